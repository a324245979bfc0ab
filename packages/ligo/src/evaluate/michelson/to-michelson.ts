/** Values of programs as values of Michelson. */
import { checkValue } from '../../michelson/check';
import type { Type } from '../../michelson/types/type';
import type { Value as MichelsonValue } from '../../michelson/values/value';
import { errorOf } from '../failure';
import type { Value } from '../values/value';
import { micheline } from './of-value';

export function toMichelson(value: Value, type: Type): MichelsonValue {
  const { value: found, problems } = checkValue(micheline(value, 'readable'), type, { allowsTickets: true });
  if (!found) throw errorOf(problems[0]?.message ?? 'The value does not have its type in Michelson.');
  return found;
}
