import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createChecker } from './checker';
import { formatFiles } from './format-command';

const folder = mkdtempSync(join(tmpdir(), 'ligo-format-'));
afterAll(() => rmSync(folder, { recursive: true }));

function formatText(name: string, text: string, check = false) {
  const file = join(folder, name);
  writeFileSync(file, text);
  const lines: string[] = [];
  const code = formatFiles([file], createChecker(), {
    log: (line) => lines.push(line.replace(`${folder}/`, '')),
    check,
  });
  return { code, lines, text: readFileSync(file, 'utf8') };
}

test('a file is formatted in place', () => {
  expect(formatText('a.mligo', 'let x=1')).toEqual({
    code: 0,
    lines: ['a.mligo: formatted', '1 file, 1 changed, 0 with problems'],
    text: 'let x = 1\n',
  });
});

test('`--check` fails and changes nothing', () => {
  const { code, lines, text } = formatText('a.jsligo', 'const x=1', true);
  expect({ code, text }).toEqual({ code: 1, text: 'const x=1' });
  expect(lines).toEqual([
    'a.jsligo: not formatted. Run it without --check.',
    '1 file, 1 not formatted, 0 with problems',
  ]);
});

test('a file that is formatted passes', () => {
  expect(formatText('a.jsligo', 'const x = 1;\n', true)).toMatchObject({ code: 0 });
});

test('a file that does not parse stays as it is, and its problems are shown', () => {
  const { code, lines, text } = formatText('a.mligo', 'let = 1');
  expect({ code, text }).toEqual({ code: 1, text: 'let = 1' });
  expect(lines[0]).toMatch(/^a\.mligo:1:5: /);
});
