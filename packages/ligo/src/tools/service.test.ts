import { describe, expect, test } from 'vitest';
import { analyseText } from '../../tests/helpers/analyse-text';
import type { LigoSyntax } from '../syntax/source';
import { complete } from './complete';
import { hover } from './hover';

const program = `type point = { x: int, y: int };
const origin: point = { x: 0, y: 0 };
const shift = (p: point, by: int): point => {
  let moved = { ...p, x: p.x + by };
  return moved;
};
const far = List.map((n: int) => shift(origin, n), list([1, 2]));
`;

/** The offset of the second character of the nth occurrence of a text. */
function at(text: string, nth = 0): number {
  let offset = -1;
  for (let count = 0; count <= nth; count += 1) offset = program.indexOf(text, offset + 1);
  return offset + 1;
}

function lineOf(offset: number | undefined): number | undefined {
  return offset === undefined ? undefined : program.slice(0, offset).split('\n').length;
}

describe('hover', () => {
  const analysis = analyseText(program, 'jsligo');

  test('shows a name, its kind and its type in the syntax of the program', () => {
    expect(hover(analysis, at('shift'))).toMatchObject({
      name: 'shift',
      kind: 'function',
      type: '(p: point, by: int) => point',
    });
    expect(hover(analysis, at('moved', 1))).toMatchObject({ name: 'moved', type: 'point' });
    expect(hover(analysis, at('moved'))).toMatchObject({ kind: 'variable' });
  });

  test('shows a polymorphic value of the library as it is used, with its entry in the reference', () => {
    const found = hover(analysis, at('.map'));
    expect(found?.type).toBe('(_: (_: int) => point, _: list<int>) => list<point>');
    expect(found?.entry).toMatchObject({ module: 'List', name: 'map', kind: 'value' });
  });

  test('shows the definition of a type', () => {
    expect(hover(analysis, at('point', 1))).toMatchObject({ kind: 'type', type: '{ x: int, y: int }' });
  });

  test('has the definition of a name, except for library names', () => {
    expect(lineOf(hover(analysis, at('shift', 1))?.definition?.from)).toBe(3);
    expect(lineOf(hover(analysis, at('point', 2))?.definition?.from)).toBe(1);
    expect(lineOf(hover(analysis, at('origin', 1))?.definition?.from)).toBe(2);
    expect(hover(analysis, at('List.map'))).toMatchObject({ name: 'List' });
    expect(hover(analysis, at('List.map'))?.definition).toBeUndefined();
  });

  test('is undefined where there is no name', () => {
    expect(hover(analysis, program.indexOf('};\nconst far'))).toBeUndefined();
  });
});

describe('completion', () => {
  const labelsAt = (text: string, offset = text.length) =>
    complete(analyseText(text, 'jsligo'), offset).map(({ label }) => label);

  test('offers the members of a module, with their types', () => {
    const text = 'const n = List.';
    const found = complete(analyseText(text, 'jsligo'), text.length);
    expect(found.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['t', 'length', 'map', 'fold_left']),
    );
    expect(found.find(({ label }) => label === 'length')).toMatchObject({
      kind: 'function',
      type: '<a>(_: list<a>) => nat',
    });
  });

  test('offers the fields of a record', () => {
    const text = 'type p = { x: int, y: nat };\nconst f = (q: p): int => q.x;';
    expect(labelsAt(text, text.length - 2)).toEqual(['x', 'y']);
  });

  test('offers the names in scope, the nearest first', () => {
    const text = 'const a = 1;\nconst f = (b: int): int => { const c = 2; return b; };\nconst later = 3;';
    const labels = labelsAt(text, text.indexOf('b; }'));
    expect(labels.slice(0, 3)).toEqual(['c', 'b', 'a']);
    expect(labels).not.toContain('later');
    expect(labels).toContain('failwith');
  });
});

