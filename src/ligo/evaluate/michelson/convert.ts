/** Values between types that differ in LIGO and may agree in Michelson, which is all that the chain knows. */
import type { DataType } from '../data-type';
import { Failure } from '../failure';
import type { Value } from '../values/value';
import { micheline } from './of-value';
import { readValue } from './to-value';

/** The value as one of another type; undefined when its Michelson does not fit, or when it has none here. */
export function convert(value: Value, type: DataType): Value | undefined {
  try {
    return readValue(micheline(value, 'readable'), type);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
