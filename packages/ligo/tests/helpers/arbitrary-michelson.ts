/** Arbitrary values of a Michelson type, for property tests. */
import fc from 'fast-check';
import { checkExpression } from '../../src/michelson/check';
import { stacksOf } from '../../src/michelson/check/context';
import { prim, sequence, string } from '../../src/michelson/tree';
import type { BinaryType, Type } from '../../src/michelson/types/type';
import { toBinary } from '../../src/michelson/values/address';
import { compareValues } from '../../src/michelson/values/compare';
import {
  bool,
  listOf,
  map,
  number,
  option,
  or,
  pair,
  raw,
  text,
  UNIT,
} from '../../src/michelson/values/make';
import type { BytesKind, Entry, NumberValue, Value } from '../../src/michelson/values/value';
import { ALICE, COUNTER, SELF } from './michelson-chain';

const small = fc.oneof(fc.bigInt({ min: 0n, max: 20n }), fc.bigInt({ min: 0n, max: 2n ** 62n }));
const signed = fc.oneof(small, fc.bigInt({ min: -20n, max: 20n }));
const KEY = 'edpkvGfYw3LyB1UcCahKQk4rF2tvbMUk8GFiTuMjL75uGXrpvKXhjn';
const digits = fc
  .uint8Array({ maxLength: 6 })
  .map((data) => Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join(''));

const binaryOf = (kind: Parameters<typeof toBinary>[0], readable: string): string =>
  toBinary(kind, readable) ?? '';

/** Throws for types without values. */
export function valueOfType(type: Type): fc.Arbitrary<Value> {
  switch (type.name) {
    case 'unit':
      return fc.constant(UNIT);
    case 'bool':
      return fc.boolean().map(bool);
    case 'int':
    case 'timestamp':
      return numbers(type.name, signed);
    case 'nat':
    case 'mutez':
    case 'bls12_381_fr':
      return numbers(type.name, small);
    case 'string':
      return fc.stringMatching(/^[a-c]{0,3}$/).map(text);
    case 'bytes':
    case 'chest':
    case 'chest_key':
      return rawBytes(type.name);
    case 'address':
      return fc
        .constantFrom(ALICE, COUNTER, `${COUNTER}%add`, SELF)
        .map((at) => raw('address', binaryOf('address', at)));
    case 'key_hash':
      return fc.constant(raw('key_hash', binaryOf('key_hash', ALICE)));
    case 'key':
      return fc.constant(raw('key', binaryOf('key', KEY)));
    case 'chain_id':
      return fc.constant(raw('chain_id', '7a06a770'));
    case 'signature':
      return fc.constant({ kind: 'signature', value: '00'.repeat(64) });
    case 'pair':
      return fc
        .tuple(valueOfType(type.left), valueOfType(type.right))
        .map(([left, right]) => pair(left, right));
    case 'or':
      return fc.oneof(
        valueOfType(type.left).map((value) => or('Left', value)),
        valueOfType(type.right).map((value) => or('Right', value)),
      );
    case 'option':
      return fc.option(valueOfType(type.item), { nil: undefined }).map(option);
    case 'list':
      return fc.array(valueOfType(type.item), { maxLength: 3 }).map(listOf);
    case 'set':
      return fc
        .array(valueOfType(type.item), { maxLength: 3 })
        .map((items) => ({ kind: 'set', items: sorted(items, (item) => item) }));
    case 'map':
    case 'big_map':
      return entriesOf(type).map((entries) => map(type.name === 'map' ? 'map' : 'big_map', entries));
    case 'lambda':
      return fc.constant(failing(type.left, type.right));
    case 'contract':
      return fc.constant({ kind: 'contract', value: binaryOf('address', COUNTER) });
    case 'ticket':
      return fc.tuple(valueOfType(type.item), fc.bigInt({ min: 1n, max: 9n })).map(([content, amount]) => ({
        kind: 'ticket',
        ticketer: binaryOf('address', SELF),
        content,
        amount,
      }));
    case 'sapling_state':
      return fc.constant({ kind: 'sapling_state', memoSize: type.memoSize });
    case 'sapling_transaction':
      return fc.constant(raw('sapling_transaction', '00'));
    default:
      throw new Error(`There are no arbitrary values of type ${type.name}.`);
  }
}

const numbers = (kind: NumberValue['kind'], value: fc.Arbitrary<bigint>): fc.Arbitrary<Value> =>
  value.map((found) => number(kind, found));

const rawBytes = (kind: BytesKind): fc.Arbitrary<Value> => digits.map((value) => raw(kind, value));

const entriesOf = ({ left, right }: BinaryType): fc.Arbitrary<Entry[]> =>
  fc
    .array(fc.tuple(valueOfType(left), valueOfType(right)), { maxLength: 3 })
    .map((entries) => sorted<Entry>(entries, ([key]) => key));

function sorted<Item>(items: readonly Item[], keyOf: (item: Item) => Value): Item[] {
  const ordered = [...items].sort((a, b) => compareValues(keyOf(a), keyOf(b)));
  return ordered.filter((item, index) => {
    const previous = ordered[index - 1];
    return previous === undefined || compareValues(keyOf(previous), keyOf(item)) !== 0;
  });
}

/** A function that fails, because that has every type. */
function failing(left: Type, right: Type): Value {
  const code = sequence([prim('DROP'), prim('PUSH', [prim('string'), string('called')]), prim('FAILWITH')]);
  const { typings } = checkExpression(code, [left]);
  const type = { name: 'lambda', left, right, size: 1 + left.size + right.size } as const;
  return { kind: 'lambda', code, type, isRecursive: false, stacks: stacksOf(typings) };
}
