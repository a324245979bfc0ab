import { describe, expect, test } from 'vitest';
import { brokenLaws, recordedPrograms, withComments } from '../../../tests/helpers/format-laws';
import { format } from './format';

describe('the laws of formatting', () => {
  const programs = recordedPrograms().filter((_, index) => index % 16 === 0);

  test('hold for every sixteenth recorded program (all of them in the long tests)', () => {
    expect(programs.length).toBeGreaterThan(250);
    for (const program of programs) expect(brokenLaws(program) ?? []).toEqual([]);
  });

  test('hold for programs with comments between their words', () => {
    let formatted = 0;
    for (const program of programs.filter((_, index) => index % 2 === 0)) {
      const broken = brokenLaws(withComments(program, 5));
      if (broken) formatted++;
      expect(broken ?? []).toEqual([]);
    }
    expect(formatted).toBeGreaterThan(70);
  });
});

describe('JsLIGO is written', () => {
  test.each([
    ['with spaces and semicolons', 'const  x:nat=1n', 'const x: nat = 1n;\n'],
    [
      'without a separator behind the last field',
      'type t = {a: int; b: nat,};',
      'type t = { a: int, b: nat };\n',
    ],
    ['with one empty line at most', 'const a = 1;\n\n\nconst b = 2;', 'const a = 1;\n\nconst b = 2;\n'],
    [
      'with a match below the function, and no semicolon behind its last case',
      'const f=(x:t):int=>match(x){when(A()):1;when(B()):2;}',
      'const f = (x: t): int =>\n  match(x) {\n    when (A()): 1;\n    when (B()): 2\n  };\n',
    ],
    [
      'with what is returned on the line of the return',
      `const f = () => { return [${'abcdefghij, '.repeat(7)}z]; };`,
      `const f = () => {\n  return [\n${'    abcdefghij,\n'.repeat(7)}    z\n  ];\n};\n`,
    ],
    ['with records on several lines if they start so', 'type t={\na:int}', 'type t = {\n  a: int\n};\n'],
    ['with decorators on lines of their own', '@entry const f = g;', '@entry\nconst f = g;\n'],
    [
      'with records that do not fit on a line, one field on each',
      `type t = { ${'abcdefghij: nat, '.repeat(5)}z: int };`,
      `type t = {\n${'  abcdefghij: nat,\n'.repeat(5)}  z: int\n};\n`,
    ],
    [
      'with comments behind adjacent lines in one column',
      'const a = 1;  // one\nconst bcd = 2; // two',
      'const a = 1;   // one\nconst bcd = 2; // two\n',
    ],
    [
      'with the dropped branches of conditions as they are',
      '#if NO\nconst   a=1\n#else\nconst   b=2\n#endif\n',
      '#if NO\nconst   a=1\n#else\nconst b = 2;\n#endif\n',
    ],
  ])('%s', (_what, text, written) => {
    expect(format(text, 'jsligo')).toBe(written);
  });
});

describe('CameLIGO is written', () => {
  test.each([
    [
      'with a bar before each case except the first',
      'let f x = match x with |A->1|B->2',
      'let f x =\n  match x with\n    A -> 1\n  | B -> 2\n',
    ],
    ['with `let … in` on a line of its own', 'let x = let y = 1 in y', 'let x =\n  let y = 1 in\n  y\n'],
    ['with spaces around colons', 'let x:int=1', 'let x : int = 1\n'],
    [
      'with records on several lines if they start so',
      'let r={\na=1;b=2}',
      'let r = {\n  a = 1;\n  b = 2\n}\n',
    ],
    ['with variants on several lines if they were', 'type t=A|\nB', 'type t =\n  | A\n  | B\n'],
    ['without a bar before variants on one line', 'type t=|A|B', 'type t = A | B\n'],
    [
      'with each branch of a chain on a line',
      'let f x = if x then 1 else if y then 2 else 3',
      'let f x =\n  if x then 1\n  else if y then 2\n  else 3\n',
    ],
  ])('%s', (_what, text, written) => {
    expect(format(text, 'cameligo')).toBe(written);
  });
});

test.each(['const x = ;', '#if A\nconst x = 1;', 'const s = "a'])(
  'a program that does not parse is not: %s',
  (text) => {
    expect(format(text, 'jsligo')).toBeUndefined();
  },
);
