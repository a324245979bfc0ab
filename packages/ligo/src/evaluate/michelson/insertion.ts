/** Michelson code injections, as library functions. */

import type { Micheline } from '../../michelson/tree';
import type { Type } from '../../types/type';
import { extrasOf } from '../extras';
import { parameterOf, resultOf } from '../function-type';
import type { Host } from '../machine/host';
import type { Native } from '../machine/native';
import { dataType } from '../type-of';
import type { Value } from '../values/value';
import type { Argument } from './execute';
import { readMicheline } from './text';

/** The code as a function of `count` arguments. */
export function insertion(source: string, count: number): Native {
  let code: Micheline | undefined;
  return {
    name: 'Michelson',
    arity: count,
    run: (args, host, type) => {
      code ??= readMicheline(source);
      return runInsertion(code, args, host, type);
    },
  };
}

/** Runs code on a stack of these values, as a function of this type. */
export function runInsertion(
  code: Micheline,
  args: readonly Value[],
  host: Host,
  type: Type | undefined,
): Value {
  const stack = args.map((value, index): Argument => {
    const parameter = parameterOf(type, index);
    return { value, type: parameter ? dataType(parameter) : { kind: 'unknown', what: 'argument' } };
  });
  const result = resultOf(type, args.length);
  return extrasOf(host).execute(code, stack, result && dataType(result), host);
}
