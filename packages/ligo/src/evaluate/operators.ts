/** LIGO's operators on values. The type checker has already checked the operands. */
import type { BinaryOperator } from '../syntax/ast';
import { bitwise, invert, shift } from './bits';
import { addOnCurve, isOnCurve, multiplyOnCurve, negateOnCurve } from './curve';
import { errorOf, failString, unsupported } from './failure';
import { limitedNumber, limitLength } from './limits';
import type { Host } from './machine/host';
import { compare } from './values/compare';
import { bool, bytes, cons, int, mutez, NONE, nat, some, text, timestamp, tuple } from './values/make';
import type { NumberValue, Value } from './values/value';

/** Amounts of tez are 63-bit numbers of mutez. */
const MAX_MUTEZ = 2n ** 63n - 1n;

/** Operators on curve points need cryptography, all others ignore the host. */
export type Operation = (a: Value, b: Value, host: Host) => Value;

export const OPERATIONS: Readonly<Record<Exclude<BinaryOperator, '|>'>, Operation>> = {
  '+': (a, b, host) => (isOnCurve(a) ? addOnCurve(a, b, host) : add(a, b)),
  '-': subtract,
  '*': (a, b, host) => (isOnCurve(a) || isOnCurve(b) ? multiplyOnCurve(a, b, host) : multiply(a, b)),
  '/': (a, b) => quotient(a, b)[0],
  mod: (a, b) => quotient(a, b)[1],
  '^': concatenate,
  '::': (a, b) => (b.kind === 'list' ? cons(a, b) : wrong('::', a, b)),
  '=': (a, b) => bool(compare(a, b) === 0),
  '<>': (a, b) => bool(compare(a, b) !== 0),
  '<': (a, b) => bool(compare(a, b) < 0),
  '<=': (a, b) => bool(compare(a, b) <= 0),
  '>': (a, b) => bool(compare(a, b) > 0),
  '>=': (a, b) => bool(compare(a, b) >= 0),
  '&&': (a, b) => bool(isTrue(a) && isTrue(b)),
  '||': (a, b) => bool(isTrue(a) || isTrue(b)),
  land: (a, b) => bitwise('and', a, b),
  lor: (a, b) => bitwise('or', a, b),
  lxor: (a, b) => bitwise('xor', a, b),
  lsl: (a, b) => shift('left', a, b),
  lsr: (a, b) => shift('right', a, b),
};

export const COMPARISONS: ReadonlySet<BinaryOperator> = new Set(['=', '<>', '<', '<=', '>', '>=']);

/** Numbers, strings and collections are also conditions: true unless zero or empty. */
export function isTrue(value: Value): boolean {
  switch (value.kind) {
    case 'bool':
      return value.value;
    case 'int':
    case 'nat':
    case 'mutez':
      return value.value !== 0n;
    case 'string':
    case 'bytes':
      return value.value !== '';
    case 'list':
      return value.size > 0;
    case 'set':
    case 'map':
      return value.tree !== undefined;
    case 'variant':
      return value.name !== 'None';
    default:
      return wrong('if', value);
  }
}

export function negate(value: Value, host: Host): Value {
  if (isOnCurve(value)) return negateOnCurve(value, host);
  if (value.kind === 'int' || value.kind === 'nat') return int(-value.value);
  if (value.kind === 'int64') return { kind: 'int64', value: BigInt.asIntN(64, -value.value) };
  return wrong('-', value);
}

export function not(value: Value): Value {
  if (value.kind === 'int' || value.kind === 'nat' || value.kind === 'bytes') return invert(value);
  return bool(!isTrue(value));
}

