import { describe, expect, it, test } from 'vitest';
import { hidePlaceholders, nameParameters, unnamedParameters } from './signature';

describe('nameParameters', () => {
  test.each([
    ['let size: <elt>(_: t<elt>) => nat', ['list'], 'let size: <elt>(list: t<elt>) => nat'],
    [
      'let concat: (_: bytes) => (_: bytes) => bytes',
      ['first', 'second'],
      'let concat: (first: bytes, second: bytes) => bytes',
    ],
    ['let get_now: (_: unit) => timestamp', [], 'let get_now: () => timestamp'],
    ['let ignore: (_: unit) => unit', ['value'], 'let ignore: (value: unit) => unit'],
    ['let add: (a: nat, b: nat) => nat', [], 'let add: (a: nat, b: nat) => nat'],
    ['let empty: <elt>t<elt>', [], 'let empty: <elt>t<elt>'],
    ['type t<elt> = list<elt>', [], 'type t<elt> = list<elt>'],
    ['let broken: unit => nat;', ['a'], 'let broken: unit => nat;'],
  ])('%s', (signature, names, expected) => {
    expect(nameParameters(signature, names)).toBe(expected);
  });

  it('keeps function types of parameters as they are', () => {
    const signature = 'let map: <a, b>(_: (_: a) => b) => (_: option<a>) => option<b>';
    expect(nameParameters(signature, ['f', 'option'])).toBe(
      'let map: <a, b>(f: (_: a) => b, option: option<a>) => option<b>',
    );
  });

  it('puts each parameter of a long signature on its own line', () => {
    const signature =
      'let fold_left: <elt, acc>(_: (_: [acc, elt]) => acc) => (_: acc) => (_: t<elt>) => acc';
    expect(nameParameters(signature, ['f', 'initial', 'list'])).toBe(
      'let fold_left: <elt, acc>(\n  f: (_: [acc, elt]) => acc,\n  initial: acc,\n  list: t<elt>\n) => acc',
    );
  });
});

describe('unnamedParameters', () => {
  test.each([
    ['let concat: (_: bytes) => (_: bytes) => bytes', ['bytes', 'bytes']],
    ['let storage: <s>(_: code, s: s) => s', ['code', 's']],
    ['let get_now: (_: unit) => timestamp', []],
    ['let add: (a: nat, b: nat) => nat', []],
    ['let empty: <elt>t<elt>', []],
    ['type t = (_: nat) => nat', []],
  ])('%s', (signature, types) => {
    expect(unnamedParameters(signature)).toEqual(types);
  });
});

describe('hidePlaceholders', () => {
  it('shows unnamed parameters by their type', () => {
    expect(hidePlaceholders('(f: (_: [acc, elt]) => acc, initial: acc) => acc')).toBe(
      '(f: ([acc, elt]) => acc, initial: acc) => acc',
    );
  });
});
