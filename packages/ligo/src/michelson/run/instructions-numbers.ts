/** Instructions on numbers, bits, texts and bytes. */
import type { MichelinePrim } from '../tree';
import { compareValues } from '../values/compare';
import { bool, itemsOf, number, option, raw, text } from '../values/make';
import type { BytesValue, NumberValue, TextValue, Value } from '../values/value';
import { add, divide, multiply, negate, subtract, subtractMutez } from './arithmetic';
import {
  type Bitwise,
  bitwise,
  bytesToInt,
  bytesToNat,
  invert,
  numberToBytes,
  shiftLeft,
  shiftRight,
} from './bits';
import type { Instruction, Machine } from './machine';
import { weightOf } from './weight';

const unary =
  (compute: (value: Value) => Value): Instruction =>
  (machine, node) => {
    const value = machine.pop();
    machine.charge(weightOf(value), node);
    machine.push(compute(value));
  };

const binary =
  (compute: (first: Value, second: Value) => Value): Instruction =>
  (machine, node) => {
    const first = machine.pop();
    const second = machine.pop();
    machine.charge(weightOf(first) + weightOf(second), node);
    machine.push(compute(first, second));
  };

/** The cost of products and quotients is that of multiplying by hand. */
const product =
  (compute: (first: Value, second: Value) => Value): Instruction =>
  (machine, node) => {
    const first = machine.pop();
    const second = machine.pop();
    machine.charge((weightOf(first) + 1) * (weightOf(second) + 1), node);
    machine.push(compute(first, second));
  };

const bits = (operation: Bitwise): Instruction => binary((a, b) => bitwise(operation, a, b));

const test =
  (holds: (value: bigint) => boolean): Instruction =>
  (machine) =>
    machine.push(bool(holds(machine.take('int').value)));

const shift =
  (compute: (value: Value, by: bigint) => Value): Instruction =>
  (machine, node) => {
    const value = machine.pop();
    machine.charge(weightOf(value), node);
    machine.push(compute(value, machine.take('nat').value));
  };

const asNumber = (compute: (value: NumberValue) => Value): Instruction =>
  unary((value) => compute(value as NumberValue));

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

function concat(machine: Machine, node: MichelinePrim): void {
  const first = machine.take('string', 'bytes', 'list');
  const parts = first.kind === 'list' ? itemsOf(first) : [first, machine.take(first.kind)];
  for (const part of parts) machine.charge(1 + weightOf(part));
  const joined = parts.map((part) => (part as TextValue | BytesValue).value).join('');
  const type = machine.typeOnTop(node);
  const isBytes = type.name === 'bytes' || ('item' in type && type.item.name === 'bytes');
  machine.push(isBytes ? raw('bytes', joined) : text(joined));
}

function slice(machine: Machine): void {
  const offset = machine.take('nat').value;
  const length = machine.take('nat').value;
  const value = machine.take('string', 'bytes');
  const unit = value.kind === 'bytes' ? 2 : 1;
  const size = BigInt(value.value.length / unit);
  if (offset >= size || offset + length > size) {
    machine.push(option(undefined));
    return;
  }
  const part = value.value.slice(unit * Number(offset), unit * Number(offset + length));
  machine.push(option(value.kind === 'bytes' ? raw('bytes', part) : text(part)));
}

export const NUMBER_INSTRUCTIONS: Readonly<Record<string, Instruction>> = {
  ADD: binary(add),
  SUB: binary(subtract),
  SUB_MUTEZ: binary((a, b) => subtractMutez(a as NumberValue, b as NumberValue)),
  MUL: product(multiply),
  EDIV: product((a, b) => divide(a as NumberValue, b as NumberValue)),
  NEG: unary(negate),
  ABS: asNumber(({ value }) => number('nat', magnitude(value))),
  ISNAT: asNumber(({ value }) => option(value < 0n ? undefined : number('nat', value))),
  INT: unary((value) =>
    value.kind === 'bytes' ? bytesToInt(value) : number('int', (value as NumberValue).value),
  ),
  NAT: unary((value) => bytesToNat(value as BytesValue)),
  BYTES: asNumber(numberToBytes),

  AND: bits('AND'),
  OR: bits('OR'),
  XOR: bits('XOR'),
  NOT: unary(invert),
  LSL: shift(shiftLeft),
  LSR: shift(shiftRight),

  COMPARE: binary((a, b) => number('int', BigInt(Math.sign(compareValues(a, b))))),
  EQ: test((value) => value === 0n),
  NEQ: test((value) => value !== 0n),
  LT: test((value) => value < 0n),
  LE: test((value) => value <= 0n),
  GT: test((value) => value > 0n),
  GE: test((value) => value >= 0n),

  CONCAT: concat,
  SLICE: slice,
};
