/** Every program that ever failed in `npm run fuzz`, or in an attack: each is answered, within its limits. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { analyse, createLanguage, hovers, type LigoSyntax, listing } from '@ligo-docs/ligo';
import { describe, expect, test } from 'vitest';
import { compilations } from '../../scripts/fuzz/compile-all';

const FOLDER = fileURLToPath(new URL('./corpus/', import.meta.url));
/** Far more than on any machine that the tests run on: what failed took minutes, or did not end. */
const MAX_MS = 20_000;

const language = createLanguage();

function answer(text: string, syntax: LigoSyntax, files: Readonly<Record<string, string>> = {}) {
  // Processor time: other tests run beside this one.
  const start = process.cpuUsage();
  const readFile = (path: string) =>
    Object.hasOwn(files, path) ? { path, text: files[path] ?? '' } : undefined;
  const analysis = analyse(language, { file: 'main', text, syntax, readFile });
  listing(analysis.typed, text);
  hovers(analysis);
  const refused = compilations(analysis).flatMap((compile) => compile());
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(MAX_MS);
  return [...analysis.problems, ...refused];
}

describe('the corpus', () => {
  test.each(readdirSync(FOLDER).sort())('%s', (name) => {
    const text = readFileSync(FOLDER + name, 'utf8');
    for (const { message, span } of answer(text, name.endsWith('.jsligo') ? 'jsligo' : 'cameligo')) {
      expect(message).not.toBe('');
      expect(span.from).toBeLessThanOrEqual(text.length);
    }
  });
});

describe('a program that is too large to compile is a problem', () => {
  const list = (length: number) =>
    `[@entry] let go () (_ : int list) : operation list * int list = [], [${'1; '.repeat(length)}]`;
  const nested = (depth: number) =>
    `[@entry] let go () (s : int) : operation list * int = [], ${'(if s > 1 then '.repeat(depth)}1${' else 2)'.repeat(depth)}`;
  const doubled = (count: number) =>
    `[@entry] let go () (s : int) : operation list * int =\n${Array.from(
      { length: count },
      (_, index) => `let f${index + 1} (x : int) : int = f${index} (f${index} x) in`,
    )
      .join('\n')
      .replace('f0 (f0 x)', 'x + x')}\n[], f${count} s`;

  test.each([
    ['a list of 20,000 items', list(20_000)],
    ['conditions in conditions', nested(150)],
    ['functions that call another one twice', doubled(60)],
  ])('%s', (_, text) => {
    const found = answer(text, 'cameligo');
    expect(found.every(({ code }) => code === 'too-large' || code.startsWith('limit-'))).toBe(true);
  });
});

describe('a long program is not a deep one', () => {
  const lines = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join('\n');
  const inContract = (statements: string) => `type storage = int;
@entry const go = (_u: unit, s: storage): [list<operation>, storage] => {
  let a = s;
${statements}
  return [[], a];
}`;

  test.each<[string, LigoSyntax, string]>([
    [
      '10,000 declarations without semicolons',
      'jsligo',
      lines(10_000, (index) => `const a${index} = ${index}`),
    ],
    [
      '10,000 functions without semicolons',
      'jsligo',
      lines(10_000, (index) => `function f${index}(x: int): int { return x; }`),
    ],
    [
      '1,500 declarations in one body',
      'jsligo',
      inContract(lines(1500, (index) => `const b${index} = a + ${index};`)),
    ],
    ['1,500 assignments in one body', 'jsligo', inContract(lines(1500, (index) => `a += ${index};`))],
    [
      'a list of 1,500 items',
      'cameligo',
      `[@entry] let go () (_ : int list) : operation list * int list = [], [${'1; '.repeat(1500)}]`,
    ],
  ])('%s', (_, syntax, text) => {
    expect(answer(text, syntax)).toEqual([]);
  });
});

describe('a limit that is reached is a problem with its place', () => {
  const includes = (depth: number) =>
    Object.fromEntries(
      Array.from({ length: depth }, (_, index) => [
        `a${index}`,
        `#include "a${index + 1}"\n`.repeat(20),
      ]).concat([[`a${depth}`, 'let a = 1\n']]),
    );

  test('of files that include the next one twenty times', () => {
    const [problem] = answer('#include "a0"\n', 'cameligo', includes(10));
    expect(problem).toMatchObject({ code: 'limit-repeated', message: expect.stringContaining('250,000') });
  });

  test.each([
    ['limit-text', `let a = 1\n${'// comment\n'.repeat(200_000)}`, 0],
    ['limit-depth', `let a = ${'(f '.repeat(600)}1${')'.repeat(600)}`, 1208],
    ['limit-depth', `let a = 1\nlet b = 1${' + 1'.repeat(700)}`, 18],
    ['limit-type', `let a0 = 1\n${doubled(40)}`, 259],
    ['limit-problems', 'let a : nat = "x"\n'.repeat(1001), 18_014],
  ])('%s', (code, text, from) => {
    const found = answer(text, 'cameligo').find((problem) => problem.code.startsWith('limit-'));
    expect(found).toMatchObject({ code, span: { from } });
    expect(found?.hint).toBeDefined();
  });
});

/** Each type is a pair of the one before. */
function doubled(count: number): string {
  return Array.from({ length: count }, (_, index) => `let a${index + 1} = (a${index}, a${index})\n`).join('');
}
