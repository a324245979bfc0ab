import { describe, expect, test } from 'vitest';
import { parseMarks } from './marks';

describe('the lines that a sample marks', () => {
  test.each([
    ['2', [2]],
    ['2,4', [2, 4]],
    ['2,4-6', [2, 4, 5, 6]],
    [' 1 - 2 , 9 ', [1, 2, 9]],
    ['3-3', [3]],
    ['1-3,2', [1, 2, 3]],
  ])("'%s' names %j", (text, lines) => {
    expect([...(parseMarks(text) ?? [])]).toEqual(lines);
  });

  test.each(['', ',', 'two', '0', '3-1', '1-', '-2', '1.5', '1;2', '1-99999'])(
    "'%s' is not a list of lines",
    (text) => {
      expect(parseMarks(text)).toBeUndefined();
    },
  );
});
