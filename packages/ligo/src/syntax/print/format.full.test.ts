import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  brokenLaws,
  type FormattedProgram,
  recordedPrograms,
  withComments,
} from '../../../tests/helpers/format-laws';

const CORPUS = fileURLToPath(new URL('../../../../../tests/fuzz/corpus/', import.meta.url));

function broken(programs: readonly FormattedProgram[]): string[] {
  return programs.flatMap((program) => brokenLaws(program) ?? []);
}

test('the laws of formatting hold for all recorded programs', () => {
  expect(broken(recordedPrograms())).toEqual([]);
});

test('they hold for programs with comments between their words', () => {
  const programs = recordedPrograms().map((program, index) => withComments(program, 3 + (index % 7)));
  expect(broken(programs)).toEqual([]);
});

test('they hold for the corpus of the fuzzer', () => {
  const programs = readdirSync(CORPUS).map((name): FormattedProgram => {
    const text = readFileSync(CORPUS + name, 'utf8');
    return { name, text, syntax: name.endsWith('.jsligo') ? 'jsligo' : 'cameligo' };
  });
  expect(broken(programs)).toEqual([]);
});
