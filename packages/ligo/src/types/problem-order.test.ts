/** The first problem is the one that the compiler reports. */
import { describe, expect, test } from 'vitest';
import { focusOf } from '../syntax/problem';
import { analyse, createLanguage } from '../tools/analyse';
import { positionsIn } from '../tools/positions';

const language = createLanguage();

/** The text that each problem is about, in order. */
function placesOf(text: string, files: Readonly<Record<string, string>> = {}): string[] {
  const readFile = (path: string) => (path in files ? { path, text: files[path] ?? '' } : undefined);
  const { problems, program } = analyse(language, { file: 'main.mligo', text, syntax: 'cameligo', readFile });
  return problems.map(({ span }) => program.files[span.file]?.text.slice(span.from, span.to) ?? '');
}

test('unknown types in a record are reported in the order of their labels', () => {
  expect(placesOf('type t = { z : one; a : two; m : three }')).toEqual(['two', 'three', 'one']);
});

test('unknown types in a variant are reported in the order of their constructors', () => {
  expect(placesOf('type t = Z of one | A of two')).toEqual(['two', 'one']);
});

test('literal patterns are reported from the second clause on, then in the first', () => {
  expect(placesOf('let f (n : int) = match n with 1 -> 1 | 2 -> 2 | 3 -> 3 | _ -> 0').slice(0, 3)).toEqual([
    '2',
    '3',
    '1',
  ]);
});

test('independent imports are checked in the order of their paths', () => {
  const files = { 'b.mligo': 'let x = first_written', 'a.mligo': 'let x = second_written' };
  expect(placesOf('#import "b.mligo" "B"\n#import "a.mligo" "A"\n', files)).toEqual([
    'second_written',
    'first_written',
  ]);
});

describe('the problem of a pattern is reported at the expression around it', () => {
  /** The line that the compiler reports, and the text that is wrong. */
  const placeOf = (text: string) => {
    const { problems, program } = analyse(language, { file: 'main.mligo', text, syntax: 'cameligo' });
    const [problem] = problems;
    if (!problem) throw new Error(`No problem in ${text}`);
    const { from, to } = focusOf(problem);
    const line = positionsIn(text)(problem.span.from).line;
    return [line, program.files[0]?.text.slice(from, to)];
  };

  test.each([
    ['a case that is never reached', 'let f (n : nat) =\n  match n with\n  | m -> m\n  | _ -> 0n', [2, '_']],
    ['another type', 'let f (n : nat) =\n  match n with\n  | Some _ -> 0n\n  | None -> 1n', [2, 'Some _']],
    [
      'a tuple of another size',
      'let f (p : nat * nat) =\n  match p with\n  | (a, b, c) -> a',
      [2, 'a, b, c'],
    ],
    [
      'a constructor that is not declared',
      'let f n =\n  match n with\n  | One -> 1\n  | Two -> 2',
      [2, 'One'],
    ],
    ['a parameter', 'let f\n  ((a, _) : nat) : nat =\n  a', [3, 'a, _']],
  ])('%s', (_, text, expected) => {
    expect(placeOf(text)).toEqual(expected);
  });

  test.each([
    [
      'a constructor of another type',
      'type t = One | Two\nlet f (n : t) = match n with\n  | One -> 1\n  | Some _ -> 2',
      [4, 'Some _'],
    ],
    ['unit', 'let f (n : nat) =\n  match n with\n  | () -> 1', [3, '()']],
    ['other fields', 'let f (r : { a : nat }) =\n  match r with\n  | { b } -> b', [3, '{ b }']],
    ['an annotation', 'let f (n : nat) =\n  match n with\n  | (m : missing) -> 1', [3, 'missing']],
  ])('but at the pattern itself: %s', (_, text, expected) => {
    expect(placeOf(text)).toEqual(expected);
  });

  test('each of several patterns', () => {
    expect(placesOf('let f (n : nat) = match n with Some _ -> 0n | None -> 1n')).toHaveLength(2);
  });

  test('an entry point that is declared twice is reported at the first one', () => {
    const entry = '[@entry] let run () (s : int) : operation list * int = [], s\n';
    expect(placeOf(entry + entry.replace('[], s', '[], 1'))[0]).toBe(1);
  });
});

test('an import is checked after its own imports', () => {
  const files = { 'b.mligo': 'let x = inner', 'a.mligo': '#import "b.mligo" "B"\nlet x = outer' };
  expect(placesOf('#import "a.mligo" "A"\n', files)).toEqual(['inner', 'outer']);
});
