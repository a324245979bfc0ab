/** Programs for each change between versions, judged by the rules of both. */
import { describe, expect, test } from 'vitest';
import { languageOf } from '../../tests/helpers/analyse-text';
import { recorded } from '../../tests/helpers/evidence';
import { syntaxOfFile } from '../syntax/source';
import { analyse } from '../tools/analyse';
import { run } from '../tools/run';
import { failuresOf } from '../tools/run-report';

interface Change {
  readonly id: string;
  readonly what: string;
  readonly programs?: readonly Program[];
}

interface Program {
  readonly file: string;
  readonly code: string;
  readonly files?: Readonly<Record<string, string>>;
  /** The verdict by version; a version whose verdict is not known is left out. */
  readonly accepted: Readonly<Record<string, boolean>>;
  /** Whether its tests pass. */
  readonly runs?: Readonly<Record<string, boolean>>;
  /** What the message says. */
  readonly says?: Readonly<Record<string, string>>;
}

const changes = recorded<Change>('version-changes');

function analyseIn(version: string, { file, code, files = {} }: Program) {
  const readFile = (path: string) => {
    const text = files[path];
    return text === undefined ? undefined : { path, text };
  };
  return analyse(languageOf(version), { file, text: code, syntax: syntaxOfFile(file), readFile });
}

const cases = changes.flatMap(({ id, programs = [] }) =>
  programs.map((program) => ({ id, file: program.file, program })),
);

describe.each(cases)('$id: $file', ({ program }) => {
  const { accepted, says = {}, runs = {} } = program;

  test.each(Object.entries(accepted))('accepted in %s: %s', (version, isAccepted) => {
    const problems = analyseIn(version, program).problems.map(({ message }) => message);
    if (isAccepted) expect(problems).toEqual([]);
    else expect(problems).not.toEqual([]);
  });

  for (const [version, message] of Object.entries(says))
    test(`the message in ${version}`, () =>
      expect(analyseIn(version, program).problems[0]?.message).toBe(message));

  for (const [version, passes] of Object.entries(runs))
    test(`passes in ${version}: ${passes}`, async () =>
      expect(failuresOf(await run(analyseIn(version, program)))).toHaveLength(passes ? 0 : 1));
});

test('no id is used twice', () => {
  expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
});
