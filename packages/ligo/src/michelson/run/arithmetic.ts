/** Arithmetic on numbers, amounts, times and the BLS12-381 curve. */
import { number, option, pair } from '../values/make';
import { FIELD_ORDER, MAX_MUTEZ, modulo } from '../values/read-simple';
import type { BytesValue, NumberValue, OptionValue, Value } from '../values/value';
import { addPoints, multiplyPoint, negatePoint } from './curve';
import { stop } from './stop';

type Operand = NumberValue | BytesValue;

const isNumber = (value: Value): value is NumberValue => 'value' in value && typeof value.value === 'bigint';
const isPoint = (value: Value): value is BytesValue =>
  value.kind === 'bls12_381_g1' || value.kind === 'bls12_381_g2';

export function add(a: Value, b: Value): Operand {
  if (isPoint(a) && isPoint(b)) return addPoints(a, b);
  if (!isNumber(a) || !isNumber(b)) throw notNumbers(a, b);
  return typed(sumKind(a, b), a.value + b.value);
}

function sumKind(a: NumberValue, b: NumberValue): NumberValue['kind'] {
  if (a.kind === b.kind) return a.kind;
  return a.kind === 'timestamp' || b.kind === 'timestamp' ? 'timestamp' : 'int';
}

export function subtract(a: Value, b: Value): Operand {
  if (!isNumber(a) || !isNumber(b)) throw notNumbers(a, b);
  const isTime = a.kind === 'timestamp' && b.kind !== 'timestamp';
  return typed(isTime ? 'timestamp' : 'int', a.value - b.value);
}

export function subtractMutez(a: NumberValue, b: NumberValue): OptionValue {
  return option(a.value < b.value ? undefined : number('mutez', a.value - b.value));
}

export function multiply(a: Value, b: Value): Operand {
  if (isPoint(a) && isNumber(b)) return multiplyPoint(a, b.value);
  if (!isNumber(a) || !isNumber(b)) throw notNumbers(a, b);
  const special = [a.kind, b.kind].find((kind) => kind === 'mutez' || kind === 'bls12_381_fr');
  const isNatural = a.kind === 'nat' && b.kind === 'nat';
  return typed(special ?? (isNatural ? 'nat' : 'int'), a.value * b.value);
}

/** The remainder is never negative. */
export function divide(a: NumberValue, b: NumberValue): OptionValue {
  if (b.value === 0n) return option(undefined);
  const rest = modulo(a.value, b.value < 0n ? -b.value : b.value);
  const quotient = (a.value - rest) / b.value;
  if (a.kind === 'mutez') {
    const kind = b.kind === 'mutez' ? 'nat' : 'mutez';
    return option(pair(number(kind, quotient), number('mutez', rest)));
  }
  const kind = a.kind === 'nat' && b.kind === 'nat' ? 'nat' : 'int';
  return option(pair(number(kind, quotient), number('nat', rest)));
}

export function negate(value: Value): Operand {
  if (isPoint(value)) return negatePoint(value);
  if (!isNumber(value)) throw notNumbers(value);
  return typed(value.kind === 'bls12_381_fr' ? value.kind : 'int', -value.value);
}

function typed(kind: NumberValue['kind'], value: bigint): NumberValue {
  if (kind === 'bls12_381_fr') return number(kind, modulo(value, FIELD_ORDER));
  if (kind === 'mutez' && value > MAX_MUTEZ)
    throw stop('overflow', 'The amount exceeds the largest number of mutez.');
  return number(kind, value);
}

const notNumbers = (...values: Value[]) =>
  stop('invalid-state', `Arithmetic does not apply to ${values.map(({ kind }) => kind).join(' and ')}.`);
