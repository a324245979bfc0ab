import { expect, test } from 'vitest';
import { NOT_SUPPORTED } from '../evaluate/not-supported';
import { libraryEntries } from '../library/entries';
import { qualifiedName } from '../library/entry';
import { Chain } from './chain';
import { Runner } from './runner';

test('every value of the library can be evaluated, or is listed as not supported', () => {
  const { library } = new Runner({});
  const values = libraryEntries().filter(({ kind }) => kind === 'value');
  const missing = values.map(qualifiedName).filter((name) => library.get(name) === undefined);
  expect(missing.sort()).toEqual(Object.keys(NOT_SUPPORTED).sort());
});

test('the chain starts with two accounts, the second of which is the source', () => {
  const { accounts, source, baker } = new Chain(undefined).state;
  expect([baker, source]).toEqual(accounts.map(({ address }) => address));
});
