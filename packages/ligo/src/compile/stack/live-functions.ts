/** What functions capture: only what their bodies use. */

import type { InstructionOf } from './instruction';
import { dropUnused, type KeepUsed, type Live, type LiveInstructions } from './live';
import { compose, first, type Mask, select, union, uses, within } from './mask';

type Functions = Pick<LiveInstructions, 'FUNCTION' | 'RECURSIVE' | 'LAMBDA' | 'CREATE_CONTRACT'>;

export const FUNCTIONS: Functions = {
  FUNCTION: (instruction, after, keepUsed) => captureUsed(instruction, 1, after, keepUsed),
  RECURSIVE: (instruction, after, keepUsed) => captureUsed(instruction, 2, after, keepUsed),
  LAMBDA: (instruction, after, keepUsed) => {
    if (!uses(after, 0)) return { before: after.slice(1), code: [] };
    const { before, code } = keepUsed(instruction.body, '1');
    const body = [...dropUnused(first(before, 1)), ...code];
    return { before: after.slice(1), code: [{ ...instruction, body }] };
  },
  CREATE_CONTRACT: (instruction, after, keepUsed) => {
    const { before, code } = keepUsed(instruction.body, '1');
    const body = [...dropUnused(first(before, 1)), ...code];
    return { before: `111${after.slice(2)}`, code: [{ ...instruction, body }] };
  },
};

type Capturing = InstructionOf<'FUNCTION'>;

/** `own`: how many items above the captured ones the body finds: its parameter, and itself. */
function captureUsed(instruction: Capturing, own: number, after: Mask, keepUsed: KeepUsed): Live {
  const rest = after.slice(1);
  if (!uses(after, 0)) return { before: rest, code: [] };
  const { before, code } = keepUsed(instruction.body, '1');
  const captured = before.slice(own);
  const from = compose(captured, instruction.from);
  return {
    before: union(from, rest),
    code: [
      {
        ...instruction,
        captured: select(captured, instruction.captured),
        from: within(from, rest),
        body: [...dropUnused(first(before, own)), ...code],
      },
      ...dropUnused(`1${within(rest, from)}`),
    ],
  };
}
