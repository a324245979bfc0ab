import { describe, expect, test } from 'vitest';
import { analyseText } from '../../tests/helpers/analyse-text';
import { print } from '../evaluate/values/print';
import type { LigoSyntax } from '../syntax/source';
import { run } from './run';

/** The value of `x` after running a program without problems. */
async function valueOfX(text: string, syntax: LigoSyntax): Promise<string> {
  const analysis = analyseText(text, syntax);
  expect(analysis.problems).toEqual([]);
  const value = (await run(analysis)).values.get('x');
  if (!value) throw new Error('The program has no value x.');
  return print(value);
}

describe('values become those of their expected type', () => {
  test.each<[string, LigoSyntax, string, string]>([
    ['a number', 'cameligo', 'let x : bool = 5', 'true'],
    ['an empty list', 'cameligo', 'let x : bool = ([] : int list)', 'false'],
    ['an operand', 'cameligo', 'let x = not (0x : bool)', 'true'],
    ['an argument', 'jsligo', 'const f = (b: bool): bool => b; const x = f(0n);', 'false'],
    ['an element', 'jsligo', 'const x: list<bool> = [1, true, 0];', '[true ; true ; false]'],
    [
      'the result of a recursive call',
      'cameligo',
      'let rec f (n : int) : int = if n > 0 then f (n - 1) else n\nlet g (n : int) : bool = f n\nlet x = g 9',
      'false',
    ],
    ['hexadecimal digits in a string', 'cameligo', 'let x : bytes = "00fF"', '0x00ff'],
  ])('%s', async (_, syntax, text, expected) => {
    expect(await valueOfX(text, syntax)).toBe(expected);
  });
});

test('joined texts that fill the memory stop the program', async () => {
  const text = 'let x = let mut s = "a" in let () = while true do s := String.concats [s; s] done in s';
  const analysis = analyseText(text, 'cameligo');
  expect((await run(analysis)).failures).toMatchObject([{ message: expect.stringContaining('too large') }]);
});
