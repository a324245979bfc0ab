import { expect, test } from 'vitest';
import { libraryEntries } from '../library/entries';
import { qualifiedName } from '../library/entry';
import { librarySteps } from './library-steps';

const lacking = librarySteps();

test('every value of the library is evaluated, and compiled unless only tests use it', () => {
  const values = libraryEntries().filter(({ kind }) => kind === 'value');
  expect(values.length).toBeGreaterThan(380);
  expect(values.map(qualifiedName).filter((name) => lacking(name).length > 0)).toEqual([]);
});

test('a value that nothing knows lacks both; one for tests is not compiled', () => {
  expect(lacking('List.zip')).toEqual(['evaluation', 'compilation']);
  expect(lacking('Test.Next.State.undo')).toEqual(['evaluation']);
});
