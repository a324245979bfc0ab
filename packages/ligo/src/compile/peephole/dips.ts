/** Rules about `DIP`. */
import { type Micheline, type MichelinePrim, prim } from '../../michelson/tree';
import { isNullary, isUnary } from './effects';
import {
  ahead,
  dippedCode,
  isPlain,
  isPrim,
  plain,
  type Rest,
  type Rewrite,
  rewrite,
  spanOf,
} from './rewrite';

const swap = (from: Micheline): MichelinePrim => prim('SWAP', [], [], from.span);

/** `DUP ; CAR ; DIP { CDR }` ↦ `DUP ; CDR ; SWAP ; CAR`, and the other way round */
export function shortenUnpair(rest: Rest): Rewrite | undefined {
  const above = ahead(rest, 1);
  const dip = ahead(rest, 2);
  const [below, more] = dippedCode(dip) ?? [];
  const dup = plain(rest, 0, 'DUP');
  if (!dup || !dip || more || !isProjection(above) || !isProjection(below)) return undefined;
  return rewrite(3, { ...dup, annots: [] }, below, swap(dip), above);
}

const isProjection = (node: Micheline | undefined): node is MichelinePrim =>
  isPlain(node, 'CAR') || isPlain(node, 'CDR');

/** Joins neighbours of `DIP`, and moves code out of it. */
export function joinDip(rest: Rest): Rewrite | undefined {
  const first = ahead(rest, 0);
  const second = ahead(rest, 1);
  if (!first || !second) return undefined;
  const code = dippedCode(first);
  if (code) {
    const following = dippedCode(second);
    if (following) return rewrite(2, joined(first as MichelinePrim, [...code, ...following]));
    if (isPlain(second, 'DROP')) return rewrite(2, second, ...code);
  }
  if (isNullary(first)) {
    const dipped = dippedCode(second);
    if (dipped) return rewrite(2, ...dipped, first);
  }
  return code && isUnary(second) ? rewrite(2, second, first) : undefined;
}

function joined(dip: MichelinePrim, items: readonly Micheline[]): Micheline {
  const [code] = dip.args;
  return { ...dip, args: [{ kind: 'sequence', items, span: code?.span }], annots: [] };
}

/** `DIP {}` goes; a `DIP` of one simple operation becomes swaps. */
export function removeDip(rest: Rest): Rewrite | undefined {
  const dip = ahead(rest, 0);
  if (!isPrim(dip, 'DIP')) return undefined;
  const code = dippedCode(dip);
  if (!code || code.length > 1) return undefined;
  const [only] = code;
  if (!only) return rewrite(1);
  if (isNullary(only)) return rewrite(1, only, swap(only));
  return isUnary(only) ? rewrite(1, swap(only), only, swap(only)) : undefined;
}

/** `DUP ; CDR ; SWAP ; CAR` ↦ `UNPAIR` */
export function recogniseUnpair(rest: Rest): Rewrite | undefined {
  const nodes = ['DUP', 'CDR', 'SWAP', 'CAR'].map((name, offset) => plain(rest, offset, name));
  return nodes.every((node) => node?.annots.length === 0)
    ? rewrite(4, prim('UNPAIR', [], [], spanOf(...nodes)))
    : undefined;
}
