import { describe, expect, test } from 'vitest';
import { declared } from '../../../tests/helpers/syntax-fixture';

/** Equivalent programs in both syntaxes. */
const pairs: Readonly<
  Record<string, readonly (readonly [jsligo: string, cameligo: string, shape: string])[]>
> = {
  literals: [
    ['const x = 1_000;', 'let x = 1_000', '(value (variable x) (literal (int 1000)))'],
    ['const x = 5n;', 'let x = 5n', '(value (variable x) (literal (nat 5)))'],
    ['const x = 1.5tez;', 'let x = 1.5tez', '(value (variable x) (literal (mutez 1500000)))'],
    ['const x = 7mutez;', 'let x = 7mutez', '(value (variable x) (literal (mutez 7)))'],
    ['const x = 0xAB_cd;', 'let x = 0xAB_cd', '(value (variable x) (literal (bytes abcd)))'],
    ['const x = "a\\"b";', 'let x = "a\\"b"', '(value (variable x) (literal (string a"b)))'],
    ['const x = `v`;', 'let x = {|v|}', '(value (variable x) (literal (string v)))'],
    ['const x = true;', 'let x = true', '(value (variable x) (literal (bool value)))'],
  ],
  operators: [
    ['const x = a % b;', 'let x = a mod b', '(value (variable x) (binary mod (variable a) (variable b)))'],
    ['const x = a == b;', 'let x = a = b', '(value (variable x) (binary = (variable a) (variable b)))'],
    ['const x = a != b;', 'let x = a <> b', '(value (variable x) (binary <> (variable a) (variable b)))'],
    ['const x = a << b;', 'let x = a lsl b', '(value (variable x) (binary lsl (variable a) (variable b)))'],
    ['const x = a || b;', 'let x = a or b', '(value (variable x) (binary || (variable a) (variable b)))'],
    ['const x = !a;', 'let x = not a', '(value (variable x) (unary not (variable a)))'],
  ],
  'modules and fields': [
    ['const x = M.N.y;', 'let x = M.N.y', '(value (variable x) (member [M N] y))'],
    ['const x = M.y.f;', 'let x = M.y.f', '(value (variable x) (projection (member [M] y) [(field f)]))'],
    [
      'const x = r.f[0];',
      'let x = r.f.0',
      '(value (variable x) (projection (variable r) [(field f) (index 0)]))',
    ],
    ['import A = M.N;', 'module A = M.N', '(module A (path [M N]))'],
    [
      'namespace M { const a = 1; }',
      'module M = struct let a = 1 end',
      '(module M (body [(value (variable a) (literal (int 1)))]))',
    ],
  ],
  functions: [
    [
      'const f = (x: int, y): nat => z;',
      'let f = fun (x : int) y : nat -> z',
      '(value (variable f) (lambda [((typed (variable x) (name int))) ((variable y))] (name nat) (variable z)))',
    ],
    [
      'const x = f(a, b);',
      'let x = f a b',
      '(value (variable x) (call (variable f) [(variable a) (variable b)]))',
    ],
    [
      'const f = <a>(x: a): a => x;',
      'let f (type a) (x : a) : a = x',
      '(value (variable f) (lambda [a] [((typed (variable x) (name a)))] (name a) (variable x)))',
    ],
    [
      'const x = c ? a : b;',
      'let x = if c then a else b',
      '(value (variable x) (if (variable c) (variable a) (variable b)))',
    ],
  ],
  data: [
    [
      'const x = { a: 1, b };',
      'let x = { a = 1; b }',
      '(value (variable x) (record [(a (literal (int 1))) (b (variable b))]))',
    ],
    [
      'const x = { ...r, a: 1 };',
      'let x = { r with a = 1 }',
      '(value (variable x) (update (variable r) [([(field a)] (literal (int 1)))]))',
    ],
    ['const x = list([a]);', 'let x = [a]', '(value (variable x) (list [((variable a))]))'],
    [
      'const x = A(b, c);',
      'let x = A b c',
      '(value (variable x) (constructor A [(variable b) (variable c)]))',
    ],
    ['const x = a as int;', 'let x = (a : int)', '(value (variable x) (annotation (variable a) (name int)))'],
    [
      'const x = Michelson `{ ADD }` as int;',
      'let x = [%Michelson ({|{ ADD }|} : int)]',
      '(value (variable x) (code Michelson (annotation (literal (string { ADD })) (name int))))',
    ],
    ['const x = contract_of(M.C);', 'let x = contract_of M.C', '(value (variable x) (contract-of [M C]))'],
  ],
  patterns: [
    [
      'const f = match(x) { when(Some([a, b])): a; default: c };',
      'let f = match x with Some (a, b) -> a | _ -> c',
      '(value (variable f) (match (variable x) [((constructor Some [(tuple [(variable a) (variable b)])]) (variable a)) ((variable _) (variable c))]))',
    ],
    [
      'const f = match(x) { when([a, ...b]): a; when([]): c };',
      'let f = match x with a :: b -> a | [] -> c',
      '(value (variable f) (match (variable x) [((cons (variable a) (variable b)) (variable a)) ((list) (variable c))]))',
    ],
    [
      'const { a, b: c } = r;',
      'let { a; b = c } = r',
      '(value (record [(a (variable a)) (b (variable c))]) (variable r))',
    ],
    ['const [a, b] = p;', 'let a, b = p', '(value (tuple [(variable a) (variable b)]) (variable p))'],
  ],
  types: [
    [
      'type t = map<string, M.t>;',
      'type t = (string, M.t) map',
      '(type t (name map [(name string) (name [M] t)]))',
    ],
    ['type t = [int, nat];', 'type t = int * nat', '(type t (tuple [(name int) (name nat)]))'],
    ['type t = ["A"] | ["B", int];', 'type t = A | B of int', '(type t (sum [(A) (B [(name int)])]))'],
    ['type t = { a: int, b };', 'type t = { a : int; b }', '(type t (record [(a (name int)) (b)]))'],
    ['type t = parameter_of M;', 'type t = M parameter_of', '(type t (parameter-of [M]))'],
    [
      'type t = sapling_state<8>;',
      'type t = 8 sapling_state',
      '(type t (name sapling_state [(literal (int 8))]))',
    ],
  ],
  signatures: [
    [
      'interface I { type t; type u = int; const a: t; }',
      'module type I = sig type t type u = int val a : t end',
      '(signature I (body [(type t) (type u (name int)) (value a (name t))]))',
    ],
    [
      'namespace M implements I { const a = 1; }',
      'module M : I = struct let a = 1 end',
      '(module M (body [(value (variable a) (literal (int 1)))]) [(path [I])])',
    ],
  ],
};

