/** Narrows arguments of library functions to the required kinds of values. */
import { errorOf, unsupported } from '../failure';
import { type FunctionValue, isFunction } from '../values/function';
import { itemsOf } from '../values/make';
import type { Bytes, Encoded, MapValue, NumberValue, Value } from '../values/value';

type Kind = Value['kind'];
type OfKind<K extends Kind, V = Value> = V extends { kind: infer X } ? (K extends X ? V : never) : never;

/** Asserts that a value is of a kind. */
export function as<K extends Kind>(kind: K, value: Value | undefined): OfKind<K> {
  if (value?.kind === kind) return value as OfKind<K>;
  return mismatch(kind, value);
}

export function mismatch(expected: string, value: Value | undefined): never {
  if (value?.kind === 'unavailable') throw unsupported(value.what);
  throw errorOf(`The library expected a value of kind ${expected}, but got ${value?.kind ?? 'nothing'}.`);
}

export function numberOf(kind: NumberValue['kind'], value: Value | undefined): bigint {
  return value?.kind === kind ? (value as NumberValue).value : mismatch(kind, value);
}

export const natOf = (value: Value | undefined): bigint => numberOf('nat', value);
export const mutezOf = (value: Value | undefined): bigint => numberOf('mutez', value);
export const stringOf = (value: Value | undefined): string => as('string', value).value;
export const boolOf = (value: Value | undefined): boolean => as('bool', value).value;
export const listItems = (value: Value | undefined): Value[] => itemsOf(as('list', value));

export function bytesOf(value: Value | undefined): string {
  return value?.kind === 'bytes' ? (value as Bytes).value : mismatch('bytes', value);
}

export function encodedOf(kind: Encoded['kind'], value: Value | undefined): string {
  return value?.kind === kind ? (value as Encoded).value : mismatch(kind, value);
}

export const addressOf = (value: Value | undefined): string => encodedOf('address', value);

export function functionOf(value: Value | undefined): FunctionValue {
  return value && isFunction(value) ? value : mismatch('function', value);
}

export function mapOf(value: Value | undefined): MapValue {
  return value?.kind === 'map' || value?.kind === 'big_map' ? value : mismatch('map', value);
}

export function pairOf(value: Value | undefined): readonly [Value, Value] {
  const [first, second] = as('tuple', value).items;
  return first && second ? [first, second] : mismatch('pair', value);
}

/** The content of an option. */
export function optionOf(value: Value | undefined): Value | undefined {
  const { name, value: inner } = as('variant', value);
  return name === 'Some' ? inner : undefined;
}

export function given(value: Value | undefined): Value {
  return value ?? mismatch('any', value);
}
