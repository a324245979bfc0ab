/** Rules that remove computations of values that are dropped. */
import { type Micheline, prim } from '../../michelson/tree';
import { arityOf, isBranch, isFailing, isUnary } from './effects';
import { ahead, isPlain, isPrim, numberOf, plain, type Rest, type Rewrite, rewrite, spanOf } from './rewrite';

/** `DROP 1` ↦ `DROP` */
export function dropOne(rest: Rest): Rewrite | undefined {
  const drop = ahead(rest, 0);
  return isPrim(drop, 'DROP') && numberOf(drop) === 1 ? rewrite(1, { ...drop, args: [] }) : undefined;
}

/** An operation whose result is dropped: its operands are dropped instead. */
export function dropResult(rest: Rest): Rewrite | undefined {
  const drop = plain(rest, 1, 'DROP');
  if (!drop) return undefined;
  const operation = ahead(rest, 0);
  const arity = arityOf(operation);
  if (arity === 0 || isPlain(operation, 'DUP')) return rewrite(2);
  if (arity !== undefined && arity <= 3) return rewrite(2, ...Array<Micheline>(arity).fill(drop));
  return dropInOtherBranch(operation, drop);
}

/** A drop after a branch of which one side fails moves into the other side. */
function dropInOtherBranch(branch: Micheline | undefined, drop: Micheline): Rewrite | undefined {
  if (branch?.kind !== 'prim' || !isBranch(branch.prim) || branch.args.length !== 2) return undefined;
  const [first, second] = branch.args;
  if (isFailing(first) && second?.kind === 'sequence') {
    const args = [first as Micheline, { ...second, items: [...second.items, drop] }];
    return rewrite(2, { ...branch, args });
  }
  if (isFailing(second) && first?.kind === 'sequence') {
    const args = [{ ...first, items: [...first.items, drop] }, second as Micheline];
    return rewrite(2, { ...branch, args });
  }
  return undefined;
}

/** `SWAP ; DROP ; DROP` ↦ `DROP ; DROP` */
export function dropBoth(rest: Rest): Rewrite | undefined {
  const first = plain(rest, 1, 'DROP');
  const second = plain(rest, 2, 'DROP');
  return first && second && plain(rest, 0, 'SWAP') ? rewrite(3, first, second) : undefined;
}

/** `DUP ; unary ; SWAP ; DROP` ↦ `unary` */
export function dropOriginal(rest: Rest): Rewrite | undefined {
  const operation = ahead(rest, 1);
  return operation &&
    plain(rest, 0, 'DUP') &&
    isUnary(operation) &&
    isPrim(ahead(rest, 2), 'SWAP') &&
    plain(rest, 3, 'DROP')
    ? rewrite(4, operation)
    : undefined;
}

/** A shuffle of items that are all dropped afterwards goes. */
export function dropShuffled(rest: Rest): Rewrite | undefined {
  const depth = shuffleDepth(ahead(rest, 0));
  if (depth === undefined) return undefined;
  const drops: Micheline[] = [];
  while (drops.length < depth) {
    const drop = plain(rest, drops.length + 1, 'DROP');
    if (!drop) return undefined;
    drops.push(drop);
  }
  return rewrite(depth + 1, ...drops);
}

/** How many items from the top the instruction touches. */
function shuffleDepth(node: Micheline | undefined): number | undefined {
  if (isPlain(node, 'SWAP')) return 2;
  if (!isPrim(node, 'DIG') && !isPrim(node, 'DUG')) return undefined;
  const depth = numberOf(node);
  return depth === undefined ? undefined : depth + 1;
}

/** `UNPAIR ; DROP ; DROP` ↦ `DROP` */
export function dropUnpaired(rest: Rest): Rewrite | undefined {
  const unpair = plain(rest, 0, 'UNPAIR');
  const drop = plain(rest, 1, 'DROP');
  return unpair && drop && plain(rest, 2, 'DROP')
    ? rewrite(3, prim('DROP', [], [], spanOf(unpair, drop)))
    : undefined;
}

/** `GET_AND_UPDATE ; DROP` ↦ `UPDATE` */
export function dropPrevious(rest: Rest): Rewrite | undefined {
  const both = plain(rest, 0, 'GET_AND_UPDATE');
  return both && plain(rest, 1, 'DROP') ? rewrite(2, prim('UPDATE', [], [], both.span)) : undefined;
}
