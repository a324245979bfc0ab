/** Rules about the order of items on the stack: `SWAP`, `DIG`, `DUG`, `DUP`. */
import { int, type MichelinePrim, prim } from '../../michelson/tree';
import { ahead, isPlain, isPrim, numberOf, plain, type Rest, type Rewrite, rewrite, spanOf } from './rewrite';

const COMMUTATIVE: ReadonlySet<string> = new Set(['ADD', 'OR', 'AND', 'XOR']);

/** Swaps that undo each other or change nothing. */
export function removeSwap(rest: Rest): Rewrite | undefined {
  const first = ahead(rest, 0);
  const second = ahead(rest, 1);
  if (first?.kind !== 'prim' || second?.kind !== 'prim') return undefined;
  if (second.prim === 'SWAP') {
    if (first.prim === 'SWAP') return rewrite(2);
    return isPlain(first, 'DUP') ? rewrite(2, first) : undefined;
  }
  return first.prim === 'SWAP' && COMMUTATIVE.has(second.prim) ? rewrite(2, second) : undefined;
}

/** `DIG 0` goes, `DIG 1` is `SWAP`; the same for `DUG`. */
export function simplifyDig(rest: Rest): Rewrite | undefined {
  const move = moveOf(rest, 0);
  if (!move) return undefined;
  if (move.depth === 0) return rewrite(1);
  return move.depth === 1 ? rewrite(1, prim('SWAP', [], [], move.node.span)) : undefined;
}

/** `DIG n ; DUG n` goes, and `DUG n ; DIG n`. */
export function removeInverse(rest: Rest): Rewrite | undefined {
  const first = moveOf(rest, 0);
  const second = first && moveOf(rest, 1);
  return second && first.node.prim !== second.node.prim && first.depth === second.depth
    ? rewrite(2)
    : undefined;
}

/** `DIG n` repeated n times ↦ `DUG n`, and the other way round */
export function reverseCycle(rest: Rest): Rewrite | undefined {
  const move = moveOf(rest, 0);
  if (!move || move.depth < 2) return undefined;
  for (let offset = 1; offset < move.depth; offset += 1) {
    const next = moveOf(rest, offset);
    if (next?.node.prim !== move.node.prim || next.depth !== move.depth) return undefined;
  }
  const name = move.node.prim === 'DIG' ? 'DUG' : 'DIG';
  return rewrite(move.depth, { ...move.node, prim: name, annots: [] });
}

interface Move {
  readonly node: MichelinePrim;
  readonly depth: number;
}

/** `DIG` or `DUG`. */
function moveOf(rest: Rest, offset: number): Move | undefined {
  const node = ahead(rest, offset);
  if (!isPrim(node, 'DIG') && !isPrim(node, 'DUG')) return undefined;
  const depth = numberOf(node);
  return depth === undefined ? undefined : { node, depth };
}

/** `DUP 1` ↦ `DUP` */
export function dupOne(rest: Rest): Rewrite | undefined {
  const dup = ahead(rest, 0);
  return isPrim(dup, 'DUP') && numberOf(dup) === 1 ? rewrite(1, { ...dup, args: [] }) : undefined;
}

/** `DIG n ; DUP ; DUG m` ↦ `DUP m` for m = n + 1, and the same with `SWAP` for `DIG 1` */
export function recogniseDup(rest: Rest): Rewrite | undefined {
  const first = ahead(rest, 0);
  const dup = plain(rest, 1, 'DUP');
  const back = ahead(rest, 2);
  if (first?.kind !== 'prim' || !dup || !isPrim(back, 'DUG')) return undefined;
  if (first.annots.length > 0 || dup.annots.length > 0 || back.annots.length > 0) return undefined;
  const depth = isPlain(first, 'SWAP') ? 1 : isPrim(first, 'DIG') ? numberOf(first) : undefined;
  return depth !== undefined && numberOf(back) === depth + 1
    ? rewrite(3, prim('DUP', [int(BigInt(depth + 1))], [], spanOf(first, dup, back)))
    : undefined;
}
