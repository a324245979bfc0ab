import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createLanguage } from '@ligo-docs/ligo';
import { afterAll, expect, test } from 'vitest';
import { compareCompilations, compilationTable } from './compilations';

const folder = mkdtempSync(join(tmpdir(), 'evidence-'));
afterAll(() => rmSync(folder, { recursive: true }));

function record(name: string, lines: readonly object[]): void {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  writeFileSync(join(folder, `${name}.jsonl.gz`), gzipSync(text));
}

const ADD = '[@entry] let add (n : int) (s : int) : operation list * int = [], s + n';
const SCRIPT = '{ parameter int ; storage int ; code { UNPAIR ; ADD ; NIL operation ; PAIR } }';
const STORES_OPERATION = ADD.replaceAll('(s : int)', '(s : operation)').replace(
  '* int = [], s + n',
  '* operation = [], s',
);

test('counts each program once, by how far it agrees', () => {
  const program = { file: 'a.mligo', module: '', code: ADD };
  record('michelson', [
    { ...program, michelson: SCRIPT },
    { ...program, michelson: SCRIPT.replace('ADD', 'SUB') },
    { ...program, michelson: SCRIPT.replace('UNPAIR ;', 'UNPAIR ; SWAP ;') },
    { ...program, code: STORES_OPERATION, michelson: SCRIPT },
  ]);
  record('stages', []);
  record('expressions', [
    { syntax: 'cameligo', code: '', expression: '1, "a"', michelson: '(Pair 1 "a")' },
    { syntax: 'cameligo', code: '', expression: '1', phase: 'type', message: 'refused' },
  ]);
  record('compile-refusals', [
    { ...program, code: STORES_OPERATION, line: null, message: 'Could not typecheck michelson code' },
    { ...program, code: STORES_OPERATION, line: 2, message: 'elsewhere' },
    { ...program, line: 1, message: 'refused' },
  ]);
  record('refused-late', []);
  const files = compareCompilations(createLanguage(), folder);
  const rows = compilationTable(files).filter((row) => !row.includes('held out'));
  expect(rows.slice(2)).toEqual([
    '| michelson | 4 | 1 | 1 | 1 | 1 | 0 |',
    '| stages | 0 | 0 | 0 | 0 | 0 | 0 |',
    '| expressions | 2 | 1 | 0 | 1 | 0 | 0 |',
    '| compile-refusals | 3 | 1 | 0 | 1 | 1 | 0 |',
    '| refused-late | 0 | 0 | 0 | 0 | 0 | 0 |',
  ]);
  expect(compilationTable(files)).toHaveLength(2 + 2 * 5);
});
