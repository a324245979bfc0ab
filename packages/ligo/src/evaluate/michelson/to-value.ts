/** Reads a value of a known type from Micheline. Undefined if the Micheline does not have the type. */

import { type Micheline, type MichelinePrim, prim } from '../../michelson/tree';
import { toBinary, toReadable } from '../../michelson/values/address';
import { parseTimestamp } from '../../michelson/values/timestamp';
import type { LayoutTree } from '../../types/layout';
import type { DataType, RowType } from '../data-type';
import type { FunctionValue } from '../values/function';
import { bool, encoded, listOf, mapOf, NONE, record, setOf, some, text, UNIT, variant } from '../values/make';
import type { Encoded, Value } from '../values/value';
import { pathOf } from './of-value';

/** Reads functions, whose code has to be checked. */
export type ReadFunction = (node: Micheline, type: DataType) => FunctionValue | undefined;

export function readValue(node: Micheline, type: DataType, fn?: ReadFunction): Value | undefined {
  switch (type.kind) {
    case 'unit':
      return isPrim(node, 'Unit') ? UNIT : undefined;
    case 'bool':
      return isPrim(node, 'True') ? bool(true) : isPrim(node, 'False') ? bool(false) : undefined;
    case 'int':
      return node.kind === 'int' ? { kind: 'int', value: node.value } : undefined;
    case 'nat':
    case 'mutez':
      return node.kind === 'int' && node.value >= 0n ? { kind: type.kind, value: node.value } : undefined;
    case 'timestamp':
      return timestampOf(node);
    case 'string':
      return node.kind === 'string' ? text(node.value) : undefined;
    case 'bytes':
    case 'chest':
    case 'chest_key':
    case 'bls12_381_g1':
    case 'bls12_381_g2':
      return node.kind === 'bytes' ? { kind: type.kind, value: node.value } : undefined;
    case 'bls12_381_fr':
      return fieldElement(node);
    case 'address':
    case 'key':
    case 'key_hash':
    case 'signature':
    case 'chain_id':
      return encodedOf(node, type.kind);
    case 'contract': {
      const found = encodedOf(node, 'address');
      if (found?.kind !== 'address') return undefined;
      const [address = '', entrypoint] = found.value.split('%');
      return { kind: 'contract', address, entrypoint };
    }
    case 'option':
      return isPrim(node, 'None') ? NONE : mapOption(argumentOf(node, 'Some'), type.item, fn);
    case 'list': {
      const items = sequenceOf(node, type.item, fn);
      return items && listOf(items);
    }
    case 'set': {
      const items = sequenceOf(node, type.item, fn);
      return items && setOf(items);
    }
    case 'map':
    case 'big_map':
      return mapFrom(node, type, fn);
    case 'tuple': {
      const items = fromComb(node, type.items, fn);
      return items && { kind: 'tuple', items };
    }
    case 'record': {
      const items = fromLayout(node, type.shape.tree, type.items.values(), fn);
      return items && record(type.shape, items);
    }
    case 'variant':
      return fromOr(node, type, fn);
    case 'ticket': {
      const parts = fromComb(node, [{ kind: 'address' }, type.item, { kind: 'nat' }], fn);
      const [ticketer, content, amount] = parts ?? [];
      if (ticketer?.kind !== 'address' || !content || amount?.kind !== 'nat') return undefined;
      return { kind: 'ticket', ticketer: ticketer.value, content, amount: amount.value };
    }
    case 'lambda':
      return fn?.(node, type);
    default:
      return undefined;
  }
}

function mapOption(node: Micheline | undefined, type: DataType, fn?: ReadFunction): Value | undefined {
  const value = node && readValue(node, type, fn);
  return value && some(value);
}

const isPrim = (node: Micheline, name: string): node is MichelinePrim =>
  node.kind === 'prim' && node.prim === name;
const argumentOf = (node: Micheline, name: string): Micheline | undefined =>
  isPrim(node, name) ? node.args[0] : undefined;

function all<T>(items: readonly (T | undefined)[]): T[] | undefined {
  const found = items.filter((item): item is T => item !== undefined);
  return found.length === items.length ? found : undefined;
}

