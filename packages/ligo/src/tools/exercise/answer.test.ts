import { describe, expect, test } from 'vitest';
import { languageOf } from '../../../tests/helpers/analyse-text';
import type { LigoSyntax } from '../../syntax/source';
import { type Exercise, judgeOf, testNames } from './answer';
import { comparableCode, type Mistake } from './mistake';

const PROGRAMS: Record<LigoSyntax, Pick<Exercise, 'start' | 'tests' | 'solution'>> = {
  cameligo: {
    start: 'let double (n : int) : int = n',
    solution: 'let double (n : int) : int = n * 2',
    tests:
      'let test_two = Assert.assert (double 2 = 4)\nlet test_zero = Assert.assert (double 0 = 0)\nlet test_three = Assert.assert (double 3 = 6)',
  },
  jsligo: {
    start: 'const double = (n: int): int => n;',
    solution: 'const double = (n: int): int => n * 2;',
    tests:
      'const test_two = Assert.assert(double(2) == 4);\nconst test_zero = Assert.assert(double(0) == 0);\nconst test_three = Assert.assert(double(3) == 6);',
  },
};

const MISTAKES: readonly Mistake[] = [
  { match: 'n \\* n', fails: 'test_three' },
  { fails: 'test_zero' },
  { match: '\\b2 \\* 2\\b', passes: true },
];

function judge(answer: string, syntax: LigoSyntax = 'cameligo') {
  const exercise = { syntax, ...PROGRAMS[syntax], mistakes: MISTAKES };
  return judgeOf(languageOf('next'), exercise)(answer);
}

const programs: readonly [string, string, string, LigoSyntax][] = [
  ['a solution', 'passed', 'let double (n : int) : int = n * 2', 'cameligo'],
  ['a solution', 'passed', 'const double = (n: int): int => n * 2;', 'jsligo'],
  ['the start', 'failed', 'let double (n : int) : int = n', 'cameligo'],
  ['a program with a mistake in its types', 'refused', 'let double (n : int) : int = "n"', 'cameligo'],
  ['an open comment', 'refused', 'let double (n : int) : int = n * 2 (*', 'cameligo'],
  ['an open comment', 'refused', 'const double = (n: int): int => n * 2; /*', 'jsligo'],
  ['another name', 'missing', 'let twice (n : int) : int = n * 2', 'cameligo'],
  ['an empty answer', 'missing', '', 'jsligo'],
  ['another type', 'misfit', 'let double (n : string) : string = n ^ n', 'cameligo'],
  [
    'a module of the library',
    'shadowed',
    'let double (n : int) : int = n\nmodule Assert = struct let assert (_ : bool) : unit = () end',
    'cameligo',
  ],
  ['a test of its own', 'failed', 'let double (n : int) : int = n\nlet test_two = ()', 'cameligo'],
];

describe('the outcome of an answer', () => {
  test.each(programs)('with %s is %s', async (_what, kind, answer, syntax) => {
    expect((await judge(answer, syntax)).outcome.kind).toBe(kind);
  });

  test('names the tests that fail', async () => {
    const { outcome } = await judge('let double (n : int) : int = n');
    expect(outcome).toMatchObject({ failed: [{ name: 'test_two' }, { name: 'test_three' }], tests: 3 });
  });

  test('names what is missing', async () => {
    expect((await judge('let twice (n : int) : int = n * 2')).outcome).toMatchObject({ names: ['double'] });
  });

  test('names the type that an entrypoint should have', async () => {
    const contract = (type: string) =>
      `module C = struct\n  type storage = int\n  [@entry] let add (n : ${type}) (s : storage) : operation list * storage = [], s + n\nend`;
    const exercise: Exercise = {
      syntax: 'cameligo',
      start: contract('int'),
      solution: contract('int'),
      tests:
        'let test_add =\n  let c = Test.Next.originate (contract_of C) 0 0tez in\n  Test.Next.Typed_address.transfer_exn c.taddr (Add 1) 0tez',
      mistakes: [],
    };
    const { outcome } = await judgeOf(languageOf('next'), exercise)(contract('nat'));
    expect(outcome).toEqual({ kind: 'retyped', name: 'C.add', expected: 'int' });
  });

  test('of an endless loop is a failure that says so', async () => {
    const exercise = { syntax: 'cameligo', ...PROGRAMS.cameligo, mistakes: [] } as const;
    const time = { now: () => performance.now(), ms: 100, advice: '' };
    const forever = 'let rec double (n : int) : int = double n';
    const { outcome } = await judgeOf(languageOf('next'), exercise)(forever, { time });
    expect(outcome).toMatchObject({
      kind: 'failed',
      failed: [{ stopped: { message: expect.stringContaining('The program was stopped after') } }, {}, {}],
    });
  });
});

describe('the mistake of an answer', () => {
  test.each([
    ['by its program and a failing test', 'let double (n : int) : int = n * n', 0],
    ['by a failing test', 'let double (n : int) : int = n + 2', 1],
    ['although all tests pass', 'let two = 2 * 2\nlet double (n : int) : int = n * 2', 2],
    ['not in comments', '(* 2 * 2 *) let double (n : int) : int = n * 2', undefined],
    ['not otherwise', 'let double (n : int) : int = n', undefined],
  ])('is found %s', async (_how, answer, mistake) => {
    expect((await judge(answer)).mistake).toBe(mistake);
  });
});

test('strings keep what looks like a comment', () => {
  expect(comparableCode('const a = "// b"; // c\n/* d */ const  e = 1;', 'jsligo')).toBe(
    'const a = "// b"; const e = 1;',
  );
  expect(comparableCode('let a = "(* b *)" (* c *)', 'cameligo')).toBe('let a = "(* b *)"');
});

test('only names that begin with test are tests', () => {
  expect(testNames('let owner = 1\nlet test_a = ()\nlet tested = ()', 'cameligo')).toEqual([
    'test_a',
    'tested',
  ]);
});
