import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkFiles, listTypes } from './check-command';
import { createChecker } from './checker';
import { readMessagePages } from './message-pages';

const folder = mkdtempSync(join(tmpdir(), 'ligo-check-'));
afterAll(() => rmSync(folder, { recursive: true }));
const checker = createChecker();

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

function check(files: readonly string[], json: boolean): { code: number; lines: string[] } {
  const lines: string[] = [];
  return { code: checkFiles(files, checker, { log: (line) => lines.push(line), json }), lines };
}

function types(files: readonly string[]) {
  const lines: string[] = [];
  const warnings: string[] = [];
  const output = { log: (line: string) => lines.push(line), warn: (line: string) => warnings.push(line) };
  return { code: listTypes(files, checker, output), lines, warnings };
}

describe('ligo check', () => {
  test('prints one line of JSON for each file', () => {
    const good = write('good.jsligo', 'const a: nat = 1n;\n');
    const bad = write('bad.mligo', 'let é = 1\n');
    const wrong = write('wrong.mligo', 'let a = "ü", 1\nlet b : nat = "x"\n');
    const { code, lines } = check([good, bad, wrong], true);
    const [first, second, third] = lines.map((line) => JSON.parse(line));
    expect(code).toBe(1);
    expect(first).toEqual({ file: good, ok: true, problems: [] });
    expect(second).toMatchObject({ file: bad, ok: false });
    expect(third.problems[0]).toMatchObject({ line: 1, column: 9, endLine: 1, endColumn: 10 });
  });

  test.each([
    ['missing.mligo', 'There is no file'],
    ['.', 'is a folder'],
    ['notes.txt', 'its name must end in .jsligo or .mligo'],
  ])('reports why %s cannot be read, and continues', (name, message) => {
    write('notes.txt', 'text');
    const good = write('good.jsligo', 'const a = 1;\n');
    const { code, lines } = check([join(folder, name), good], true);
    const [first, second] = lines.map((line) => JSON.parse(line));
    expect(code).toBe(1);
    expect(first).toMatchObject({ ok: false, problems: [{ line: 1, column: 0 }] });
    expect(first.problems[0].message).toContain(message);
    expect(second.ok).toBe(true);
  });

  test('prints the position and the line for people', () => {
    const file = write('told.mligo', 'let a : nat = "x"\n');
    const { lines } = check([file], false);
    expect(lines[0]).toContain(`${file}:1:15: `);
    expect(lines.at(-2)).toBe(`    ${' '.repeat(14)}^^^`);
    expect(lines.at(-1)).toBe('1 file, 1 with problems');
  });

  test('names the page about a message', async () => {
    const pageAbout = await readMessagePages(process.cwd());
    const file = write('unknown.mligo', 'let a = b\n');
    const lines: string[] = [];
    checkFiles([file], checker, { log: (line) => lines.push(line), json: false, pageAbout });
    expect(lines.at(-2)).toBe('    See https://ligolang.org/messages/variable-not-found');
    expect(pageAbout('Nothing that is explained.')).toBeUndefined();
  });

  test('shows the pattern where the compiler reports a whole match', () => {
    const file = write('unused.mligo', 'let f (n : nat) =\n  match n with\n  | m -> m\n  | _ -> 0n\n');
    expect(check([file], false).lines).toEqual([
      `${file}:2:3: This case is never reached: earlier ones match all its values.`,
      '    4 |   | _ -> 0n',
      `        ${' '.repeat(4)}^`,
      '1 file, 1 with problems',
    ]);
    const [report] = check([file], true).lines.map((line) => JSON.parse(line));
    expect(report.problems).toMatchObject([
      { line: 2, column: 2, focus: { line: 4, column: 4, endColumn: 5 } },
    ]);
  });

  test('reports why contracts do not compile', () => {
    const queue = '[@entry] let clear () (_ : operation list) : operation list * operation list = [], []\n';
    const file = write('queue.mligo', queue);
    const { code, lines } = check([file], true);
    const [report] = lines.map((line) => JSON.parse(line));
    expect(code).toBe(1);
    expect(report).toMatchObject({ file, ok: false, problems: [{ line: 1, column: 27, endColumn: 36 }] });
    expect(report.problems[0].message).toContain('operation');
  });

  test('finds imported files next to the importing file', () => {
    write('price.jsligo', 'export const price = 5n;\n');
    const main = write('main.mligo', '#import "price.jsligo" "P"\nlet twice : nat = P.price * 2n\n');
    expect(check([main], true).code).toBe(0);
  });
});

test('ligo types lists values, types, uses and binders', () => {
  const file = write('typed.jsligo', 'type t = nat;\nconst a: t = 1n;\nconst b = a;\n');
  const { code, lines, warnings } = types([file]);
  expect(code).toBe(0);
  expect(warnings).toEqual([]);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    program: file,
    values: { a: 't', b: 't' },
    valuesFull: { a: 'nat', b: 'nat' },
    types: { t: 'nat' },
    typesFull: {},
    contracts: {},
    binds: [
      [2, 6, 2, 7, 'a', 't', 'nat'],
      [3, 6, 3, 7, 'b', 't', 'nat'],
    ],
    uses: [[3, 10, 3, 11, 'a', 't', 'nat']],
  });
});

test('ligo types reports problems separately from the JSON', () => {
  const missing = join(folder, 'missing.mligo');
  const wrong = write('wrong-type.mligo', 'let a : nat = "x"\n');
  const { code, lines, warnings } = types([missing, wrong]);
  expect(code).toBe(1);
  expect(lines.map((line) => JSON.parse(line).program)).toEqual([missing, wrong]);
  expect(warnings[0]).toContain(`There is no file "${missing}"`);
  expect(warnings[1]).toContain(`${wrong}:1:15: `);
});