describe('problems', () => {
  const codesOf = (text: string, syntax: LigoSyntax) =>
    analyseText(text, syntax).problems.map(({ code }) => code);

  test('come with a hint about the nearest name', () => {
    const [problem] = analyseText('const n = List.lenght([1]);', 'jsligo').problems;
    expect(problem).toMatchObject({
      phase: 'type',
      code: 'unknown-variable',
      hint: 'Did you mean `length`?',
    });
  });

  test('do not suggest a name that shares no letter', () => {
    const [problem] = analyseText('const a = 1; const n = q;', 'jsligo').problems;
    expect(problem?.code).toBe('unknown-variable');
    expect(problem?.hint).toBeUndefined();
  });

  test('of types are not reported for programs that do not parse', () => {
    const { problems } = analyseText('const n = = unknown;', 'jsligo');
    expect(problems.every(({ phase }) => phase === 'parse')).toBe(true);
    expect(problems).not.toHaveLength(0);
  });

  test.each<[string, LigoSyntax, string, readonly string[]]>([
    ['an unknown type', 'cameligo', 'let f (s : strage) : int = 1', ['unknown-type']],
    ['a variable that is not declared', 'jsligo', 'const f = () => { y = 1; };', ['unknown-variable']],
    ['and in an update', 'jsligo', 'const f = () => { y += 1; };', ['unknown-variable']],
    ['a name in nested patterns', 'cameligo', 'let f ((x, x) : int * int) : int = x', ['repeated-variable']],
    [
      'an entrypoint with an unknown type',
      'cameligo',
      `module C = struct [@entry] let main (p : int) (s : int) : operation lst * int = [], p + s end
let call : C parameter_of = Main 4
let contract = contract_of C`,
      ['unknown-type'],
    ],
    [
      'entrypoints that do not agree',
      'cameligo',
      `module C = struct
  [@entry] let a (_ : int) (s : int) : operation list * int = [], s
  [@entry] let b (_ : int) (s : nat) : operation list * nat = [], s
end
let contract = contract_of C`,
      ['storage-mismatch'],
    ],
    [
      'a dynamic entrypoint with an unknown type',
      'cameligo',
      'module C = struct [@dyn_entry] let main (_ : int) (s : int) : operation lst * int = [], s end',
      ['unknown-type'],
    ],
    [
      'a type that a module lacks',
      'jsligo',
      `interface S { type t; const a: t; const f: (x: t) => t; };
namespace M implements S { type t = nat; export const a: t = 1n; export const f = (x: t): t => x; };`,
      ['missing-type'],
    ],
    [
      'a type that differs from the one in the signature',
      'cameligo',
      `module type S = sig type t = nat val a : t val f : t -> t list end
module M : S = struct type t = int let a : t = 1 let f (x : t) = [x] end`,
      ['signature-type'],
    ],
    [
      'a pattern that lacks a field',
      'jsligo',
      'type r = { a: nat, b: nat };\nconst f = (r: r) => { const { a } = r; return a; };',
      ['pattern-mismatch'],
    ],
  ])('are reported once: %s', (_, syntax, text, codes) => {
    expect(codesOf(text, syntax)).toEqual(codes);
  });

  test.each<[LigoSyntax, string]>([
    [
      'cameligo',
      `module type S = sig val a : int val b : int val c : string end
module M : S = struct let a = "x" end`,
    ],
    [
      'jsligo',
      `interface S { const a: int; const b: int; const c: string };
namespace M implements S { export const a = "x"; };`,
    ],
  ])('name every member that does not match a signature (%s)', (syntax, text) => {
    expect(codesOf(text, syntax)).toEqual(['signature-value', 'missing-value', 'missing-value']);
  });

  test.each<[LigoSyntax, string]>([
    [
      'cameligo',
      `type r = { a : nope; b : int }
let unknown_field (v : r) = v.zz
let missing_field : r = { a = 1 }
let not_int (v : r) : int = v
let f (_ : missing) : int = 1
let not_string : string = f
let not_number = f + 1
[@entry] let main (_ : r) (s : int) : int = s`,
    ],
    [
      'jsligo',
      `type r = { a: nope, b: int };
const unknown_field = (v: r) => v.zz;
const missing_field: r = { a: 1 };
const not_int = (v: r): int => v;
const f = (_: missing): int => 1;
const not_string: string = f;
const not_number = f + 1;
@entry const main = (_: r, s: int): int => s;`,
    ],
  ])('of values whose types have an unknown part are not hidden (%s)', (syntax, text) => {
    expect(codesOf(text, syntax)).toEqual([
      'unknown-type',
      'unknown-field',
      'record-fields',
      'type-mismatch',
      'unknown-type',
      'type-mismatch',
      'type-mismatch',
      'not-an-entry-point',
    ]);
  });
});
