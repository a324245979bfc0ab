import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createChecker } from './checker';
import { testFiles } from './run-command';

const folder = mkdtempSync(join(tmpdir(), 'ligo-test-'));
afterAll(() => rmSync(folder, { recursive: true }));
const checker = createChecker();

async function lines(name: string, text: string, { seconds = 10, json = false } = {}) {
  const file = join(folder, name);
  writeFileSync(file, text);
  const printed: string[] = [];
  const code = await testFiles([file], checker, { log: (line) => printed.push(line), json, seconds });
  return {
    code,
    file,
    lines: printed
      .join('\n')
      .replace(/ \(\d+ ms\)/g, ' (ms)')
      .split('\n'),
  };
}

const MIXED = `let small (x : int) : int = if x > 1 then failwith "too much" else x
let test_bad = small 3
let test_unit = assert (1 = 1)
let test_value = 1 + 2
let test_function (x : int) = assert (x = 2)
`;

test('lists every test with its result and time, failing ones last with value and place', async () => {
  const { code, file, lines: found } = await lines('mixed.mligo', MIXED);
  expect(code).toBe(1);
  expect(found).toEqual([
    file,
    '  passed test_unit (ms)',
    '  passed test_value = 3 (ms)',
    '  warning test_function: It is a function, so it never runs: call it, or give it no parameters.',
    '  failed test_bad (ms)',
    `    ${file}:1:43: failed with "too much"`,
    `        called from ${file}:2:16 (test_bad)`,
    '4 tests, 1 failed, 1 never run',
  ]);
});

test('gives the same as data', async () => {
  const { lines: found } = await lines('data.mligo', MIXED, { json: true });
  const { ok, tests } = JSON.parse(found[0] ?? '');
  expect(ok).toBe(false);
  expect(tests).toMatchObject([
    { name: 'test_bad', ok: false, ms: expect.any(Number) },
    { name: 'test_unit', ok: true, message: '()' },
    { name: 'test_value', ok: true, message: '3' },
    { name: 'test_function', ok: true, warning: expect.stringContaining('never runs') },
  ]);
});

test('stops tests that take too long, and says how to give them more time', async () => {
  const text = 'let rec f (x : int) : int = if x < 0 then 0 else f (x + 1)\nlet test_loop = f 0\n';
  const { code, lines: found } = await lines('loop.mligo', text, { seconds: 0.2 });
  expect(code).toBe(1);
  expect(found[2]).toContain(
    'The program was stopped after 0.2 seconds. Give it more with `--limit SECONDS`.',
  );
});
