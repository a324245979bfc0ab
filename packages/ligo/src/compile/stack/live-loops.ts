/**
 * What is used before loops: what the body uses, the next round of it, and the code behind the loop. These
 * depend on each other, so they are computed until they agree.
 */
import type { Code } from './instruction';
import { dropUnused, type KeepUsed, type Live, type LiveInstructions } from './live';
import { first, fixpoint, type Mask, union, within } from './mask';

type Loops = Pick<LiveInstructions, 'LOOP' | 'LOOP_LEFT' | 'ITER' | 'MAP' | 'FOR'>;

export const LOOPS: Loops = {
  LOOP: (instruction, after, keepUsed) => {
    const around = fixpoint((mask) => union(keepUsed(instruction.body, `1${mask}`).before, after));
    const { before, code } = keepUsed(instruction.body, `1${around}`);
    return {
      before: `1${around}`,
      code: [
        { ...instruction, body: [...dropUnused(within(before, after)), ...code] },
        ...dropUnused(within(after, before)),
      ],
    };
  },
  LOOP_LEFT: (instruction, after, keepUsed) => {
    const { around, before, code } = bodyOf(instruction.body, '1', after.slice(1), keepUsed);
    const rest = after.slice(1);
    return {
      before: `1${around}`,
      code: [
        { ...instruction, body: [...dropUnused(first(before, 1) + within(before.slice(1), rest)), ...code] },
        ...dropUnused(first(after, 1) + within(rest, before.slice(1))),
      ],
    };
  },
  ITER: (instruction, after, keepUsed) => {
    const { around, body, behind } = iteration(instruction.body, after, keepUsed);
    return { before: `1${around}`, code: [{ ...instruction, body }, ...behind] };
  },
  MAP: (instruction, after, keepUsed) => {
    const rest = after.slice(1);
    const { around, before, code } = bodyOf(instruction.body, '1', rest, keepUsed);
    return {
      before: `1${around}`,
      code: [
        { ...instruction, body: [...dropUnused(`1${within(before.slice(1), rest)}`), ...code] },
        ...dropUnused(first(after, 1) + within(rest, before.slice(1))),
      ],
    };
  },
  FOR: (instruction, after, keepUsed) => {
    const { around, body, behind } = iteration(instruction.body, after, keepUsed);
    return { before: `111${around}`, code: [{ ...instruction, body }, ...behind] };
  },
};

/** A body that finds one item on top of the stack and leaves `result` there. */
function bodyOf(code: Code, result: Mask, rest: Mask, keepUsed: KeepUsed): Live & { around: Mask } {
  const around = fixpoint((mask) => union(keepUsed(code, result + mask).before.slice(1), rest));
  return { around, ...keepUsed(code, result + around) };
}

function iteration(body: Code, after: Mask, keepUsed: KeepUsed): { around: Mask; body: Code; behind: Code } {
  const { around, before, code } = bodyOf(body, '', after, keepUsed);
  return {
    around,
    body: [...dropUnused(first(before, 1) + within(before.slice(1), after)), ...code],
    behind: dropUnused(within(after, before.slice(1))),
  };
}
