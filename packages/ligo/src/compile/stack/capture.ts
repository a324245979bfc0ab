/** Copies the items that a function captures to the top of the stack, in the shorter of two ways. */
import { int, type Micheline, prim, sequence, sizeOfMicheline } from '../../michelson';
import type { Budget } from '../budget';
import { optimiseCode } from '../peephole/optimise';
import type { Mask } from './mask';

export function captureItems(stack: Mask, budget: Budget): readonly Micheline[] {
  const mask = stack.slice(0, stack.lastIndexOf('1') + 1);
  budget.spend(mask.length);
  const oneByOne = copyOneByOne(mask);
  const rotating = copyRotating(mask);
  return sizeOf(oneByOne, budget) <= sizeOf(rotating, budget) ? oneByOne : rotating;
}

const sizeOf = (code: readonly Micheline[], budget: Budget): number =>
  sizeOfMicheline(optimiseCode(sequence(code), budget)) ?? 0;

const dig = (depth: number): Micheline => prim('DIG', [int(BigInt(depth))]);
const dug = (depth: number): Micheline => prim('DUG', [int(BigInt(depth))]);

/** Copies each item, from the deepest, over those already copied. */
function copyOneByOne(mask: Mask): readonly Micheline[] {
  const code: Micheline[] = [];
  let depth = mask.length;
  for (let index = mask.length - 1; index >= 0; index -= 1) {
    if (mask[index] === '1') code.push(dig(depth - 1), prim('DUP'), dug(depth));
    else depth -= 1;
  }
  return code;
}

/** Rebuilds the whole stack, with a copy of each item. */
function copyRotating(mask: Mask): readonly Micheline[] {
  const code: Micheline[] = [];
  let depth = mask.length;
  for (let index = mask.length - 1; index >= 0; index -= 1) {
    if (mask[index] === '1') code.push(dig(index), prim('DUP'), dug(depth), dug(index));
    else {
      code.push(dig(index), dug(depth - 1));
      depth -= 1;
    }
  }
  return code;
}