function sequenceOf(node: Micheline, type: DataType, fn?: ReadFunction): Value[] | undefined {
  return node.kind === 'sequence' ? all(node.items.map((item) => readValue(item, type, fn))) : undefined;
}

function mapFrom(
  node: Micheline,
  type: DataType & { kind: 'map' | 'big_map' | 'lambda' | 'typed_address' },
  fn?: ReadFunction,
): Value | undefined {
  if (node.kind !== 'sequence' || (type.kind !== 'map' && type.kind !== 'big_map')) return undefined;
  const found = all(
    node.items.map((item) => {
      if (!isPrim(item, 'Elt')) return undefined;
      const [key, value] = [item.args[0], item.args[1]];
      const parts = key && value && all([readValue(key, type.from, fn), readValue(value, type.to, fn)]);
      return parts && ([parts[0] ?? UNIT, parts[1] ?? UNIT] as const);
    }),
  );
  return found && mapOf(found, type.kind);
}

function fromComb(node: Micheline, types: readonly DataType[], fn?: ReadFunction): Value[] | undefined {
  return all(
    types.map((type, index) => {
      const part = partOf(node, index, index === types.length - 1);
      return part && readValue(part, type, fn);
    }),
  );
}

/** The types are in layout order. */
function fromLayout(
  node: Micheline,
  tree: LayoutTree,
  types: Iterator<DataType>,
  fn?: ReadFunction,
): Value[] | undefined {
  if (tree.kind === 'field') {
    const type: DataType | undefined = types.next().value;
    return type && all([readValue(node, type, fn)]);
  }
  const found: Value[] = [];
  for (const [index, item] of tree.items.entries()) {
    const rest = tree.items.length - index;
    const part = partOf(node, index, rest === 1);
    const values = part && fromLayout(part, item, types, fn);
    if (!values) return undefined;
    found.push(...values);
  }
  return found;
}

/** The part of a right comb at a position; the last part is the whole rest. */
function partOf(node: Micheline, position: number, isLast: boolean): Micheline | undefined {
  let rest: Micheline | undefined = node;
  for (let index = 0; index < position; index++) rest = rest && unpair(rest)?.[1];
  return rest && (isLast ? rest : unpair(rest)?.[0]);
}

/** Any of the notations of a comb: nested pairs, one long pair, a sequence. */
function unpair(node: Micheline): readonly [Micheline, Micheline] | undefined {
  const parts = isPrim(node, 'Pair') ? node.args : node.kind === 'sequence' ? node.items : [];
  const [first, second, ...rest] = parts;
  if (!first || !second) return undefined;
  return [first, rest.length > 0 ? prim('Pair', [second, ...rest]) : second];
}

function fromOr(node: Micheline, type: RowType, fn?: ReadFunction): Value | undefined {
  for (const [index, name] of type.shape.names.entries()) {
    let rest: Micheline | undefined = node;
    for (const side of pathOf(type.shape, name)) rest = rest && argumentOf(rest, side);
    const item = type.items[index];
    const value = rest && item && readValue(rest, item, fn);
    if (value) return variant(type.shape, name, value);
  }
  return undefined;
}

function encodedOf(node: Micheline, kind: Encoded['kind']): Value | undefined {
  if (node.kind === 'string')
    return toBinary(kind, node.value) !== undefined ? encoded(kind, node.value) : undefined;
  const found = node.kind === 'bytes' ? toReadable(kind, node.value) : undefined;
  return found === undefined ? undefined : encoded(kind, found);
}

function timestampOf(node: Micheline): Value | undefined {
  if (node.kind === 'int') return { kind: 'timestamp', value: node.value };
  if (node.kind !== 'string') return undefined;
  const seconds = parseTimestamp(node.value);
  return seconds === undefined ? undefined : { kind: 'timestamp', value: seconds };
}

function fieldElement(node: Micheline): Value | undefined {
  if (node.kind === 'int') return { kind: 'bls12_381_fr', value: node.value };
  if (node.kind !== 'bytes' || node.value.length > 64) return undefined;
  const digits = (node.value.match(/../g) ?? []).reverse().join('');
  return { kind: 'bls12_381_fr', value: digits === '' ? 0n : BigInt(`0x${digits}`) };
}
