/** Every clause of docs/specification.md names the tests that show it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../helpers/dist';

interface Clause {
  readonly id: string;
  readonly tests: readonly NamedTest[];
}

interface NamedTest {
  readonly file: string;
  /** A part of the test's title. */
  readonly title: string;
}

/** The clauses of a specification, each with the lines below it that name a test. */
function readClauses(text: string): readonly Clause[] {
  const [, ...clauses] = text.split(/^- \*\*(?=\d)/m);
  return clauses.map((clause) => ({
    id: clause.slice(0, clause.indexOf('**')),
    tests: [...clause.matchAll(/^ {2}- `([^`]+)`: (.+)$/gm)].map(([, file = '', title = '']) => ({
      file,
      title,
    })),
  }));
}

/** What is wrong with a named test; undefined if it exists. */
function problemOf({ file, title }: NamedTest): string | undefined {
  const path = join(ROOT, file);
  if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(path)) return `There is no test file ${file}.`;
  const source = readFileSync(path, 'utf8').replaceAll("\\'", "'");
  return source.includes(title) ? undefined : `${file} has no test “${title}”.`;
}

function problemsOf(text: string): readonly string[] {
  return readClauses(text).flatMap(({ id, tests }) =>
    tests.length === 0 ? [`Clause ${id} has no test.`] : tests.flatMap((test) => problemOf(test) ?? []),
  );
}

describe('the specification', () => {
  const clauses = readClauses(readFileSync(join(ROOT, 'docs/specification.md'), 'utf8'));

  it('has at least 170 clauses, numbered in order within their section', () => {
    expect(clauses.length).toBeGreaterThanOrEqual(170);
    let [section, number] = [0, 0];
    for (const { id } of clauses) {
      const [ofSection, own] = id.split('.').map(Number);
      number = ofSection === section ? number + 1 : 1;
      section = ofSection ?? 0;
      expect([id, own]).toEqual([id, number]);
    }
  });

  it('has a test for every clause, and every named test exists', () => {
    expect(problemsOf(readFileSync(join(ROOT, 'docs/specification.md'), 'utf8'))).toEqual([]);
  });
});

it('the check finds clauses without a test, and tests that do not exist', () => {
  const text = `
- **1.1** First.
- **1.2** Second.
  - \`tests/conformance/no-such.test.ts\`: a title
- **1.3** Third.
  - \`tests/conformance/pages.test.ts\`: has two first headings
- **1.4** Fourth.
  - \`tests/conformance/pages.test.ts\`: has one first heading
`;
  expect(problemsOf(text)).toEqual([
    'Clause 1.1 has no test.',
    'There is no test file tests/conformance/no-such.test.ts.',
    'tests/conformance/pages.test.ts has no test “has two first headings”.',
  ]);
});
