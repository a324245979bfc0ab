import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { optionOf, pairOf } from './library/read';
import type { Host } from './machine/host';
import { ediv, OPERATIONS } from './operators';
import { bool, bytes, int, mutez, nat, text, timestamp } from './values/make';
import { print } from './values/print';
import type { Value } from './values/value';

const host = { extras: undefined } as Host;
const calculate = (a: Value, operator: keyof typeof OPERATIONS, b: Value): string =>
  print(OPERATIONS[operator](a, b, host));

describe('arithmetic', () => {
  test.each([
    ['nat - nat is an int', nat(2n), '-', nat(5n), '-3'],
    ['nat + int is an int', nat(2n), '+', int(5n), '7'],
    ['tez - tez is an option', mutez(5n), '-', mutez(2n), 'Some (3mutez)'],
    ['tez cannot be negative', mutez(2n), '-', mutez(5n), 'None (())'],
    ['nat * tez', nat(3n), '*', mutez(2n), '6mutez'],
    ['tez / tez is a nat', mutez(7n), '/', mutez(2n), '3n'],
    ['tez / nat is tez', mutez(7n), '/', nat(2n), '3mutez'],
    ['the remainder is never negative', int(-7n), 'mod', int(2n), '1n'],
    ['so the quotient rounds down', int(-7n), '/', int(2n), '-4'],
    ['timestamp - timestamp is seconds', timestamp(90n), '-', timestamp(60n), '30'],
    ['timestamp + int', timestamp(60n), '+', int(30n), 'timestamp(1970-01-01T00:01:30Z)'],
    ['shifts', nat(1n), 'lsl', nat(10n), '1024n'],
    ['int land nat is a nat', int(-1n), 'land', nat(12n), '12n'],
    ['shifting bytes adds bytes', bytes('06'), 'lsl', nat(1n), '0x000c'],
    ['and drops them', bytes('0006'), 'lsr', nat(9n), '0x00'],
    ['land of bytes cuts the longer one', bytes('00ff'), 'land', bytes('0f'), '0x0f'],
    ['lor pads the shorter one', bytes('0f00'), 'lor', bytes('ff'), '0x0fff'],
    ['both operands of && count', bool(true), '&&', bool(false), 'false'],
    ['^ joins texts', text('a'), '^', text('b'), '"ab"'],
  ] as const)('%s', (_, a, operator, b, expected) => {
    expect(calculate(a, operator, b)).toBe(expected);
  });

  test.each([
    ['division by zero', int(1n), '/', int(0n), 'failwith'],
    ['an overflow of tez', mutez(2n ** 63n - 1n), '+', mutez(1n), 'Mutez'],
    ['a shift by more than 256', nat(1n), 'lsl', nat(257n), 'Overflow'],
    [
      'a text that fills the memory',
      text('x'.repeat(9_000_000)),
      '^',
      text('x'.repeat(9_000_000)),
      'too large',
    ],
    [
      'bytes that fill the memory',
      bytes('00'.repeat(4_999_999)),
      'lsl',
      nat(64n),
      'A string or bytes value has grown too large',
    ],
  ] as const)('stops at %s', (_, a, operator, b, message) => {
    expect(() => calculate(a, operator, b)).toThrow(message);
  });

  test('numbers have fewer than 2 ** 19 bits, so that Firefox and Safari can hold every product', () => {
    expect(() => calculate(int(1n << (2n ** 19n - 1n)), '*', int(1n))).toThrow('too large');
    expect(() => calculate(int(1n << (2n ** 18n)), '*', int(1n))).not.toThrow();
    const largest = nat(2n ** 500_000n);
    expect(() => calculate(largest, '+', largest)).toThrow('too large');
    expect(() => calculate(int(-largest.value), '-', largest)).toThrow('too large');
    expect(() => calculate(largest, 'lsl', nat(1n))).toThrow('too large');
  });

  test('bytes of any length can be combined and shifted', () => {
    const long = '0123456789abcdef'.repeat(9_000);
    expect(calculate(bytes(long), 'lor', bytes('f0'))).toBe(`0x${long.slice(0, -2)}ff`);
    expect(calculate(bytes(long), 'land', bytes(long))).toBe(`0x${long}`);
    expect(calculate(bytes(long), 'lsl', nat(64_000n))).toBe(`0x${long}${'0'.repeat(16_000)}`);
    expect(calculate(bytes(long), 'lsl', nat(4n))).toBe(`0x0${long}0`);
    expect(calculate(bytes(long), 'lsr', nat(12n))).toBe(`0x0${long.slice(0, -3)}`);
  });

  test('bytes are shifted as numbers are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), fc.integer({ min: 0, max: 100 }), (data, by) => {
        const digits = Buffer.from(data).toString('hex');
        const number = BigInt(`0x${digits}`);
        const kept = Math.max(0, digits.length - 2 * Math.floor(by / 8));
        const hex = (value: bigint, length: number) =>
          length === 0 ? '0x' : `0x${value.toString(16).padStart(length, '0')}`;
        expect(calculate(bytes(digits), 'lsr', nat(BigInt(by)))).toBe(hex(number >> BigInt(by), kept));
        const grown = digits.length + 2 * Math.ceil(by / 8);
        expect(calculate(bytes(digits), 'lsl', nat(BigInt(by)))).toBe(hex(number << BigInt(by), grown));
      }),
    );
  });

  test('dividend = quotient * divisor + remainder, with 0 <= remainder < |divisor|', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), (a, b) => {
        if (b === 0n) return;
        const [quotient, remainder] = pairOf(optionOf(ediv(int(a), int(b))));
        if (quotient.kind !== 'int' || remainder.kind !== 'nat') throw new Error('No int and nat.');
        expect(quotient.value * b + remainder.value).toBe(a);
        expect(remainder.value >= 0n && remainder.value < (b < 0n ? -b : b)).toBe(true);
      }),
    );
  });

  test('ediv of zero is None', () => {
    expect(optionOf(ediv(int(1n), int(0n)))).toBeUndefined();
  });

  test('adding and subtracting are inverse', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), (a, b) => {
        const sum = OPERATIONS['+'](int(a), int(b), host);
        expect(print(OPERATIONS['-'](sum, int(b), host))).toBe(String(a));
      }),
    );
  });
});
