/** The shape of a computation of what is used, by kind of instruction. */
import type { Code, Instruction, InstructionOf } from './instruction';
import type { Mask } from './mask';

/** Code, and which items of the stack before it it uses. */
export interface Live {
  readonly before: Mask;
  readonly code: Code;
}

/** Code for a stack of which only the items of `after` are wanted afterwards. */
export type KeepUsed = (code: Code, after: Mask) => Live;

/** Does the same for one kind of instruction. */
export type LiveInstruction<Kind extends Instruction['kind']> = (
  instruction: InstructionOf<Kind>,
  after: Mask,
  keepUsed: KeepUsed,
) => Live;

export type LiveInstructions = { readonly [Kind in Instruction['kind']]: LiveInstruction<Kind> };

/** Drops the items that a mask does not use. */
export function dropUnused(mask: Mask): Code {
  const moves: Instruction[] = [];
  const drops: Instruction[] = [];
  for (let index = 0; index < mask.length; index += 1) {
    if (mask[index] === '1') continue;
    moves.push({ kind: 'DIG', number: index });
    drops.push({ kind: 'DROP', number: 1 });
  }
  return [...moves, ...drops];
}
