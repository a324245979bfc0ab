import { describe } from 'vitest';
import { accepts, refuses } from '../../../tests/helpers/syntax-fixture';

describe('names are bound once in a scope', () => {
  refuses('jsligo', {
    'duplicate-name': [
      'const x = 1; const «x» = 2;',
      'const f = («x»: int, x: int): int => 1;',
      'const f = («_»: int, _: int): int => 1;',
      'const f = (x: int): int => { const «x» = 2; return x; };',
      'const f = (_: unit): int => { const y = 1; const «y» = 2; return y; };',
      'const f = (x: int) => («x»: int) => x;',
      'namespace N { export const a = 1; export const «a» = 2; }',
      'const [a, b] = [1, 2]; const «b» = 3;',
    ],
  });
  accepts('jsligo', [
    'type x = int; const x = 1; namespace X { export const x = 1; }',
    'const f = (x: int): int => { { const x = 2; } return x; };',
    'const f = (x: int): int => { const g = (x: int): int => x; return g(x); };',
  ]);
  accepts('cameligo', ['let x = 1 let x = 2', 'let f (_ : int) (_ : int) : int = 1']);
});

describe('parts of patterns and types are named once', () => {
  refuses('jsligo', {
    'repeated-field': ['type t = «{ a: int, a: nat }»;'],
    'repeated-constructor': ['type t = «["A"] | ["A", int]»;'],
    'repeated-parameter': ['type f = «(x: int, x: nat) => int»;', '«type t<a, a> = list<a>»;'],
    'repeated-variable': ['const f = (p: [int, int]): int => match(p) { when(«[x, x]»): x };'],
  });
  refuses('cameligo', {
    'repeated-field': ['type t = «{ a : int; a : nat }»'],
    'repeated-constructor': ['type t = «A | A of int»'],
    'repeated-parameter': ["«type ('a, 'a) t = 'a list»"],
    'repeated-variable': ['let f (p : int * int) : int = match p with («x, x») -> x'],
  });
  accepts('cameligo', ['let f (p : int * int) : int = match p with (_, _) -> 1']);
});

describe('signatures', () => {
  refuses('jsligo', {
    'duplicate-name': [
      'interface I { const a: int; const «a»: nat }',
      'interface I { type t; type «t» = int }',
    ],
    'type-parameters': ['interface I { «type t<a> = list<a>» }'],
  });
  refuses('cameligo', { 'duplicate-name': ['module type I = sig val a : int val «a» : nat end'] });
  accepts('cameligo', ['module type I = sig type a val a : int end']);
});

describe('statements', () => {
  refuses('jsligo', {
    'misplaced-break': [
      'const f = (n: int): int => { let i = n; while (i > 0) { «break»; } return i; };',
      'const f = (n: int): int => { switch (n) { case 0: if (n > 1) { «break»; } } return n; };',
    ],
    'return-in-loop': ['const f = (n: int): int => { while (n > 0) «return n»; return 1; };'],
    'statement-at-top': ['const f = (_: unit): unit => []; «f()»;'],
    'invalid-target': ['const f = (_: unit): unit => { «[1]» = [2]; };'],
  });
  accepts('jsligo', [
    'const f = (n: int): int => { switch (n) { case 0: break; default: return 1; } return n; };',
  ]);
});

describe('expressions and types that the grammar lets pass', () => {
  refuses('jsligo', {
    'list-of-no-array': ['const l = «list(1)»;', 'const l = «list()»;'],
    'unsupported-field': ['const r = { "a": «1» };'],
    'misplaced-rest': ['const f = (l: list<int>): int => match(l) { when([«...a», b]): 1; when([]): 0 };'],
    'import-from': ['«import * as M from "m.jsligo"»;', '«import { a } from "m.jsligo"»;'],
    'michelson-type': ['type t = «michelson_or»<[int, "l", nat]>;'],
  });
  refuses('cameligo', {
    'invalid-access': ['let a = M.«A»', 'type t = M.(«int»)'],
    'michelson-type': ['type t = (int, "l", nat, nat) «michelson_pair»'],
  });
  accepts('jsligo', ['type t = michelson_or<[int, "l", nat, "r"]>;', 'const l = list([1, 2]);']);
  accepts('cameligo', ['type t = (int, "l", nat, "r") michelson_pair']);
});