function add(a: Value, b: Value): Value {
  if (a.kind === 'string' || a.kind === 'bytes') return concatenate(a, b);
  if (!isNumber(a) || !isNumber(b)) return wrong('+', a, b);
  const sum = limitedNumber(a.value + b.value);
  if (a.kind === 'mutez') return checkedMutez(sum);
  if (a.kind === 'timestamp' || b.kind === 'timestamp') return timestamp(sum);
  if (a.kind === 'int64') return { kind: 'int64', value: BigInt.asIntN(64, sum) };
  return a.kind === 'nat' && b.kind === 'nat' ? nat(sum) : int(sum);
}

function subtract(a: Value, b: Value): Value {
  if (!isNumber(a) || !isNumber(b)) return wrong('-', a, b);
  const difference = limitedNumber(a.value - b.value);
  if (a.kind === 'mutez') return difference < 0n ? NONE : some(mutez(difference));
  if (a.kind === 'timestamp') return b.kind === 'timestamp' ? int(difference) : timestamp(difference);
  if (a.kind === 'int64') return { kind: 'int64', value: BigInt.asIntN(64, difference) };
  return int(difference);
}

function multiply(a: Value, b: Value): Value {
  if (!isNumber(a) || !isNumber(b)) return wrong('*', a, b);
  const product = limitedNumber(a.value * b.value);
  if (a.kind === 'mutez' || b.kind === 'mutez') return checkedMutez(product);
  if (a.kind === 'int64') return { kind: 'int64', value: BigInt.asIntN(64, product) };
  return a.kind === 'nat' && b.kind === 'nat' ? nat(product) : int(product);
}

function checkedMutez(value: bigint): Value {
  if (value < 0n || value > MAX_MUTEZ) throw errorOf('Mutez underflow/overflow');
  return mutez(value);
}

/** Euclidean division: the remainder is never negative. */
function euclidean(a: bigint, b: bigint): readonly [bigint, bigint] {
  const remainder = a % b;
  if (remainder >= 0n) return [a / b, remainder];
  return b > 0n ? [a / b - 1n, remainder + b] : [a / b + 1n, remainder - b];
}

/** Quotient and remainder, as in `ediv`; undefined if the divisor is zero. */
function divide(a: Value, b: Value): readonly [Value, Value] | undefined {
  if (!isNumber(a) || !isNumber(b)) return wrong('/', a, b);
  if (b.value === 0n) return undefined;
  const [q, r] = euclidean(a.value, b.value);
  if (a.kind === 'mutez') return b.kind === 'mutez' ? [nat(q), mutez(r)] : [mutez(q), mutez(r)];
  return a.kind === 'nat' && b.kind === 'nat' ? [nat(q), nat(r)] : [int(q), nat(r)];
}

function quotient(a: Value, b: Value): readonly [Value, Value] {
  if (a.kind === 'int64' && b.kind === 'int64' && b.value !== 0n)
    return [
      { kind: 'int64', value: a.value / b.value },
      { kind: 'int64', value: a.value % b.value },
    ];
  const parts = divide(a, b);
  // The compiler's two backends differ only in the message; this is the one of contracts.
  if (!parts) throw failString('DIV by 0');
  return parts;
}

export function ediv(a: Value, b: Value): Value {
  const parts = divide(a, b);
  return parts ? some(tuple(...parts)) : NONE;
}

export function concatenate(a: Value, b: Value): Value {
  if ((a.kind !== 'string' && a.kind !== 'bytes') || b.kind !== a.kind) return wrong('^', a, b);
  limitLength(a.value.length + b.value.length);
  return a.kind === 'string' ? text(a.value + b.value) : bytes(a.value + b.value);
}

const NUMBERS = new Set(['int', 'nat', 'mutez', 'timestamp', 'int64', 'bls12_381_fr']);
const isNumber = (value: Value): value is NumberValue => NUMBERS.has(value.kind);

function wrong(operator: string, ...operands: Value[]): never {
  for (const operand of operands) if (operand.kind === 'unavailable') throw unsupported(operand.what);
  throw errorOf(
    `The operator ${operator} does not apply to ${operands.map(({ kind }) => kind).join(' and ')}.`,
  );
}
