import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparable } from '../../../tests/helpers/arbitrary-values';
import { compare } from './compare';
import { bool, int, listOf, NONE, nat, shapeOf, some, text, tuple, variant } from './make';
import type { Value } from './value';

const address = (value: string): Value => ({ kind: 'address', value });
const SHAPE = shapeOf(['Beta', 'Alpha']);

/** Each value is less than the next one. */
const ASCENDING: readonly (readonly [string, readonly Value[]])[] = [
  ['false before true', [bool(false), bool(true)]],
  ['numbers', [int(-2n), int(0n), int(10n)]],
  ['texts by character, shorter ones first', [text(''), text('A'), text('AB'), text('a')]],
  [
    'bytes',
    [
      { kind: 'bytes', value: '' },
      { kind: 'bytes', value: '00' },
      { kind: 'bytes', value: 'ff' },
    ],
  ],
  ['None before Some', [NONE, some(int(-1n)), some(int(1n))]],
  ['pairs by their first part', [tuple(nat(1n), nat(9n)), tuple(nat(2n), nat(0n))]],
  [
    'variants in the order of their declaration',
    [variant(SHAPE, 'Beta', int(5n)), variant(SHAPE, 'Alpha', int(1n))],
  ],
  [
    'lists element by element',
    [listOf([]), listOf([int(1n)]), listOf([int(1n), int(0n)]), listOf([int(2n)])],
  ],
  [
    'accounts before contracts, addresses before their entrypoints',
    [
      address('tz1MBWU1WkszFfkEER2pgn4ATKXE9ng7x1sR'),
      address('tz1WkCcAuHEYsNAAx2MoQzmckbqa3sZzPxd8'),
      address('tz2BFTyPeYRzxd5aiBchbXN3WCZhx7BqbMBq'),
      address('KT1WoTZUkky48v3QqZWzkeJCYfhWhNaVFYuC'),
      address('KT1WoTZUkky48v3QqZWzkeJCYfhWhNaVFYuC%burn'),
    ],
  ],
];

describe('the order of values', () => {
  test.each(ASCENDING)('%s', (_, values) => {
    values.forEach((value, index) => {
      const next = values[index + 1];
      expect(compare(value, value)).toBe(0);
      if (next) expect([Math.sign(compare(value, next)), Math.sign(compare(next, value))]).toEqual([-1, 1]);
    });
  });

  test('is total: exactly one of less, equal and greater holds, and less is transitive', () => {
    fc.assert(
      fc.property(comparable(3), ([a, b, c]) => {
        if (!a || !b || !c) return;
        expect(Math.sign(compare(a, b)) + Math.sign(compare(b, a))).toBe(0);
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('refuses values of different types', () => {
    expect(() => compare(int(1n), text('1'))).toThrow('different types');
  });
});
