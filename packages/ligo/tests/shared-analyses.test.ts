/** A program that asks for no feature in which two versions differ has the same types and problems in both. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { syntaxOfFile } from '../src/syntax/source';
import { analyse, createLanguage, createLanguages, holdsIn } from '../src/tools/analyse';
import { hovers } from '../src/tools/hover';
import { featuresOf } from '../src/types/features';

const latest = createLanguage('1.11.5');
/** With the library of the latest version, so that analyses can hold in both. */
const oldest = { ...latest, features: featuresOf('1.6.0') };
const SOURCE = join(import.meta.dirname, '../src');
const fixtures = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /fixtures\b.*\.(jsligo|mligo)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SOURCE, file), 'utf8'), syntax: syntaxOfFile(file) }));

function dependsOn(text: string): string[] {
  const analysis = analyse(latest, { file: 'program', text, syntax: 'jsligo' });
  return [...analysis.typed.dependsOn].sort();
}

test('versions with the same library share it, and versions with the same features are one', () => {
  const [first, second, third] = [...createLanguages(['1.11.5', '1.10.0', '1.6.0']).values()];
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(third?.environment).toBe(first?.environment);
});

describe('a program depends on', () => {
  test.each([
    ['nothing, with literals of their own type', 'const a = 5n; const b: string = "x";', []],
    ['nothing, with an annotation that converts a literal in all versions', 'const a = 5 as nat;', []],
    [
      'nothing, with a list of values of the expected type',
      'const n = 1n; const a: list<nat> = [n, 2n];',
      [],
    ],
    ['nothing, with a comparison of numbers', 'const a = 1 < 2;', []],
    ['the type of a literal', 'const a: nat = 5;', ['literal-expected-type']],
    ['the type of elements', 'const a: list<list<nat>> = [[1n], [2n]];', ['operand-expected-type']],
    ['general unions', 'type t = int | string;', ['general-unions']],
    ['parentheses', 'const f = (n: int): (int) => n;', ['parenthesised-types']],
  ])('%s', (_what, text, features) => expect(dependsOn(text)).toEqual(features));
});

test('what holds in another version is the same there', () => {
  const counts = { shared: 0, other: 0 };
  for (const { file, text, syntax } of fixtures) {
    const source = { file, text, syntax };
    const analysis = analyse(latest, source);
    if (!holdsIn(analysis, oldest)) {
      counts.other += 1;
      continue;
    }
    counts.shared += 1;
    const there = analyse(oldest, source);
    expect(there.problems, file).toEqual(analysis.problems);
    expect(hovers(there), file).toEqual(hovers(analysis));
  }
  expect(counts.shared).toBeGreaterThan(100);
  expect(counts.other).toBeGreaterThan(5);
});
