/** Functions that are known by their Michelson code: unpacked ones, and those that embedded code makes. */

import { checkValue } from '../../michelson/check';
import { packable } from '../../michelson/run/lambda';
import { type Micheline, prim, sequence } from '../../michelson/tree';
import { typeToMicheline } from '../../michelson/types/type';
import type { LambdaValue } from '../../michelson/values/value';
import { writeValue } from '../../michelson/values/write';
import type { DataType } from '../data-type';
import type { Native } from '../machine/native';
import type { FunctionValue } from '../values/function';
import { UNIT } from '../values/make';
import { execute } from './execute';
import { typeIn } from './type-from';

export type LambdaType = DataType & { readonly from: DataType; readonly to: DataType };

export function functionOf(lambda: LambdaValue, type: LambdaType): FunctionValue {
  const readable = writeValue(lambda, 'readable');
  const push = prim('PUSH', [typeToMicheline(lambda.type, 'without fields'), readable]);
  const call = sequence([push, prim('SWAP'), prim('EXEC')]);
  const native: Native = {
    name: 'lambda',
    arity: 1,
    run: ([argument], host) => execute(call, [{ value: argument ?? UNIT, type: type.from }], type.to, host),
    michelson: { readable, packed: packable(lambda) },
  };
  return { kind: 'native', native, type: undefined };
}

export function readFunction(node: Micheline, type: DataType): FunctionValue | undefined {
  if (type.kind !== 'lambda') return undefined;
  const { value } = checkValue(node, typeIn(type));
  return value?.kind === 'lambda' ? functionOf(value, type) : undefined;
}
