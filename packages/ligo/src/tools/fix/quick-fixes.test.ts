import { describe, expect, test } from 'vitest';
import type { LigoSyntax } from '../../syntax/source';
import { analyse, createLanguage } from '../analyse';
import { withEdits } from '../with-edits';
import { advice } from './advice';
import { type QuickFixRequest, quickFixes } from './quick-fixes';

const language = createLanguage();
const FILES: Readonly<Record<string, string>> = {
  'lib/prices.mligo': 'let two = 2',
  'lib/prices.jsligo': 'export const two = 2;',
};
const readFile = (path: string) => {
  const text = FILES[path];
  return text === undefined ? undefined : { path, text };
};
const deprecated = new Map([['List.head_opt', 'List.head']]);

/** The titles of the fixes at `¦`, each with the program after it. */
function fixed(
  marked: string,
  syntax: LigoSyntax,
  more: Partial<QuickFixRequest> = {},
): Record<string, string> {
  const offset = marked.indexOf('¦');
  const text = marked.replace('¦', '');
  const analysis = analyse(language, { file: 'main', text, syntax, readFile });
  const found = quickFixes(analysis, { offset, readFile, files: Object.keys(FILES), deprecated, ...more });
  return Object.fromEntries(found.map(({ title, edits }) => [title, withEdits(text, edits)]));
}

describe('a problem is corrected', () => {
  test.each<[string, LigoSyntax, string, string, string]>([
    [
      'with its own edits',
      'cameligo',
      'let s = "a" ¦+ "b"',
      'Strings are joined by `^`',
      'let s = "a" ^ "b"',
    ],
    [
      'a misspelt name',
      'jsligo',
      'const total = 1; const b = ¦totl;',
      'Change it to `total`',
      'const total = 1; const b = total;',
    ],
    [
      'a misspelt name',
      'cameligo',
      'let total = 1 let b = ¦totl',
      'Change it to `total`',
      'let total = 1 let b = total',
    ],
    [
      'a misspelt field',
      'jsligo',
      'const f = (r: { amount: int }): int => r.¦amunt;',
      'Change it to `amount`',
      'const f = (r: { amount: int }): int => r.amount;',
    ],
    [
      'a misspelt field',
      'cameligo',
      'let f (r : { amount : int }) : int = r.¦amunt',
      'Change it to `amount`',
      'let f (r : { amount : int }) : int = r.amount',
    ],
    [
      'a name without its module',
      'jsligo',
      'const f = (l: list<int>): nat => ¦length(l);',
      'Use `List.length` of the library',
      'const f = (l: list<int>): nat => List.length(l);',
    ],
    [
      'a name without its module',
      'cameligo',
      'let f (l : int list) : nat = ¦length l',
      'Use `List.length` of the library',
      'let f (l : int list) : nat = List.length l',
    ],
    [
      'a file that is not imported',
      'jsligo',
      'const a = ¦Prices.two;',
      'Import `lib/prices.jsligo`',
      '#import "lib/prices.jsligo" "Prices"\nconst a = Prices.two;',
    ],
    [
      'a file that is not imported',
      'cameligo',
      'let a = ¦Prices.two',
      'Import `lib/prices.mligo`',
      '#import "lib/prices.mligo" "Prices"\nlet a = Prices.two',
    ],
    [
      'a match without all cases',
      'jsligo',
      'const f = (o: option<int>): int =>\n  ¦match(o) {\n    when (Some(n)): n\n  };',
      'Add the missing case',
      'const f = (o: option<int>): int =>\n  match(o) {\n    when (Some(n)): n;\n    when (None()): failwith("TODO")\n  };',
    ],
    [
      'a match without all cases',
      'cameligo',
      'type t = A | B of int | C\nlet f (x : t) : int =\n  ¦match x with\n    A -> 1',
      'Add the 2 missing cases',
      'type t = A | B of int | C\nlet f (x : t) : int =\n  match x with\n    A -> 1\n    | B _ -> failwith "TODO"\n    | C -> failwith "TODO"',
    ],
    [
      'an entrypoint that returns only the storage',
      'jsligo',
      '@entry const ¦add = (n: int, s: int): int => n + s;',
      'Return no operations with the storage',
      '@entry const add = (n: int, s: int): [list<operation>, int] => [[], n + s];',
    ],
    [
      'an entrypoint that returns only the storage',
      'cameligo',
      '[@entry] let ¦add (n : int) (s : int) : int = if n > 0 then n + s else s',
      'Return no operations with the storage',
      '[@entry] let add (n : int) (s : int) : operation list * int = if n > 0 then ([], n + s) else ([], s)',
    ],
    [
      'a value where an option is expected',
      'jsligo',
      'const a = 1n; const f: option<nat> = ¦a;',
      'Wrap it in `Some`',
      'const a = 1n; const f: option<nat> = Some(a);',
    ],
    [
      'a value where an option is expected',
      'cameligo',
      'let a = 1n let f : nat option = ¦a',
      'Wrap it in `Some`',
      'let a = 1n let f : nat option = (Some a)',
    ],
    [
      'an option where a value is expected',
      'jsligo',
      'const o = Some(1n); const f: nat = ¦o;',
      'Take the value of the option, or fail',
      'const o = Some(1n); const f: nat = Option.value_with_error("NO_VALUE", o);',
    ],
    [
      'an option where a value is expected',
      'cameligo',
      'let o = Some 1n let f : nat = ¦o',
      'Take the value of the option, or fail',
      'let o = Some 1n let f : nat = (Option.value_with_error "NO_VALUE" o)',
    ],
    [
      'a nat where an int is expected',
      'jsligo',
      'const n = 1n; const f: int = ¦n;',
      'Convert it to an `int`',
      'const n = 1n; const f: int = int(n);',
    ],
    [
      'a nat where an int is expected',
      'cameligo',
      'let n = 1n let f : int = ¦n',
      'Convert it to an `int`',
      'let n = 1n let f : int = (int n)',
    ],
  ])('%s, in %s', (_what, syntax, marked, title, expected) => {
    expect(fixed(marked, syntax)).toMatchObject({ [title]: expected });
  });
});

