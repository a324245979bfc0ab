import { analyse, createLanguage, explain, failuresOf, printPosition, run } from '@ligo-docs/ligo';
import { describe, expect, test } from 'vitest';
import { site } from '#site-config';
import { listFiles, SAMPLE_FILES, sampleFiles } from './files';

const readFile = sampleFiles('.');
const tests = (await listFiles('.', `${SAMPLE_FILES}/@ligo-docs`))
  .filter((file) => file.endsWith('.test.mligo'))
  .map((file) => file.slice(SAMPLE_FILES.length + 1));

/** The packages use names of `Tezos.Next`, which the oldest version lacks. */
const versions = site.docs.versions.map(({ name }) => name).filter((name) => name !== '1.6.0');

test('every package has tests', () => {
  expect(tests).toHaveLength(3);
});

describe.each(versions)('with %s', (version) => {
  const language = createLanguage(version);
  test.each(tests)('%s passes', async (file) => {
    const analysis = analyse(language, {
      file,
      text: readFile(file) ?? '',
      syntax: 'cameligo',
      readFile: (path) => {
        const text = readFile(path);
        return text === undefined ? undefined : { path, text };
      },
    });
    const { files } = analysis.program;
    const problems = analysis.problems.map((problem) => {
      const found = files[problem.span.file];
      return `${found && printPosition(found, problem.span.from)}: ${explain(problem)}`;
    });
    expect(problems).toEqual([]);
    const result = await run(analysis);
    expect(
      failuresOf(result).map(
        ({ name, stopped }) => `${name}: ${stopped.message} ${JSON.stringify(stopped.calls[0]?.span)}`,
      ),
    ).toEqual([]);
    expect(result.tests.length).toBeGreaterThan(3);
  });
});
