/** Michelson values in tests: `Test.Next.Michelson`. */
import { errorOf } from '../../evaluate/failure';
import { resultOf } from '../../evaluate/function-type';
import type { Table } from '../../evaluate/library/define';
import { as, functionOf, given, stringOf } from '../../evaluate/library/read';
import { call } from '../../evaluate/machine/native';
import { readMicheline } from '../../evaluate/michelson/text';
import { readValue } from '../../evaluate/michelson/to-value';
import { dataType } from '../../evaluate/type-of';
import { equal } from '../../evaluate/values/compare';
import { isFunction } from '../../evaluate/values/function';
import { bool } from '../../evaluate/values/make';
import type { MichelsonProgram, Value } from '../../evaluate/values/value';
import { layOutArgument } from '../../michelson/layout';
import type { Type } from '../../types/type';
import { programOf } from '../execution-error';

export const MICHELSON: Table = {
  run: [
    2,
    function* ([fn, argument]) {
      return programOf(yield call(functionOf(fn), given(argument)));
    },
  ],
  eval: [1, ([value]) => programOf(given(value))],
  decompile: [1, ([program], _, type) => decompile(as('michelson_program', program), resultOf(type, 1))],
  parse: [
    1,
    ([source]) => ({ kind: 'michelson_program', code: readMicheline(stringOf(source)), source: undefined }),
  ],
};

export const MICHELSON_EQUAL: Table = {
  michelson_equal: [2, ([a, b]) => bool(equal(given(a), given(b)))],
};

function decompile({ code, source }: MichelsonProgram, type: Type | undefined): Value {
  if (!type) throw errorOf('The type of this Michelson value is not known: add an annotation.');
  if (source && isFunction(source)) return source;
  const value = readValue(code, dataType(type)) ?? (dataType(type).kind === 'unknown' ? source : undefined);
  if (!value) throw errorOf(`The Michelson value ${layOutArgument(code)} is not of the expected type.`);
  return value;
}
