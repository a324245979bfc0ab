import { createLanguage } from '@ligo-docs/ligo';
import { parseProgram } from '@ligo-docs/ligo/syntax';
import { describe, expect, test } from 'vitest';
import { compileBlocks } from '../../../../../tests/helpers/compile-page';
import { formatProblem } from '../../model/problem';
import { analyseOnce } from './analyse';
import { noFindings } from './findings';
import { runSamples } from './run';
import { statedValues } from './stated-value';

const language = createLanguage();

/** The errors found by running the samples of a page. */
async function problemsOf(...blocks: string[]): Promise<string[]> {
  const found = noFindings();
  const analyseIn = analyseOnce(() => language);
  for (const variant of compileBlocks(...blocks))
    await runSamples({ ...variant, file: 'numbers.md' }, analyseIn, () => undefined, found);
  return found.errors.map(formatProblem);
}

const fence = (syntax: string, code: string): string => `\`\`\`${syntax}\n${code}\n\`\`\``;

describe('running samples', () => {
  test('reports nothing if comments are correct', async () => {
    expect(await problemsOf(fence('jsligo group=a', 'const sum = 1n + 2n; // 3n'))).toEqual([]);
  });

  test('reports page, line, expected and actual value', async () => {
    const page = ['Text.', fence('cameligo group=a', 'let one = 1n\nlet sum = one + 2n // 4n')];
    expect(await problemsOf(...page)).toEqual([
      'numbers.md:5: The comment says that sum is 4n, but it is 3n: correct the comment.',
    ]);
  });

  test('reports nothing if a program above prints the test results', async () => {
    const page = [
      fence('cameligo test-ligo group=a', 'let test_sum = 1n + 2n'),
      fence('text', 'Everything at the top-level was executed.\n- test_sum exited with value 3n.'),
      fence('cameligo test-ligo group=a', 'let test_product = 2n * 2n'),
    ];
    expect(await problemsOf(...page)).toEqual([]);
  });

  test('reports results that no program above prints', async () => {
    const page = [
      fence('cameligo test-ligo group=a', 'let test_sum = 1n + 2n'),
      fence('text', 'Everything at the top-level was executed.\n- test_sum exited with value 4n.'),
    ];
    expect(await problemsOf(...page)).toEqual([
      'numbers.md:6: The evaluator prints something else:\nEverything at the top-level was executed.\n- test_sum exited with value 3n.',
    ]);
  });

  const file = [
    ':::sample{title="sum"}',
    fence('cameligo group=a', 'let twice (n : nat) : nat * int list = n + n, [1]'),
    ':::',
  ];
  const command = fence('bash', "ligo run evaluate-expr sum.mligo 'twice 3n'");

  test('reports nothing if the output of a command is correct', async () => {
    expect(await problemsOf(...file, command, fence('text', '( +6 , CONS(1 , LIST_EMPTY()) )'))).toEqual([]);
  });

  test('reports the actual output of a command', async () => {
    expect(await problemsOf(...file, command, fence('text', '( +7 , CONS(1 , LIST_EMPTY()) )'))).toEqual([
      expect.stringContaining('The evaluator prints something else:\n( +6 , CONS(1 , LIST_EMPTY()) )'),
    ]);
  });

  test('distinguishes numbers of different types', async () => {
    expect(await problemsOf(fence('jsligo group=a', 'const sum = 1n + 2n; // 3'))).toHaveLength(1);
  });

  test.each([
    ['let slots : nat list = [1n; 3n] // 1n and 3n', 0],
    ['let slots : nat list = [1n; 2n] // 1n and 3n', 1],
    ['let a, b = 1n, 2n // 1n and 2n', 0],
    ['let sum = 2n + 3n * 4n // 2n + (3n * 4n)', 0],
    ['let sum = 2n + 3n * 4n // (2n + 3n) * 4n', 1],
    ['let year = 365n // 12 months', 0],
  ])('understands "%s"', async (program, problems) => {
    expect(await problemsOf(fence('cameligo group=a', program))).toHaveLength(problems);
  });

  test('reports tests that fail', async () => {
    const program =
      'let check (n : int) : unit = if n > 1 then failwith "big" else ()\nlet test_check = check 2';
    expect(await problemsOf(fence('cameligo test-ligo group=a', program))).toEqual([
      'numbers.md:3: The test test_check does not pass: failed with "big"',
    ]);
  });

  test('compares the two samples of a pair', async () => {
    const pair = [fence('jsligo group=a', 'const x = 1;'), fence('cameligo group=a', 'let x = 2')];
    expect(await problemsOf(...pair)).toEqual([
      'numbers.md:2: x is 1 in jsligo and 2 in cameligo: make the samples agree.',
    ]);
    expect(await problemsOf('<!-- differs: on purpose -->', ...pair)).toEqual([]);
  });
});

describe('values in comments', () => {
  /** The values that a comment states for the declaration before it. */
  const stated = (comment: string) => {
    const text = `const x = 1; // ${comment}`;
    return statedValues(parseProgram({ file: 'main', text, syntax: 'jsligo' }).program);
  };

  test.each([
    ['3n', '3n'],
    ['-1', '-1'],
    ['250_000n', '250000n'],
    ['9.5tez', '9500000mutez'],
    ['8mutez', '8mutez'],
    ['0x0FF0', '0x0ff0'],
    ['"Willow"', '"Willow"'],
    ['true', 'true'],
    ['Some(8n)', 'Some (8n)'],
    ['Some 3tez', 'Some (3000000mutez)'],
    ['None()', 'None (())'],
    ['47n, rounded down', '47n'],
    ['3n: the second 5n is no gain', '3n'],
    ['(10 - 4) - 3, so 3', '3'],
  ])('%s', (comment, expected) => {
    expect(stated(comment)).toMatchObject([{ names: ['x'], comment, values: [expected] }]);
  });

  test.each([
    ['1n and 3n', ['1n', '3n']],
    ['3, 12, 5', ['3', '12', '5']],
  ])('"%s" states several', (comment, expected) => {
    expect(stated(comment)).toMatchObject([{ comment, values: expected }]);
  });

  test.each(['rounded down', 'binary 100', 'a tuple'])('"%s" states none', (comment) => {
    expect(stated(comment)).toEqual([]);
  });

  test('"2.5 per cent" states no value, but may be code', () => {
    expect(stated('2.5 per cent')).toMatchObject([{ comment: '2.5 per cent', values: undefined }]);
  });
});
