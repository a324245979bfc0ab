import { describe, expect, it } from 'vitest';
import { findByType } from './find';
import { parseType } from './parse';
import { readTypeQuery } from './read-query';
import { type TypeTree, typeNames } from './tree';

const LIBRARY: Readonly<Record<string, string>> = {
  'List.length': "'elt list -> nat",
  'List.map': "('src -> 'dst) -> 'src list -> 'dst list",
  'List.head_opt': "'elt list -> 'elt option",
  'List.fold_left': "('acc * 'elt -> 'acc) -> 'acc -> 'elt list -> 'acc",
  'Set.cardinal': "'elt set -> nat",
  'Map.find_opt': "'key -> ('key, 'value) map -> 'value option",
  'Map.find': "'key -> ('key, 'value) map -> 'value",
  'Big_map.find_opt': "'key -> ('key, 'value) big_map -> 'value option",
  'Tezos.transaction': "'param -> tez -> 'param contract -> operation",
  'Tezos.implicit_account': 'key_hash -> unit contract',
  'Tezos.get_sender': 'unit -> address',
  'Test.get_balance': 'address -> tez',
  'String.sub': 'nat -> nat -> string -> string',
  'Tuple2.swap': "('a * 'b) -> ('b * 'a)",
  'List.empty': "'elt list",
  'Old.length': "'elt list -> nat",
  failwith: "'a -> 'b",
  abs: 'int -> nat',
  'Map.fold': "('acc * 'key * 'value -> 'acc) -> ('key, 'value) map -> 'acc -> 'acc",
  'Ticket.read': "'a ticket -> address * 'a * nat * 'a ticket",
  'Bitwise.shift_left': "'a -> 'b -> ('a, 'b) external_lsl",
  ediv: "'a -> 'b -> ('a, 'b) external_ediv",
};

const values = Object.entries(LIBRARY).map(([title, text]) => ({
  title,
  type: parseType(text) as TypeTree,
  deprecated: title.startsWith('Old.'),
}));
const known = new Set(values.flatMap(({ type }) => typeNames(type)));

function find(query: string): string[] {
  const type = readTypeQuery(query, known);
  return type ? findByType(type, values).map(({ value }) => value.title) : [];
}

describe('values are found by their type', () => {
  it.each([
    ['list<a> => nat', 'List.length'],
    // Their results are computed from the types of a call.
    ['nat -> nat -> nat', 'Bitwise.shift_left'],
    ['a[] => nat', 'List.length'],
    // Nested pairs match longer tuples.
    ["'acc -> ('acc * ('k * 'v) -> 'acc) -> ('k, 'v) map -> 'acc", 'Map.fold'],
    ['ticket<a> => [address, [a, [nat, ticket<a>]]]', 'Ticket.read'],
    ['(bytes, nat) => bytes', 'Bitwise.shift_left'],
    ['(tez, nat) => option<[tez, tez]>', 'ediv'],
    ["'a list -> nat", 'List.length'],
    ["'whatever list -> nat", 'List.length'],
    ['(key, map) => option', 'Map.find_opt'],
    ['(k, map<k, v>) => option<v>', 'Map.find_opt'],
    ['(map<k, v>, k) => v', 'Map.find'],
    ['(list<a>, (x: a) => b) => list<b>', 'List.map'],
    ['tez -> contract', 'Tezos.transaction'],
    ['(string, nat, nat) => string', 'String.sub'],
    ['list<a> => a', 'List.head_opt'],
    ['() => address', 'Tezos.get_sender'],
    ['adress -> tez', 'Test.get_balance'],
    ['(a, b) => [b, a]', 'Tuple2.swap'],
    ['key_hash => contract<unit>', 'Tezos.implicit_account'],
    ['val f : int -> nat', 'abs'],
  ])('%s finds %s', (query, name) => {
    expect(find(query)[0]).toBe(name);
  });

  it('lists deprecated values last among equals', () => {
    const found = find('list<a> => nat');
    expect(found.indexOf('Old.length')).toBeGreaterThan(found.indexOf('List.length'));
  });

  it('lists related types after exact matches', () => {
    const found = find('(k, map<k, v>) => option<v>');
    expect(found.indexOf('Big_map.find_opt')).toBeGreaterThan(0);
  });

  it('does not list values that match anything', () => {
    expect(find('bytes -> signature')).not.toContain('abs');
    expect(find('list<a> => nat')).not.toContain('failwith');
  });

  it.each(['lists', 'how to map', '=>', 'a -> b', "it's a -> test", 'x < y', '<script>alert(1)</script>'])(
    '%s is a query by words',
    (query) => {
      expect(readTypeQuery(query, known)).toBeUndefined();
    },
  );

  // Comparing every order of the arguments would exceed the time limit of the test.
  it('handles a query with very many arguments', () => {
    expect(find(`${'a -> nat -> '.repeat(40)}nat`)).toBeInstanceOf(Array);
  });
});
