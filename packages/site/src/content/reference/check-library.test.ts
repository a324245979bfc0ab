import { join } from 'node:path';
import { type LibraryStep, librarySteps } from '@ligo-docs/ligo';
import { SIGNATURES } from '@ligo-docs/ligo/library';
import { describe, expect, test } from 'vitest';
import { entry, module, read } from '../../../../../tests/helpers/reference-files';
import { formatProblem, type Reporter } from '../../model/problem';
import { readFolder } from '../files';
import { checkLibrary, SIGNATURES_FOLDER } from './check-library';
import { readReference } from './read';

const LIST = {
  path: 'List',
  signatures: ['val size : nat', { since: '1.7.0', signature: 'val find : nat' }],
};
const SOURCE = {
  file: 'signatures/lists.ts',
  text: "{\n  path: 'List',\n  signatures: [\n    'val size : nat',",
};
const FIND = entry('find', '    since: 1.7.0\n');

/** The problems of a reference with one module. */
function problemsOf(entries: string, steps: readonly LibraryStep[] = []): string[] {
  const { entries: all } = read({ list: module('List', entries) });
  const lacking = (name: string) => (name === 'List.size' ? [] : steps);
  return checkLibrary(all, [LIST], [SOURCE], lacking).map(formatProblem);
}

describe('the reference and the library', () => {
  test('agree if each value has both partners', () => {
    expect(problemsOf(entry('size') + FIND)).toEqual([]);
  });

  test.each([
    [
      'a value without a signature',
      entry('size') + FIND + entry('map'),
      /^list\.yaml:\d+: The value 'List.map' is not complete. Left to do: its type in [^;]*'absent: true'\.$/,
    ],
    [
      'a signature without a description',
      FIND,
      /^signatures\/lists\.ts:4: The value 'List.size' is not complete. Left to do: its entry [^;]*\.$/,
    ],
    [
      'other versions',
      entry('size') + entry('find'),
      /^list\.yaml:\d+: The versions of the value 'List.find' differ/,
    ],
    [
      'an absent value that exists',
      entry('size', '    absent: true\n') + FIND,
      /^list\.yaml:\d+: LIGO has the value 'List.size': remove 'absent'/,
    ],
  ])('must not have %s', (_, entries, problem) => {
    expect(problemsOf(entries)).toEqual([expect.stringMatching(problem)]);
  });

  test('say in one message all that a new value lacks', () => {
    expect(problemsOf(entry('size') + entry('zip') + FIND, ['evaluation', 'compilation'])).toEqual([
      expect.stringMatching(
        /^list\.yaml:\d+: The value 'List.zip' .* its type in [^;]*; its evaluation in [^;]*; its compilation in /,
      ),
      expect.stringMatching(
        /^list\.yaml:\d+: The value 'List.find' .* to do: its evaluation in [^;]*; its compilation in /,
      ),
    ]);
  });

  test('of this project agree', async () => {
    const root = join(import.meta.dirname, '../../../../..');
    const report: Reporter = (problem) => {
      throw new Error(formatProblem(problem));
    };
    const { entries } = readReference(await readFolder(root, 'content/reference', '.yaml', report), report);
    const sources = await readFolder(root, SIGNATURES_FOLDER, '.ts', report);
    expect(checkLibrary(entries, SIGNATURES, sources, librarySteps()).map(formatProblem)).toEqual([]);
    const others = entries.filter(({ fullName }) => fullName !== 'Map.fold');
    expect(checkLibrary(others, SIGNATURES, sources, librarySteps()).map(formatProblem)).toEqual([
      expect.stringMatching(/^packages\/ligo\/src\/library\/signatures\/collections\.ts:\d+: .*'Map\.fold'/),
    ]);
  });
});
