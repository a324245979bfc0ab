import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Chain, Runner } from '@ligo-docs/ligo/chain';
import { NOT_SUPPORTED } from '@ligo-docs/ligo/evaluate';
import { qualifiedName } from '@ligo-docs/ligo/library';
import { expect, test } from 'vitest';
import { loadLibrary } from './read';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

test('every value of the reference can be evaluated, or is listed as not supported', async () => {
  const library = new Runner({}).library;
  const entries = (await loadLibrary(root, 'next')).filter(({ kind }) => kind === 'value');
  const missing = new Set(entries.map(qualifiedName).filter((name) => library.get(name) === undefined));
  expect([...missing].sort()).toEqual(Object.keys(NOT_SUPPORTED).sort());
}, 60_000);

test('the page about the evaluator names all values that it does not support', async () => {
  const page = await readFile(join(root, 'content/docs/testing/in-the-browser.md'), 'utf8');
  expect(Object.keys(NOT_SUPPORTED).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('the chain starts with two accounts, the second of which is the source', () => {
  const { accounts, source, baker } = new Chain(undefined).state;
  expect([baker, source]).toEqual(accounts.map(({ address }) => address));
});
