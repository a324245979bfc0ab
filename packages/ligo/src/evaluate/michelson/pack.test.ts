import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedValue } from '../../../tests/helpers/arbitrary-values';
import { decodeMicheline } from '../../michelson/decode';
import {
  bool,
  bytes,
  int,
  listOf,
  mapOf,
  NONE,
  nat,
  recordOf,
  shapeOf,
  some,
  text,
  tuple,
  UNIT,
  variant,
} from '../values/make';
import { print } from '../values/print';
import type { Value } from '../values/value';
import { micheline } from './of-value';
import { encode } from './text';
import { readValue } from './to-value';

const pack = (value: Value): string => `05${encode(micheline(value, 'optimised'))}`;
const CHOICE = shapeOf(['A', 'B', 'C']);

/** The chain's encodings of these values. */
const PACKED: readonly (readonly [Value, string])[] = [
  [UNIT, '05030b'],
  [bool(true), '05030a'],
  [bool(false), '050303'],
  [int(0n), '050000'],
  [int(63n), '05003f'],
  [int(64n), '05008001'],
  [int(-1n), '050041'],
  [int(-300n), '0500ec04'],
  [nat(1n), '050001'],
  [text('hello'), '05010000000568656c6c6f'],
  [bytes('cafe'), '050a00000002cafe'],
  [NONE, '050306'],
  [some(nat(1n)), '0505090001'],
  [tuple(nat(1n), text('a')), '05070700010100000001' + '61'],
  [tuple(nat(1n), nat(2n), nat(3n)), '0507070001070700020003'],
  [recordOf({ x: nat(1n), y: nat(2n) }), '05070700010002'],
  [variant(CHOICE, 'A', nat(1n)), '0505050001'],
  [variant(CHOICE, 'B', nat(1n)), '05050805050001'],
  [variant(CHOICE, 'C', nat(1n)), '05050805080001'],
  [listOf([int(1n), int(2n)]), '0502000000040001' + '0002'],
  [mapOf([[nat(1n), text('x')]]), '05020000000a0704000101000000' + '0178'],
  [{ kind: 'chain_id', value: 'NetXH12Aer3be93' }, '050a0000000400000000'],
  [{ kind: 'timestamp', value: 0n }, '050000'],
];

describe('packing', () => {
  test.each(PACKED.map(([value, expected]) => [print(value), value, expected] as const))(
    '%s',
    (_, value, expected) => {
      expect(pack(value)).toBe(expected);
    },
  );

  test('an address takes 22 bytes, and its entrypoint follows', () => {
    const plain = pack({ kind: 'address', value: 'tz1MBWU1WkszFfkEER2pgn4ATKXE9ng7x1sR' });
    expect(plain).toMatch(/^050a000000160000[0-9a-f]{40}$/);
    const contract = pack({ kind: 'address', value: 'KT1WoTZUkky48v3QqZWzkeJCYfhWhNaVFYuC%burn' });
    expect(contract).toMatch(/^050a0000001a01[0-9a-f]{40}00/);
    expect(contract.endsWith('6275726e')).toBe(true);
  });

  test('is undone by unpacking', () => {
    fc.assert(
      fc.property(typedValue, ({ type, value }) => {
        const node = decodeMicheline(encode(micheline(value, 'optimised')));
        const read = node && readValue(node, type);
        expect(read && print(read)).toBe(print(value));
      }),
    );
  });

  test('readable Micheline can be read back as well', () => {
    fc.assert(
      fc.property(typedValue, ({ type, value }) => {
        const read = readValue(micheline(value, 'readable'), type);
        expect(read && print(read)).toBe(print(value));
      }),
    );
  });
});

describe('unpacking', () => {
  test.each(['', '00', '0000', '01000000ff00', '0080', '0500ff', '02000000010'])('refuses %s', (digits) => {
    const node = decodeMicheline(digits);
    expect(node && readValue(node, { kind: 'string' })).toBeUndefined();
  });

  test('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (data) => {
        decodeMicheline([...data].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
      }),
    );
  });
});
