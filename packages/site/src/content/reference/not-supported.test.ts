import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NOT_SUPPORTED } from '@ligo-docs/ligo/evaluate';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');

test('the page about the evaluator names all values that it does not support', async () => {
  const page = await readFile(join(root, 'content/docs/testing/in-the-browser.md'), 'utf8');
  expect(Object.keys(NOT_SUPPORTED).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
