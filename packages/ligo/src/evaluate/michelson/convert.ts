/** Converts values between types that differ in LIGO but agree in Michelson, which is all the chain knows. */
import type { DataType } from '../data-type';
import { Failure } from '../failure';
import type { Value } from '../values/value';
import { micheline } from './of-value';
import { readValue } from './to-value';

/** The value as another type; undefined if its Michelson does not match, or cannot be represented here. */
export function convert(value: Value, type: DataType): Value | undefined {
  try {
    return readValue(micheline(value, 'readable'), type);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
