/** Instructions on pairs, options, variants, lists, sets and maps. */
import type { MichelinePrim } from '../tree';
import { bool, cons, map, NIL, number, option, or, pair, UNIT } from '../values/make';
import type { PairValue, Value } from '../values/value';
import { find, insert, remove } from './collections';
import { countOf } from './instructions-stack';
import type { Instruction, Machine } from './machine';
import { stop } from './stop';

function pairUp(machine: Machine, node: MichelinePrim): void {
  const parts = machine.popMany(countOf(node, 2));
  machine.push(parts.reduceRight((right, left) => pair(left, right)));
}

function unpair(machine: Machine, node: MichelinePrim): void {
  const parts: Value[] = [];
  let rest = machine.pop();
  for (let left = countOf(node, 2); left > 1; left--) {
    const { left: first, right } = asPair(rest);
    parts.push(first);
    rest = right;
  }
  machine.push(...[...parts, rest].reverse());
}

function asPair(value: Value): PairValue {
  if (value.kind === 'pair') return value;
  throw stop('invalid-state', `A pair is expected, not ${value.kind}.`);
}

/** `GET n` */
function partAt(value: Value, position: number): Value {
  let rest = value;
  for (let left = position; left > 0; left -= 2) {
    const { left: first, right } = asPair(rest);
    if (left === 1) return first;
    rest = right;
  }
  return rest;
}

/** `UPDATE n` */
function replaceAt(comb: Value, position: number, value: Value): Value {
  if (position === 0) return value;
  const { left, right } = asPair(comb);
  return position === 1 ? pair(value, right) : pair(left, replaceAt(right, position - 2, value));
}

function sizeOf(value: Value): number {
  switch (value.kind) {
    case 'string':
      return value.value.length;
    case 'bytes':
      return value.value.length / 2;
    case 'list':
      return value.size;
    case 'set':
      return value.items.length;
    case 'map':
      return value.entries.length;
    default:
      throw stop('invalid-state', `A ${value.kind} has no size.`);
  }
}

function get(machine: Machine, node: MichelinePrim): void {
  if (node.args.length > 0) {
    machine.push(partAt(machine.pop(), countOf(node, 0)));
    return;
  }
  const key = machine.pop();
  const { entries } = machine.take('map', 'big_map');
  const { isFound, index } = find(entries, key, ([found]) => found);
  machine.push(option(isFound ? entries[index]?.[1] : undefined));
}

function mem(machine: Machine): void {
  const key = machine.pop();
  const collection = machine.take('set', 'map', 'big_map');
  const { isFound } =
    collection.kind === 'set'
      ? find(collection.items, key, (item) => item)
      : find(collection.entries, key, ([found]) => found);
  machine.push(bool(isFound));
}

function update(machine: Machine, node: MichelinePrim): void {
  if (node.args.length > 0) {
    const value = machine.pop();
    machine.push(replaceAt(machine.pop(), countOf(node, 0), value));
    return;
  }
  const key = machine.pop();
  const value = machine.pop();
  const collection = machine.take('set', 'map', 'big_map');
  machine.push(updated(machine, collection, key, value));
}

function getAndUpdate(machine: Machine): void {
  const key = machine.pop();
  const value = machine.take('option');
  const collection = machine.take('map', 'big_map');
  const { isFound, index } = find(collection.entries, key, ([found]) => found);
  machine.push(
    updated(machine, collection, key, value),
    option(isFound ? collection.entries[index]?.[1] : undefined),
  );
}

/** Entries are copied; copying 16 of them counts as one step. */
const COPIED_PER_STEP = 16;

function updated(
  machine: Machine,
  collection: Extract<Value, { readonly kind: 'set' | 'map' | 'big_map' }>,
  key: Value,
  value: Value,
): Value {
  if (collection.kind === 'set') {
    const { items } = collection;
    machine.charge(Math.floor(items.length / COPIED_PER_STEP));
    const place = find(items, key, (item) => item);
    const isMember = value.kind === 'bool' && value.value;
    return { kind: 'set', items: isMember ? insert(items, place, key) : remove(items, place) };
  }
  const { entries } = collection;
  machine.charge(Math.floor(entries.length / COPIED_PER_STEP));
  const place = find(entries, key, ([found]) => found);
  const next = value.kind === 'option' ? value.value : undefined;
  return map(collection.kind, next ? insert(entries, place, [key, next]) : remove(entries, place));
}

export const DATA_INSTRUCTIONS: Readonly<Record<string, Instruction>> = {
  UNIT: (machine) => machine.push(UNIT),
  PAIR: pairUp,
  UNPAIR: unpair,
  CAR: (machine) => machine.push(machine.take('pair').left),
  CDR: (machine) => machine.push(machine.take('pair').right),
  SOME: (machine) => machine.push(option(machine.pop())),
  NONE: (machine) => machine.push(option(undefined)),
  LEFT: (machine) => machine.push(or('Left', machine.pop())),
  RIGHT: (machine) => machine.push(or('Right', machine.pop())),
  NIL: (machine) => machine.push(NIL),
  CONS: (machine) => {
    const head = machine.pop();
    machine.push(cons(head, machine.take('list')));
  },
  EMPTY_SET: (machine) => machine.push({ kind: 'set', items: [] }),
  EMPTY_MAP: (machine) => machine.push(map('map', [])),
  EMPTY_BIG_MAP: (machine) => machine.push(map('big_map', [])),
  SIZE: (machine) => machine.push(number('nat', BigInt(sizeOf(machine.pop())))),
  MEM: mem,
  GET: get,
  UPDATE: update,
  GET_AND_UPDATE: getAndUpdate,
};
