/** Michelson code injections, as library functions. */

import type { Micheline } from '../../michelson/tree';
import type { Type } from '../../types/type';
import type { DataType } from '../data-type';
import { extrasOf } from '../extras';
import { errorOf } from '../failure';
import { resultOf } from '../function-type';
import type { Host } from '../machine/host';
import type { Native } from '../machine/native';
import { dataType } from '../type-of';
import type { Value } from '../values/value';
import { micheline } from './of-value';
import { nested } from './stack-values';
import { readMicheline } from './text';
import { readValue } from './to-value';

/** The code as a function of `count` arguments; without arguments, the code itself is a function. */
export function insertion(source: string, count: number, hasFunctionType: boolean): Native {
  let code: Micheline | undefined;
  return {
    name: 'Michelson',
    arity: Math.max(count, 1),
    run: (args, host, type) => {
      code ??= readMicheline(source);
      const result = hasFunctionType && count === 0 ? resultOf(type, 1) : type;
      const stack = count === 0 && !hasFunctionType ? [] : args;
      return runInsertion(code, stack, host, result);
    },
  };
}

/** Runs code on a stack of these values and returns the top of the resulting stack. */
export function runInsertion(
  code: Micheline,
  args: readonly Value[],
  host: Host,
  type: Type | undefined,
): Value {
  const [top] = extrasOf(host).interpret(code, args.map(nested), host);
  if (!top) throw errorOf('The inserted Michelson leaves nothing on the stack.');
  return read(top, type);
}

/** Converts a Michelson result to the type that LIGO expects. */
function read(value: Value, type: Type | undefined): Value {
  const wanted: DataType = type ? dataType(type) : { kind: 'unknown', what: 'result' };
  if (value.kind === wanted.kind || wanted.kind === 'unknown') return value;
  return readValue(micheline(value, 'readable'), wanted) ?? value;
}
