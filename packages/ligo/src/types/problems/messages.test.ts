import { describe, expect, test } from 'vitest';
import { analyseText } from '../../../tests/helpers/analyse-text';
import { explain } from '../../syntax/problem';
import type { LigoSyntax } from '../../syntax/source';

const messages = (text: string, syntax: LigoSyntax) => analyseText(text, syntax).problems.map(explain);

const R = 'type r = { count: int, owner: string };';
const S = 'type s = ["Voting", int] | ["Pair", [int, int]] | ["Off"];';

describe('messages in JsLIGO', () => {
  test.each([
    [
      'const f = (x: int): int => { const y = x; };',
      'This function can end without returning a value, but int is expected.',
    ],
    [
      'const f = (x: int): int => { if (x > 0) { return 1; } };',
      'This function can end without returning a value, but int is expected.',
    ],
    [
      `${R} const f = (x: int): r => { const y = x; };`,
      'This function can end without returning a value, but r is expected.',
    ],
    [
      'const f = (x: int): int => { const y: int = do { const z = x; }; return y; };',
      'This block can end without returning a value, but int is expected.',
    ],
    ['const f = (): int => { return; };', 'This `return` has no value, but int is expected.'],
    ['const f = (): int => [];', 'This has type unit, but int is expected.'],
    [`${R} const v: r = { count: 1 };`, 'The field "owner" of the expected type r is missing.'],
    [
      `${R} const v: r = { counts: 1 };`,
      'The fields "count", "owner" of the expected type r are missing. The expected type r has no field "counts". Did you mean `count`?',
    ],
    [`${R} const v: r = { count: 1, owner: "", a: 1, b: 2 };`, 'The expected type r has no fields "a", "b".'],
    [`${R} const v: r = [1, "a"];`, 'This is a tuple, but the expected type r is a record.'],
    [
      'const v: [int, int] = { a: 1, b: 2 };',
      'This is a record, but the expected type [int, int] is a tuple.',
    ],
    [
      'const v: list<[string, int]> = [["a", 1, 2]];',
      'This tuple has 3 components, but the expected type [string, int] has 2.',
    ],
    [
      'const v = Some(3) + 1;',
      'This has type option<int>, but int is expected. Match the option to get at its value.',
    ],
    [
      'const f = (v: [int, int]): [string, int] => v;',
      'This has type [int, int], but [string, int] is expected. In it, int is not compatible with string.',
    ],
    [
      `${S} const f = (v: s): int => match(v) { when(Voting(n)): n };`,
      'This does not match all values. Not matched: Off(), Pair([_, _]).',
    ],
    [
      `${S} const f = (v: { a: s, b: int }): int => match(v) { when({ a: Off(), b }): b };`,
      'This does not match all values. Not matched: { a: Pair([_, _]), b: _ }, { a: Voting(_), b: _ }.',
    ],
    [
      'const v = tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb;',
      'Variable "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" is not declared. Write the address in double quotes.',
    ],
    ['const v = null;', 'Variable "null" is not declared. LIGO has no `null`: use an option.'],
    ['const v: null = 1;', 'Type "null" is not declared. LIGO has no `null`: use an option.'],
    [
      'const f = (l: list<int>) => l.map((n: int) => n);',
      'A record is expected here, but this has type list<int>. Values have no methods: use the functions of the module `List`.',
    ],
    [
      'const l = [1, 2]; const v = l.length;',
      'The tuple of type [int, int] has no field "length". Values have no methods: use functions such as `List.map`.',
    ],
    ['const l = [1, 2]; const v = l[2];', 'The tuple of type [int, int] has no field "2".'],
    [
      `${R} const f = (v: r) => v.owners;`,
      'The record of type r has no field "owners". Did you mean `owner`?',
    ],
  ])('%s', (text, message) => {
    expect(messages(text, 'jsligo')).toEqual([message]);
  });
});

describe('messages in CameLIGO', () => {
  test.each([
    [
      'let f (x : int) : int = if x > 0 then 1',
      'This has no `else`, so it can end without a value, but int is expected.',
    ],
    [
      'let f (x : int) = if x > 0 then Some 1',
      'This has no `else`, so it can end without a value, but int option is expected.',
    ],
    [
      'type s = Voting of int | Off let f (v : s option) : int = match v with None -> 1 | Some Off -> 2',
      'This does not match all values. Not matched: Some (Voting _).',
    ],
    [
      'let f (v : int list) : int = match v with [] -> 1 | [a] -> a',
      'This does not match all values. Not matched: _ :: _ :: _.',
    ],
    [
      'type s = On of int | Off let f (v : s * int) : int = match v with (Off, n) -> n',
      'This does not match all values. Not matched: (On _, _).',
    ],
    [
      'let v = and',
      'Variable "and" is not declared. Conditions are joined by `&&`; functions cannot be mutually recursive.',
    ],
    [
      'let v = KT1PWx2mnDueood7fEmfbBDKx1D9BAnnXitn',
      'Constructor "KT1PWx2mnDueood7fEmfbBDKx1D9BAnnXitn" is not declared. Write the address in double quotes.',
    ],
  ])('%s', (text, message) => {
    expect(messages(text, 'cameligo')).toEqual([message]);
  });
});
