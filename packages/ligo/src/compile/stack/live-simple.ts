/** What is used before instructions without code inside. */
import type { Instruction } from './instruction';
import { dropUnused, type Live, type LiveInstructions } from './live';
import { all, first, type Mask, none, uses, weight } from './mask';

type Simple = Pick<
  LiveInstructions,
  | 'RAW'
  | 'SWAP'
  | 'UNIT'
  | 'TRUE'
  | 'CONS'
  | 'EXEC'
  | 'DIG'
  | 'DUG'
  | 'DUP'
  | 'DROP'
  | 'PAIR'
  | 'UNPAIR'
  | 'GET'
  | 'UPDATE'
  | 'NIL'
  | 'LEFT'
>;

export const SIMPLE: Simple = {
  /** Any Michelson may have an effect, so it stays and its unused result is dropped. */
  RAW: (instruction, after) => ({
    before: all(instruction.taken) + after.slice(1),
    code: uses(after, 0) ? [instruction] : [instruction, { kind: 'DROP', number: 1 }],
  }),
  SWAP: (instruction, after) => ({
    before: first(after, 2).split('').reverse().join('') + after.slice(2),
    code: uses(after, 0) && uses(after, 1) ? [instruction] : [],
  }),
  UNIT: makesOne,
  TRUE: makesOne,
  NIL: makesOne,
  GET: changesOne,
  LEFT: changesOne,
  CONS: joinsTwo,
  UPDATE: (instruction, after) => ({
    before: first(after, 1) + after,
    code: uses(after, 0) ? [instruction] : [],
  }),
  EXEC: (instruction, after) => ({
    before: all(2) + after.slice(1),
    code: [instruction, ...dropUnused(first(after, 1))],
  }),
  DIG: (instruction, after) => {
    const rest = after.slice(1);
    const above = first(rest, instruction.number);
    return {
      before: above + first(after, 1) + rest.slice(instruction.number),
      code: uses(after, 0) ? [{ ...instruction, number: weight(above) }] : [],
    };
  },
  DUG: (instruction, after) => {
    const above = first(after, instruction.number);
    const rest = after.slice(instruction.number);
    return {
      before: first(rest, 1) + above + rest.slice(1),
      code: uses(rest, 0) ? [{ ...instruction, number: weight(above) }] : [],
    };
  },
  DUP: (instruction, after) => {
    const above = first(after, instruction.number).slice(1);
    const rest = after.slice(instruction.number);
    if (!uses(after, 0)) return { before: above + rest, code: [] };
    const move: Instruction = uses(rest, 0)
      ? { ...instruction, number: weight(above) + 1 }
      : { ...instruction, kind: 'DIG', number: weight(above) };
    return { before: `${above}1${rest.slice(1)}`, code: [move] };
  },
  DROP: ({ number }, after) => ({ before: none(number) + after, code: [] }),
  PAIR: (instruction, after) => ({
    before: first(after, 1).repeat(instruction.number) + after.slice(1),
    code: uses(after, 0) ? [instruction] : [],
  }),
  /** One used part is got; for several, all are made and the unused ones dropped. */
  UNPAIR: (instruction, after) => {
    const { number } = instruction;
    const parts = first(after, number);
    const rest = after.slice(number);
    const count = weight(parts);
    if (count === 0) return { before: `0${rest}`, code: [] };
    if (count > 1) return { before: `1${rest}`, code: [instruction, ...dropUnused(parts)] };
    const index = parts.indexOf('1');
    const position = index === number - 1 ? 2 * index : 2 * index + 1;
    return { before: `1${rest}`, code: [{ kind: 'GET', number: position }] };
  },
};

function makesOne(instruction: Instruction, after: Mask): Live {
  return { before: after.slice(1), code: uses(after, 0) ? [instruction] : [] };
}

function changesOne(instruction: Instruction, after: Mask): Live {
  return { before: after, code: uses(after, 0) ? [instruction] : [] };
}

function joinsTwo(instruction: Instruction, after: Mask): Live {
  return { before: first(after, 1).repeat(2) + after.slice(1), code: uses(after, 0) ? [instruction] : [] };
}
