import type { LigoSyntax } from '@ligo-docs/ligo/syntax';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { reportOf } from '../../tests/helpers/run-program';
import { type Checker, createChecker } from './checker';

let checker: Checker;

// Infinite loops run until the step limit, which takes long on slow machines.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  checker = createChecker();
}, 60_000);

const report = (syntax: LigoSyntax, text: string) => reportOf(checker, syntax, text);

describe('a report', () => {
  test('output comes before the results', async () => {
    const program = 'let test_sum = let () = Test.Next.IO.log (1, Some 2n) in 3';
    expect(await report('cameligo', program)).toBe(
      '(1 , Some (2n))\nEverything at the top-level was executed.\n- test_sum exited with value 3.\n',
    );
  });
});

describe('limits', () => {
  test.each([
    ['an endless loop', 'let test = let mut n = 0 in while true do n := n + 1 done', 'steps'],
    ['endless recursion', 'let rec f (n : int) : int = 1 + f n  let test = f 1', 'nested'],
    ['a text without end', 'let rec f (s : string) : string = f (s ^ s)  let test = f "x"', 'too large'],
    ['a number without end', 'let rec f (n : int) : int = f (n * n)  let test = f 3', 'too large'],
  ])('%s is stopped', async (_, program, message) => {
    expect(await report('cameligo', program)).toContain(message);
  });
});

describe('failures', () => {
  test('report the position and the call stack', async () => {
    const program = `let check (n : nat) : nat =
  if n > 3n then failwith "too big" else n
let twice (n : nat) : nat = check n + 1n
let test_big = twice 9n + 1n`;
    expect(await report('cameligo', program)).toBe(
      [
        'program.cameligo:2:18: test_big: failed with "too big"',
        '    called from program.cameligo:3:29 (twice)',
        '    called from program.cameligo:4:16 (test_big)',
        '',
      ].join('\n'),
    );
  });

  test('of one test do not prevent the others from running', async () => {
    const text = await report(
      'cameligo',
      'let test_a : unit = Test.Next.failwith 1  let test_b : unit = Test.Next.failwith 2',
    );
    expect(text).toContain('test_a: failed with 1');
    expect(text).toContain('test_b: failed with 2');
  });
});
