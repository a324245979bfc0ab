/** What is used before branches: what either side uses. Each side drops what only the other uses. */
import type { InstructionOf } from './instruction';
import { dropUnused, type KeepUsed, type Live, type LiveInstructions } from './live';
import { first, type Mask, union, within } from './mask';

type Branches = Pick<LiveInstructions, 'DIP' | 'IF' | 'IF_NONE' | 'IF_CONS' | 'IF_LEFT'>;

export const BRANCHES: Branches = {
  DIP: (instruction, after, keepUsed) => {
    const { before, code } = keepUsed(instruction.body, after.slice(1));
    const top = first(after, 1);
    return { before: top + before, code: top === '1' ? [{ ...instruction, body: code }] : code };
  },
  IF: branchWith(0, 0),
  IF_NONE: branchWith(0, 1),
  IF_CONS: branchWith(2, 0),
  IF_LEFT: branchWith(1, 1),
};

type LiveBranch = (instruction: InstructionOf<'IF'>, after: Mask, keepUsed: KeepUsed) => Live;

/** A branch whose sides find that many items of their own on top of the stack. */
function branchWith(ownFirst: number, ownSecond: number): LiveBranch {
  return (instruction, after, keepUsed) => {
    const one = keepUsed(instruction.first, after);
    const two = keepUsed(instruction.second, after);
    const restOne = one.before.slice(ownFirst);
    const restTwo = two.before.slice(ownSecond);
    return {
      before: `1${union(restOne, restTwo)}`,
      code: [
        {
          ...instruction,
          first: [...dropUnused(first(one.before, ownFirst) + within(restOne, restTwo)), ...one.code],
          second: [...dropUnused(first(two.before, ownSecond) + within(restTwo, restOne)), ...two.code],
        },
      ],
    };
  };
}
