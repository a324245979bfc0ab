import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recordedPrograms } from '../../../tests/helpers/format-laws';
import { compareTranslation } from '../../../tests/helpers/translations';
import type { LigoSyntax } from '../../syntax/source';
import { analyse, createLanguage } from '../analyse';
import { translate } from './translate';

const language = createLanguage();

function translated(text: string, syntax: LigoSyntax): string {
  const result = translate(analyse(language, { file: 'main', text, syntax }));
  return 'text' in result
    ? result.text
    : result.problems.map(({ message, hint }) => `! ${message} ${hint ?? ''}`).join('\n');
}

const lines = (...text: string[]) => `${text.join('\n')}\n`;

describe('JsLIGO in CameLIGO', () => {
  test.each([
    [
      'functions are curried',
      'const f = (a: int, b: int): int => a + b;',
      lines('let f (a : int) (b : int) : int = a + b'),
    ],
    [
      'an early return is a condition',
      'const f = (a: int): int => { if (a < 0) return 0; const b = a * 2; return b; };',
      lines('let f (a : int) : int =', '  if a < 0 then 0', '  else', '    let b = a * 2 in', '    b'),
    ],
    [
      'a variable is mutable',
      'const f = (a: int): int => { let b = a; b += 1; return b; };',
      lines('let f (a : int) : int =', '  let mut b = a in', '  let () = b := b + 1 in', '  b'),
    ],
    ['a variant has constructors', 'type t = ["A"] | ["B", int];', lines('type t = A | B of int')],
    [
      'a namespace is a module',
      'namespace M { export const a = 1; }',
      lines('module M = struct', '  let a = 1', 'end'),
    ],
    [
      'brackets are what the checker finds',
      'const a: list<int> = [1]; const b: [int, int] = [1, 2];',
      lines('let a : int list = [1]', 'let b : int * int = 1, 2'),
    ],
    ['`+` joins strings', 'const a = "b" + "c";', lines('let a = "b" ^ "c"')],
    [
      'a recursive function says so',
      'const f = (n: int): int => n <= 0 ? 0 : f(n - 1);',
      lines('let rec f (n : int) : int = if n <= 0 then 0 else f (n - 1)'),
    ],
    ['keywords are escaped', 'const end = 1;', lines('let @end = 1')],
    [
      'comments stay',
      '// Why.\nconst a = 1; // one\n/* Last. */',
      lines('// Why.', 'let a = 1 // one', '(* Last. *)'),
    ],
    [
      'decorators are attributes',
      '@entry const f = (_: unit, s: int): [list<operation>, int] => [[], s];',
      lines('[@entry]', 'let f () (s : int) : operation list * int = [], s'),
    ],
    [
      'type parameters are quoted',
      'type p<a> = [a, a]; const f = <a>(x: a): p<a> => [x, x];',
      lines("type 'a p = 'a * 'a", 'let f (type a) (x : a) : a p = x, x'),
    ],
    [
      'loops are loops',
      'const f = (l: list<int>): int => { let n = 0; for (const x of l) n += x; return n; };',
      lines(
        'let f (l : int list) : int =',
        '  let mut n = 0 in',
        '  let () =',
        '    for x in l do',
        '      n := n + x',
        '    done in',
        '  n',
      ),
    ],
    [
      'a union has no counterpart',
      'type t = int | string;',
      '! CameLIGO has no union types. Declare a variant with a constructor for each type.',
    ],
    [
      'nor does a part of a tuple that is assigned',
      'const f = (p: [int, int]): [int, int] => { let q = p; q[0] = 1; return q; };',
      '! In CameLIGO, no component of a tuple is assigned. Take the tuple apart, and assign all of it.',
    ],
  ])('%s', (_what, from, to) => {
    expect(translated(from, 'jsligo')).toBe(to);
  });
});

test('imports and inclusions are found beside the program', () => {
  const files: Readonly<Record<string, string>> = {
    'src/price.mligo': '(* In cents. *)\nlet price = 5\n',
    'src/rates.mligo': 'let rate = 2\n',
  };
  const readFile = (path: string, from: string) => {
    const whole = posix.join(posix.dirname(from), path);
    const text = files[whole];
    return text === undefined ? undefined : { path: whole, text };
  };
  const text = lines('#include "price.mligo"', '#import "rates.mligo" "R"', 'let cost = price * R.rate');
  const program = { file: 'src/main.mligo', text, syntax: 'cameligo', readFile } as const;
  expect(translate(analyse(createLanguage(), program), { readFile })).toMatchObject({
    text: lines(
      '/* In cents. */',
      'const price = 5;',
      '#import "rates.mligo" "R"',
      'const cost = price * R.rate;',
    ),
  });
});

