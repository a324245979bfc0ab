import { describe, expect, it, test } from 'vitest';
import { formatProblem, nearest, sortProblems } from './problem';

describe('a problem as text', () => {
  test.each([
    [{ file: 'a.md', line: 3, column: 7, message: 'No.' }, 'a.md:3:7: No.'],
    [{ file: 'a.md', line: 3, message: 'No.' }, 'a.md:3: No.'],
    [{ file: 'a.md', message: 'No.' }, 'a.md: No.'],
  ])('%o is formatted as %s', (problem, text) => {
    expect(formatProblem(problem)).toBe(text);
  });
});

describe('a list of problems', () => {
  it('is sorted by file, line, column and message, without duplicates', () => {
    const sorted = sortProblems([
      { file: 'b.md', line: 1, message: 'x' },
      { file: 'a.md', line: 10, message: 'x' },
      { file: 'a.md', line: 2, column: 9, message: 'x' },
      { file: 'a.md', line: 2, column: 3, message: 'z' },
      { file: 'a.md', line: 2, column: 3, message: 'y' },
      { file: 'a.md', message: 'x' },
      { file: 'a.md', line: 10, message: 'x' },
    ]);
    expect(sorted.map(formatProblem)).toEqual([
      'a.md: x',
      'a.md:2:3: y',
      'a.md:2:3: z',
      'a.md:2:9: x',
      'a.md:10: x',
      'b.md:1: x',
    ]);
  });

  it('keeps problems that differ only in their position', () => {
    expect(
      sortProblems([
        { file: 'a.md', line: 1, message: 'x' },
        { file: 'a.md', line: 2, message: 'x' },
      ]),
    ).toHaveLength(2);
  });
});

describe('the nearest known name', () => {
  const known = ['note', 'tip', 'details', 'data-types/lists', 'List.map', 'List.map2'];

  test.each([
    ['notes', 'note', 'one extra letter'],
    ['detals', 'details', 'one letter missing'],
    ['detials', 'details', 'two letters swapped'],
    ['NOTE', 'note', 'another case'],
    ['data-type/list', 'data-types/lists', 'several letters in a long name'],
    ['List.map', 'List.map', 'the name itself before its neighbours'],
  ])('%s is close to %s: %s', (name, guess) => {
    expect(nearest(name, known)).toBe(guess);
  });

  test.each(['warning', 'something/else', ''])("'%s' is close to nothing", (name) => {
    expect(nearest(name, known)).toBeUndefined();
  });

  it('is undefined if there are no known names', () => {
    expect(nearest('note', [])).toBeUndefined();
  });
});
