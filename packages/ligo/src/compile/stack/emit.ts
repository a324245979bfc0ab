/** From stack code to Michelson. */
import { int, type Micheline, type MichelinePrim, prim, sequence } from '../../michelson';
import type { Span } from '../../syntax/source';
import type { Budget } from '../budget';
import { captureItems } from './capture';
import type { Code, Instruction, InstructionOf } from './instruction';
import { michelsonType } from './types';

export function emitCode(code: Code, budget: Budget): readonly Micheline[] {
  return code.flatMap((instruction) => {
    const { span } = instruction;
    const emitted = emitInstruction(instruction, budget);
    return span ? emitted.map((node) => withSpan(node, span)) : emitted;
  });
}

/** Instructions inside of another one that come from nowhere else come from the same place. */
function withSpan(node: Micheline, span: Span): Micheline {
  if (node.span) return node;
  if (node.kind === 'sequence') return { ...node, items: node.items.map((item) => withSpan(item, span)) };
  if (node.kind !== 'prim' || node.prim === 'PUSH') return { ...node, span };
  const args = node.args.map((arg) => (arg.kind === 'sequence' ? withSpan(arg, span) : arg));
  return { ...node, args, span };
}

const numbered = (name: string, number: number): Micheline => prim(name, [int(BigInt(number))]);

function emitInstruction(instruction: Instruction, budget: Budget): readonly Micheline[] {
  const block = (code: Code): Micheline => sequence(emitCode(code, budget));
  switch (instruction.kind) {
    case 'RAW':
      return instruction.code;
    case 'SWAP':
    case 'UNIT':
    case 'CONS':
    case 'EXEC':
      return [prim(instruction.kind)];
    case 'TRUE':
      return [prim('PUSH', [prim('bool'), prim('True')])];
    case 'NIL':
    case 'LEFT':
      return [prim(instruction.kind, [michelsonType(instruction.type)])];
    case 'DIP':
    case 'LOOP':
    case 'LOOP_LEFT':
    case 'ITER':
    case 'MAP':
      return [prim(instruction.kind, [block(instruction.body)])];
    case 'FOR':
      return countingLoop(block(instruction.body));
    case 'IF':
    case 'IF_NONE':
    case 'IF_CONS':
    case 'IF_LEFT':
      return [prim(instruction.kind, [block(instruction.first), block(instruction.second)])];
    case 'LAMBDA':
      return [lambdaOf('LAMBDA', instruction, [], emitCode(instruction.body, budget))];
    case 'FUNCTION':
    case 'RECURSIVE':
      return emitCapturing(instruction, budget);
    case 'CREATE_CONTRACT':
      return [
        prim('CREATE_CONTRACT', [
          sequence([
            prim('parameter', [michelsonType(instruction.parameter)]),
            prim('storage', [michelsonType(instruction.storage)]),
            prim('code', [block(instruction.body)]),
          ]),
        ]),
      ];
    default:
      return [numbered(instruction.kind, instruction.number)];
  }
}

/** From start to end inclusive, with a step: `start : end : step` on the stack. */
function countingLoop(body: Micheline): readonly Micheline[] {
  const notBeyond = [numbered('DUP', 2), numbered('DUP', 2), prim('COMPARE'), prim('LE')];
  const round = [
    prim('DUP'),
    numbered('DUG', 3),
    prim('DIP', [int(3n), body]),
    numbered('DUP', 3),
    prim('ADD'),
    ...notBeyond,
  ];
  return [...notBeyond, prim('LOOP', [sequence(round)]), numbered('DROP', 3)];
}

type Capturing = InstructionOf<'FUNCTION'>;

/** A function that captures nothing, or one of a pair to which the captured values are applied. */
function emitCapturing(instruction: Capturing, budget: Budget): readonly Micheline[] {
  const { captured, from } = instruction;
  const name = instruction.kind === 'FUNCTION' ? 'LAMBDA' : 'LAMBDA_REC';
  const body = emitCode(instruction.body, budget);
  const count = captured.length;
  if (count === 0) return [lambdaOf(name, instruction, [], body)];
  const unpaired = [prim('UNPAIR'), ...unpairItems(count), numbered('DIG', count)];
  const code = instruction.kind === 'FUNCTION' ? unpaired : selfApplied(count);
  return [
    lambdaOf(name, instruction, captured.map(michelsonType), [...code, ...body]),
    ...captureItems(`0${from}`, budget),
    ...(count > 1 ? [numbered('PAIR', count)] : []),
    prim('APPLY'),
  ];
}

/** The function itself must capture the same values before its body can call it. */
const selfApplied = (count: number): readonly Micheline[] => [
  prim('UNPAIR'),
  prim('DUP'),
  ...unpairItems(count),
  numbered('DIG', count + 2),
  numbered('DIG', count + 1),
  prim('APPLY'),
  numbered('DIG', count + 1),
];

const unpairItems = (count: number): readonly Micheline[] => (count > 1 ? [numbered('UNPAIR', count)] : []);

function lambdaOf(
  name: string,
  { parameter, result }: Pick<Capturing, 'parameter' | 'result'>,
  captured: readonly Micheline[],
  body: readonly Micheline[],
): MichelinePrim {
  const [only] = captured;
  const type = michelsonType(parameter);
  const whole =
    only === undefined ? type : prim('pair', [captured.length === 1 ? only : prim('pair', captured), type]);
  return prim(name, [whole, michelsonType(result), sequence(body)]);
}