describe('what is allowed is improved', () => {
  test.each<[LigoSyntax, string, string, string]>([
    ['jsligo', 'const f = (¦a: int): int => 1;', 'Call it `_a`', 'const f = (_a: int): int => 1;'],
    ['cameligo', 'let f (¦a : int) : int = 1', 'Call it `_a`', 'let f (_a : int) : int = 1'],
    [
      'jsligo',
      'const f = (l: list<int>): option<int> => List.¦head_opt(l);',
      'Use `List.head`',
      'const f = (l: list<int>): option<int> => List.head(l);',
    ],
    [
      'cameligo',
      'let f (l : int list) : int option = List.¦head_opt l',
      'Use `List.head`',
      'let f (l : int list) : int option = List.head l',
    ],
  ])('in %s: %s', (syntax, marked, title, expected) => {
    expect(fixed(marked, syntax)).toEqual({ [title]: expected });
  });

  test.each<[LigoSyntax, string]>([
    ['jsligo', 'export const a = 1; const f = (b: int): int => { let c = b; c += 1; return c; };'],
    ['cameligo', 'let a = 1 let f (b : int) = let { x; y = _ } = { x = b; y = 2 } in x'],
    ['jsligo', 'const f = ({ a, b }: { a: int, b: int }): int => a;'],
  ])('nothing is unused in %s: %s', (syntax, text) => {
    expect(advice(analyse(language, { file: 'main', text, syntax }))).toEqual([]);
  });
});

test.each<[LigoSyntax, string]>([
  ['jsligo', 'const a: int = ¦"text";'],
  ['cameligo', 'let a : int = ¦"text"'],
  ['jsligo', 'const a = ¦1;'],
  ['jsligo', 'const a = ¦;'],
])('what does not help is not offered in %s: %s', (syntax, marked) => {
  expect(fixed(marked, syntax)).toEqual({});
});