describe('both syntaxes are lowered to the same tree', () => {
  for (const [construct, rows] of Object.entries(pairs)) {
    test.each(rows)(`${construct}: %s`, (jsligo, cameligo, shape) => {
      expect(declared(jsligo, 'jsligo')).toBe(shape);
      expect(declared(cameligo, 'cameligo')).toBe(shape);
    });
  }
});

describe('JsLIGO alone has', () => {
  test.each([
    ['type t = int | string;', '(type t (union [(name int) (name string)]))'],
    ['type t = | ["A"];', '(type t (sum [(A)]))'],
    ['type t = ["A"];', '(type t (tuple [(literal (string A))]))'],
    ['type f = (a: int) => nat;', '(type f (function [(a (name int))] (name nat)))'],
    ['const x = [a, ...b];', '(value (variable x) (array [((variable a)) (spread (variable b))]))'],
    ['const x = 5 as mutez;', '(value (variable x) (literal (mutez 5)))'],
    ['const a = 1, b = 2;', '(value (variable a) (literal (int 1))) (value (variable b) (literal (int 2)))'],
    [
      'const f: <a>(x: a) => a = g;',
      '(value (variable f) (forall [a] (function [(x (name a))] (name a))) (variable g))',
    ],
    [
      'const f = () => do { return 1; };',
      '(value (variable f) (lambda (do (block [(return (literal (int 1)))]))))',
    ],
    [
      'const f = (_: unit) => { let x = 1; x += 2; x++; r.f = 3; };',
      '(value (variable f) (lambda [((typed (variable _) (name unit)))] (block [' +
        '(declaration (value (variable x) (literal (int 1)) mutable)) ' +
        '(expression (assign x + (literal (int 2)))) (expression (increment x ++)) ' +
        '(expression (assign r [(field f)] (literal (int 3))))])))',
    ],
    [
      'const f = () => { for (let i = 0; i < 3; i++) g(i); };',
      '(value (variable f) (lambda (block [(for [(declaration (value (variable i) (literal (int 0)) mutable))] ' +
        '(binary < (variable i) (literal (int 3))) [(increment i ++)] (expression (call (variable g) [(variable i)])))])))',
    ],
    [
      'const f = () => { for (const [k, v] of m) g(k); };',
      '(value (variable f) (lambda (block [(for-of (tuple [(variable k) (variable v)]) (variable m) ' +
        '(expression (call (variable g) [(variable k)])))])))',
    ],
    [
      'const f = () => { switch (n) { case 1: break; default: return; } };',
      '(value (variable f) (lambda (block [(switch (variable n) [((literal (int 1)) [(break)]) ([(return)])])])))',
    ],
    [
      'interface I extends J, K.L { const a?: int }',
      '(signature I [(path [J]) (path [K L])] (body [(value a (name int) optional)]))',
    ],
  ])('%s', (text, shape) => {
    expect(declared(text, 'jsligo')).toBe(shape);
  });
});

describe('CameLIGO alone has', () => {
  test.each([
    ["type 'a t = 'a list", '(type t [a] (name list [(variable a)]))'],
    ['type (_, _) t = int', '(type t [_ _] (name int))'],
    [
      'let x = let mut i = 0 in i := 1',
      '(value (variable x) (local (value (variable i) (literal (int 0)) mutable) (assign i (literal (int 1)))))',
    ],
    [
      'let rec f (n : int) : int = f n',
      '(value (variable f) (lambda [((typed (variable n) (name int)))] (name int) (call (variable f) [(variable n)])) recursive)',
    ],
    ['let x (type a) : a list = []', '(value (variable x) [a] (name list [(name a)]) (list))'],
    ['let x = begin a; b end', '(value (variable x) (sequence [(variable a) (variable b)]))'],
    [
      'let x = for i = 1 upto n do () done',
      '(value (variable x) (for-range i (literal (int 1)) (variable n) up (literal (unit))))',
    ],
    [
      'let x = { r with a.b = 1 }',
      '(value (variable x) (update (variable r) [([(field a) (field b)] (literal (int 1)))]))',
    ],
    ['let x = a |> f', '(value (variable x) (binary |> (variable a) (variable f)))'],
    ['include M', '(include (path [M]))'],
    [
      "module type I = sig include J val f : 'a. 'a -> int end",
      '(signature I (body [(include (path [J])) (value f (forall [a] (function [((variable a))] (name int))))]))',
    ],
  ])('%s', (text, shape) => {
    expect(declared(text, 'cameligo')).toBe(shape);
  });
});
