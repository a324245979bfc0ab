import { describe, expect, it } from 'vitest';
import { parseType } from './parse';
import { printType } from './print';
import { HOLE, plainTypeName } from './tree';

const both = (text: string, module?: string) => {
  const isVariable = (name: string) => name !== 't' && /^[a-z]$|^elt$|^key$|^value$/.test(name);
  const type = parseType(text, (name) => (isVariable(name) ? undefined : plainTypeName(name, module)));
  return type && [printType(type, 'jsligo'), printType(type, 'cameligo')];
};

describe('types are parsed in either notation', () => {
  it.each([
    ['nat', 'nat', 'nat'],
    ["'a list -> nat", '(list<a>) => nat', "'a list -> nat"],
    ['list<a> => nat', '(list<a>) => nat', "'a list -> nat"],
    ["'a 'b.'a -> 'b list", '(a) => list<b>', "'a -> 'b list"],
    ['<a>(_: option<a>) => unit', '(option<a>) => unit', "'a option -> unit"],
    [
      '(_: key) => (_: map<key, value>) => option<value>',
      '(key, map<key, value>) => option<value>',
      "'key -> ('key, 'value) map -> 'value option",
    ],
    ["('k, 'v) map -> 'k -> 'v", '(map<k, v>, k) => v', "('k, 'v) map -> 'k -> 'v"],
    [
      "('a -> 'b) -> 'a list -> 'b list",
      '((a) => b, list<a>) => list<b>',
      "('a -> 'b) -> 'a list -> 'b list",
    ],
    ["'a * 'b -> 'a", '([a, b]) => a', "'a * 'b -> 'a"],
    ['[nat, string] => nat', '([nat, string]) => nat', 'nat * string -> nat'],
    ['() => address', '(unit) => address', 'unit -> address'],
    ['{ a: nat; b: string }', '{ a: nat; b: string }', '{ a : nat; b : string }'],
    ['nat list option', 'option<list<nat>>', 'nat list option'],
    ['mutez -> unit', '(tez) => unit', 'tez -> unit'],
    ['List.t<nat>', 'list<nat>', 'nat list'],
    ['list nat', 'list<nat>', 'nat list'],
    ['int → nat', '(int) => nat', 'int -> nat'],
  ])('%s', (text, jsligo, cameligo) => {
    expect(both(text)).toEqual([jsligo, cameligo]);
  });

  it('resolves `t` to the type of its module', () => {
    expect(both("'elt t -> nat", 'List')).toEqual(['(list<elt>) => nat', "'elt list -> nat"]);
    expect(both("('key, 'value) t", 'Big_map')?.[0]).toBe('big_map<key, value>');
  });

  it.each([
    '',
    '->',
    'a ->',
    '((',
    'list<',
    'a <- b',
    '🌮 -> nat',
    ')'.repeat(300),
    `${'('.repeat(300)}a`,
    'a b c d e ->'.repeat(90),
    '__proto__ -> constructor',
  ])('does not throw on %j', (text) => {
    expect(() => parseType(text)).not.toThrow();
  });

  it.each(['((', '(nat', 'list<nat', 'nat)', '->', '', '{ a }'])('%j is not a type', (text) => {
    expect(parseType(text)).toBeUndefined();
  });

  it('a missing result matches anything', () => {
    expect(parseType('nat ->')).toMatchObject({ kind: 'function', args: [{ name: 'nat' }, HOLE] });
  });

  it.each(["'a list -> ('a -> 'b) -> 'b list", "('k, 'v) big_map -> { x : 'k; y : 'v * nat }"])(
    '%s survives printing and parsing',
    (text) => {
      const type = parseType(text);
      expect(type && parseType(printType(type, 'cameligo'))).toEqual(type);
    },
  );
});
