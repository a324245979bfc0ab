/** Functions with a captured argument, and the form in which functions are packed. */
import { readCheckedValue } from '../check/code';
import { startRun } from '../check/context';
import { type Micheline, prim, sequence } from '../tree';
import { readType } from '../types/read-type';
import { binary, type Type, typeToMicheline } from '../types/type';
import type { LambdaValue, Value } from '../values/value';
import { writeValue } from '../values/write';
import { stop } from './stop';

/** The function of the remaining argument. Its code pushes the captured one first, as on the chain. */
export function applied(fn: LambdaValue, captured: Value): LambdaValue {
  const { left, right } = fn.type;
  if (left.name !== 'pair') throw stop('invalid-state', 'APPLY needs a function of a pair.');
  const plain = (type: Type): Micheline => typeToMicheline(type, 'without fields');
  const push = prim('PUSH', [plain(left.left), writeValue(captured, 'optimised')]);
  const code = fn.isRecursive
    ? [prim('LAMBDA_REC', [plain(left), plain(right), fn.code]), prim('SWAP'), prim('EXEC')]
    : [fn.code];
  return {
    kind: 'lambda',
    code: sequence([push, prim('PAIR'), ...code]),
    type: binary('lambda', { ...left.right, field: undefined }, right),
    isRecursive: false,
    stacks: fn.stacks,
  };
}

/** A value in which the constants in the code of functions have the form that `PACK` serialises. */
export function packable(value: Value): Micheline {
  return normalise(writeValue(value, 'packed'));
}

/** Constants within code are normalised; other parts of a value are in that form already. */
function normalise(node: Micheline): Micheline {
  if (node.kind === 'sequence') return { ...node, items: node.items.map(normalise) };
  if (node.kind !== 'prim') return node;
  const [type, value] = node.args;
  if (node.prim !== 'PUSH' || !type || !value) return { ...node, args: node.args.map(normalise) };
  const constant = readCheckedValue(value, readType(type, 'any'), startRun());
  return { ...node, args: [type, packable(constant)] };
}
