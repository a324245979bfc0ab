import { describe, expect, test } from 'vitest';
import { declaredNames, usedSymbols } from './names';
import { parseProgram } from './parse-program';
import type { LigoSyntax } from './source';

const programOf = (text: string, syntax: LigoSyntax) =>
  parseProgram({ file: 'main', text, syntax, readFile: (path) => ({ path, text: '' }) }).program;

describe('declaredNames', () => {
  test.each<[LigoSyntax, string, string[]]>([
    [
      'jsligo',
      'type t = int; const x = 1, y = 2; function f() { const z = 1; return z }',
      ['t', 'x', 'y', 'f'],
    ],
    ['jsligo', '@entry export const @default = (p: int) => { const q = p; return q }', ['default']],
    ['jsligo', 'const { a, b: [c, _d], e: _ } : r = f(x => x)', ['a', 'c', '_d']],
    ['jsligo', 'namespace A { export const x = 1 }; interface I { const y: int }', ['A', 'I']],
    ['jsligo', 'import B = A.C', ['B']],
    ['jsligo', '#import "f.jsligo" "F"\nexport #import "g.jsligo" "G"\n', ['F', 'G']],
    ['jsligo', '#if OLD\nconst x = 1\n#else\nconst y = 1\n#endif', ['y']],
    ['cameligo', 'type t = int let x = let y = 1 in y let rec f (a : int) : int = f a', ['t', 'x', 'f']],
    ['cameligo', '[@entry] let default () s = s', ['default']],
    [
      'cameligo',
      'let (a, { b = (c, _d); e }) : r = f (fun x -> x) let p, q = 1, 2',
      ['a', 'c', '_d', 'e', 'p', 'q'],
    ],
    ['cameligo', 'module A = struct let x = 1 end module type I = sig val y : int end', ['A', 'I']],
    ['cameligo', '#import "f.mligo" "F"\nmodule B = F.C', ['F', 'B']],
    ['cameligo', 'let _ = f ()', []],
  ])('%s: %s', (syntax, code, names) => {
    expect(declaredNames(programOf(code, syntax))).toEqual(names);
  });
});

describe('usedSymbols', () => {
  test.each<[LigoSyntax, string, string[]]>([
    ['jsligo', 'const x = List.map(String.length, l)', ['List.map', 'String.length']],
    ['jsligo', 'const x = Test.Next.Originate.contract(c).taddr', ['Test.Next.Originate.contract']],
    [
      'jsligo',
      'import T = Test.Next; import IO = T.IO; const x = IO.log(T.a.b)',
      ['Test.Next.IO.log', 'Test.Next.a'],
    ],
    [
      'jsligo',
      'namespace A { export const x = 1 }; import B = A; const y = [A.x, B.x, Map.empty]',
      ['Map.empty'],
    ],
    ['jsligo', '#import "f.jsligo" "F"\nconst x = F.G.y', []],
    ['jsligo', 'const x: Big_set.t<Tezos.Next.z> = y', ['Big_set.t', 'Tezos.Next.z']],
    ['cameligo', 'let x = List.map String.length l', ['List.map', 'String.length']],
    ['cameligo', 'let x = (Test.Next.Originate.contract c).taddr', ['Test.Next.Originate.contract']],
    [
      'cameligo',
      'module T = Test.Next let x = module IO = T.IO in IO.log T.a.b',
      ['Test.Next.IO.log', 'Test.Next.a'],
    ],
    ['cameligo', 'module A = struct let x = 1 end module B = A let y = A.x + B.x + Map.size m', ['Map.size']],
    ['cameligo', 'let x : int Big_set.t = Bitwise.or 1n 2n', ['Big_set.t', 'Bitwise.or']],
    ['cameligo', 'module List = struct let map = 1 end let x = List.map', []],
  ])('%s: %s', (syntax, code, names) => {
    expect(usedSymbols(programOf(code, syntax)).map(({ name }) => name)).toEqual(names);
  });

  test('returns the position of each', () => {
    expect(usedSymbols(programOf('const a = 1;\nconst b =\n  List.size(a)', 'jsligo'))).toEqual([
      { name: 'List.size', offset: 25 },
    ]);
  });
});