describe('CameLIGO in JsLIGO', () => {
  test.each([
    [
      'functions have a list of parameters',
      'let f (a : int) (b : int) : int = a + b',
      lines('const f = (a: int, b: int): int => a + b;'),
    ],
    [
      '`let … in` is a statement',
      'let f (a : int) : int = let b = a in b',
      lines('const f = (a: int): int => {', '  const b = a;', '  return b;', '};'),
    ],
    [
      'a name that is declared again gets a number',
      'let f (a : int) : int = let b = a in let b = b + 1 in b',
      lines('const f = (a: int): int => {', '  const b = a;', '  const b_2 = b + 1;', '  return b_2;', '};'),
    ],
    [
      'a match has clauses',
      'let f (o : int option) : int = match o with Some n -> n | None -> 0',
      lines(
        'const f = (o: option<int>): int =>',
        '  match(o) {',
        '    when (Some(n)): n;',
        '    when (None()): 0',
        '  };',
      ),
    ],
    [
      'a condition with declarations returns early',
      'let f (a : int) : int = if a < 0 then 0 else let b = a in b',
      lines('const f = (a: int): int => {', '  if (a < 0) return 0;', '  const b = a;', '  return b;', '};'),
    ],
    [
      'a branch that returns unit early says so, because a lone `return` would go on behind it',
      'let rec f (n : int) : unit = if n = 0 then () else let m = n - 1 in f m',
      lines(
        'const f = (n: int): unit => {',
        '  if (n == 0) return unit;',
        '  const m = n - 1;',
        '  return f(m);',
        '};',
      ),
    ],
    [
      'a branch that ends with a loop returns early, too',
      'let f (n : int) : unit = if n = 0 then for _i = 1 upto 3 do ignore n done else let m = n in ignore m',
      lines(
        'const f = (n: int): unit => {',
        '  if (n == 0) {',
        '    for (let _i = 1; _i <= 3; _i++) {',
        '      ignore(n);',
        '    }',
        '    return unit;',
        '  }',
        '  const m = n;',
        '  return ignore(m);',
        '};',
      ),
    ],
    [
      'a module exports what others use',
      'module M = struct let a = 1 let b = 2 end let c = M.a',
      lines('namespace M {', '  export const a = 1;', '  const b = 2;', '}', 'const c = M.a;'),
    ],
    [
      'equality has two signs',
      'let f (a : int) : bool = a = 1 && a <> 2',
      lines('const f = (a: int): bool => a == 1 && a != 2;'),
    ],
    [
      'a record is updated with a spread',
      'type r = { a : int } let f (x : r) : r = { x with a = 1 }',
      lines('type r = { a: int };', 'const f = (x: r): r => ({ ...x, a: 1 });'),
    ],
    [
      'a pipe is a call',
      'let f (a : int) : int = a let b = 1 |> f',
      lines('const f = (a: int): int => a;', 'const b = f(1);'),
    ],
    [
      'an inclusion has no counterpart',
      'module M = struct let a = 1 end include M',
      '! JsLIGO does not include modules. Declare the names again: `const x = M.x;`.',
    ],
    [
      'a declaration that a later one hides gets a number, wherever it is used',
      'let a = 1 let b = a module M = struct let c = a end let a = a + b let d = a',
      lines(
        'const a_2 = 1;',
        'const b = a_2;',
        'namespace M {',
        '  const c = a_2;',
        '}',
        'const a = a_2 + b;',
        'const d = a;',
      ),
    ],
    [
      'a function that uses an earlier one of its name calls that one',
      'let f (a : int) : int = a let f (a : int) : int = f a',
      lines('const f_2 = (a: int): int => a;', 'const f = (a: int): int => f_2(a);'),
    ],
    [
      'a number avoids names that follow',
      'let a = 1 let a = a let a_2 = a',
      lines('const a_3 = 1;', 'const a = a_3;', 'const a_2 = a;'),
    ],
    [
      'a body does not declare a parameter again',
      'let f (a : int) ((b, _) : int * int) (_ : int) : int = let a = a + b in a',
      lines(
        'const f = (a: int, [b, _]: [int, int], _2: int): int => {',
        '  const a_2 = a + b;',
        '  return a_2;',
        '};',
      ),
    ],
    [
      'a function is returned in parentheses',
      'let f (a : int) = let b = a in fun (c : int) -> b + c',
      lines('const f = (a: int) => {', '  const b = a;', '  return ((c: int) => b + c);', '};'),
    ],
    [
      'a condition without a first branch is negated',
      'let f (a : int) : unit = let () = if a > 0 then () else failwith "negative" in ()',
      lines('const f = (a: int): unit => {', '  if (!(a > 0)) failwith("negative");', '};'),
    ],
    [
      'a recursive function has the types that were inferred',
      'let rec f : int -> int = fun a -> if a = 0 then 0 else f (a - 1)',
      lines('const f: (_: int) => int = (a: int): int => a == 0 ? 0 : f(a - 1);'),
    ],
    [
      'a namespace exports the types whose constructors are used outside',
      'module M = struct type t = A | B end let x : M.t option = Some A',
      lines('namespace M {', '  export type t = ["A"] | ["B"];', '}', 'const x: option<M.t> = Some(A());'),
    ],
    [
      'an entrypoint that is declared twice has no counterpart',
      '[@entry] let f () (s : int) : operation list * int = [], s [@entry] let f () (s : int) : operation list * int = [], s',
      '! `f` is declared twice, which JsLIGO refuses. Give one of them another name.',
    ],
  ])('%s', (_what, from, to) => {
    expect(translated(from, 'cameligo')).toBe(to);
  });
});

test('a program that does not parse keeps its problems', () => {
  expect(translated('const x = ;', 'jsligo')).toMatch(/^! Unexpected `;`/);
});

test('every sixtieth recorded program means the same in the other syntax (all of them in the long tests)', async () => {
  const outcomes: string[] = [];
  for (const program of recordedPrograms().filter((_, index) => index % 60 < 2)) {
    const compared = await compareTranslation(program);
    if (compared) outcomes.push(compared.outcome);
  }
  const equal = outcomes.filter((outcome) => outcome === 'equal');
  expect(equal.length / outcomes.length).toBeGreaterThan(0.94);
});
