/**
 * Makes code that computes and keeps only what is used, from its end to its beginning. A variable is moved
 * instead of copied where it is used last, and dropped where it is not used at all.
 */
import type { Code, Instruction } from './instruction';
import type { KeepUsed, Live, LiveInstructions } from './live';
import { BRANCHES } from './live-branches';
import { FUNCTIONS } from './live-functions';
import { LOOPS } from './live-loops';
import { SIMPLE } from './live-simple';
import type { Mask } from './mask';

const INSTRUCTIONS: LiveInstructions = { ...SIMPLE, ...BRANCHES, ...LOOPS, ...FUNCTIONS };

export function createKeepUsed(): KeepUsed {
  /** The bodies of loops are asked for again and again with the same masks. */
  const known = new Map<Code, Map<Mask, Live>>();

  function keepUsed(code: Code, after: Mask): Live {
    const answers = known.get(code) ?? new Map<Mask, Live>();
    known.set(code, answers);
    const answer = answers.get(after) ?? compute(code, after);
    answers.set(after, answer);
    return answer;
  }

  function compute(code: Code, after: Mask): Live {
    const reversed: Instruction[] = [];
    let mask = after;
    for (let index = code.length - 1; index >= 0; index -= 1) {
      const instruction = code[index] as Instruction;
      const live = liveInstruction(instruction, mask, keepUsed);
      for (let inner = live.code.length - 1; inner >= 0; inner -= 1)
        reversed.push(withSpan(live.code[inner] as Instruction, instruction));
      mask = live.before;
    }
    return { before: mask, code: reversed.reverse() };
  }

  return keepUsed;
}

function liveInstruction(instruction: Instruction, after: Mask, keepUsed: KeepUsed): Live {
  const compute = INSTRUCTIONS[instruction.kind] as (
    instruction: Instruction,
    after: Mask,
    keepUsed: KeepUsed,
  ) => Live;
  return compute(instruction, after, keepUsed);
}

const withSpan = (instruction: Instruction, { span }: Instruction): Instruction =>
  span && !instruction.span ? { ...instruction, span } : instruction;
