import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { translateFile } from './translate-command';

const folder = mkdtempSync(join(tmpdir(), 'ligo-translate-'));
afterAll(() => rmSync(folder, { recursive: true }));

function translateText(name: string, text: string, to?: string) {
  const file = join(folder, name);
  writeFileSync(file, text);
  const lines: string[] = [];
  const add = (line: string) => lines.push(line.replace(`${folder}/`, ''));
  const code = translateFile(file, { log: add, warn: add, version: '1.9.2', ...(to && { to }) });
  return { code, lines };
}

test('a file is printed in the other syntax', () => {
  expect(translateText('a.mligo', 'let x = 1', 'jsligo')).toEqual({ code: 0, lines: ['const x = 1;'] });
});

test('what has no counterpart is named, with its place and the nearest way', () => {
  expect(translateText('a.jsligo', 'const x = 1;\ntype t = int | nat;')).toEqual({
    code: 1,
    lines: [
      'a.jsligo:2:10: CameLIGO has no union types. Declare a variant with a constructor for each type.',
    ],
  });
});

test('the syntax of the file is refused as a target', () => {
  expect(translateText('a.mligo', 'let x = 1', 'cameligo').code).toBe(2);
});

test('a file that cannot be read is named', () => {
  const lines: string[] = [];
  const code = translateFile(join(folder, 'none.mligo'), {
    log: () => {},
    warn: (line) => lines.push(line),
    version: '1.9.2',
  });
  expect({ code, count: lines.length }).toEqual({ code: 1, count: 1 });
});
