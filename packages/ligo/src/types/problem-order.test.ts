/** The first problem is the one that the compiler reports. */
import { expect, test } from 'vitest';
import { analyse, createLanguage } from '../tools/analyse';

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

test('an import is checked after its own imports', () => {
  const files = { 'b.mligo': 'let x = inner', 'a.mligo': '#import "b.mligo" "B"\nlet x = outer' };
  expect(placesOf('#import "a.mligo" "A"\n', files)).toEqual(['inner', 'outer']);
});
