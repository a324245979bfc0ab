/** Random values with their types, for property tests. */
import fc from 'fast-check';
import type { DataType } from '../../src/evaluate/data-type';
import {
  bool,
  bytes,
  int,
  listOf,
  mapOf,
  mutez,
  NONE,
  nat,
  record,
  setOf,
  shapeOf,
  some,
  text,
  timestamp,
  UNIT,
  variant,
} from '../../src/evaluate/values/make';
import type { Value } from '../../src/evaluate/values/value';

export interface TypedValue {
  readonly type: DataType;
  readonly value: Value;
}

const ADDRESSES = [
  'tz1MBWU1WkszFfkEER2pgn4ATKXE9ng7x1sR',
  'tz1WkCcAuHEYsNAAx2MoQzmckbqa3sZzPxd8',
  'KT1WoTZUkky48v3QqZWzkeJCYfhWhNaVFYuC',
  'KT1WoTZUkky48v3QqZWzkeJCYfhWhNaVFYuC%transfer',
];

const hex = fc
  .uint8Array({ maxLength: 12 })
  .map((data) => [...data].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
const ascii = fc.string({ unit: fc.constantFrom(...'abcXYZ 0123_"\\') });

/** Values of one type, for use in collections. */
const simpleTypes: Readonly<Record<string, { type: DataType; values: fc.Arbitrary<Value> }>> = {
  unit: { type: { kind: 'unit' }, values: fc.constant(UNIT) },
  bool: { type: { kind: 'bool' }, values: fc.boolean().map(bool) },
  int: { type: { kind: 'int' }, values: fc.bigInt().map(int) },
  nat: { type: { kind: 'nat' }, values: fc.bigInt({ min: 0n }).map(nat) },
  mutez: { type: { kind: 'mutez' }, values: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map(mutez) },
  timestamp: {
    type: { kind: 'timestamp' },
    values: fc.bigInt({ min: 0n, max: 4_000_000_000n }).map(timestamp),
  },
  string: { type: { kind: 'string' }, values: ascii.map(text) },
  bytes: { type: { kind: 'bytes' }, values: hex.map(bytes) },
  address: {
    type: { kind: 'address' },
    values: fc.constantFrom(...ADDRESSES).map((value): Value => ({ kind: 'address', value })),
  },
};

const simple = fc.constantFrom(...Object.values(simpleTypes));

/** Comparable values of one type, several of them. */
export const comparable = (count: number): fc.Arbitrary<Value[]> =>
  simple.chain(({ values }) => fc.array(values, { minLength: count, maxLength: count }));

export const typedValue: fc.Arbitrary<TypedValue> = fc.letrec<{ value: TypedValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    simple.chain(({ type, values }) => values.map((value) => ({ type, value }))),
    simple.chain(({ type, values }) =>
      fc
        .array(values)
        .map((items) => ({ type: { kind: 'list', item: type } as const, value: listOf(items) })),
    ),
    simple.chain(({ type, values }) =>
      fc.array(values).map((items) => ({ type: { kind: 'set', item: type } as const, value: setOf(items) })),
    ),
    fc.tuple(simple, simple).chain(([key, item]) =>
      fc.array(fc.tuple(key.values, item.values)).map((pairs) => ({
        type: { kind: 'map', from: key.type, to: item.type } as const,
        value: mapOf(pairs),
      })),
    ),
    tie('value').map(({ type, value }) => ({
      type: { kind: 'option', item: type } as const,
      value: some(value),
    })),
    tie('value').map(({ type }) => ({ type: { kind: 'option', item: type } as const, value: NONE })),
    fc.array(tie('value'), { minLength: 2, maxLength: 5 }).map((items) => ({
      type: { kind: 'tuple', items: items.map(({ type }) => type) } as const,
      value: { kind: 'tuple', items: items.map(({ value }) => value) } as const,
    })),
    fc.array(tie('value'), { minLength: 2, maxLength: 5 }).map((items) => {
      const shape = shapeOf(items.map((_, index) => `field_${index}`));
      return {
        type: { kind: 'record', shape, items: items.map(({ type }) => type) } as const,
        value: record(
          shape,
          items.map(({ value }) => value),
        ),
      };
    }),
    fc.tuple(fc.array(tie('value'), { minLength: 2, maxLength: 5 }), fc.nat()).map(([items, choice]) => {
      const shape = shapeOf(items.map((_, index) => `Case_${index}`));
      const index = choice % items.length;
      return {
        type: { kind: 'variant', shape, items: items.map(({ type }) => type) } as const,
        value: variant(shape, `Case_${index}`, items[index]?.value),
      };
    }),
  ),
})).value;
