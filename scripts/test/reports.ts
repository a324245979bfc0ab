/** Reads the JSON reports of Vitest and Playwright. */
import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from './outcome';

/** The part of Vitest's JSON report that we read. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    /** An error outside a test, such as a failed import. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export function vitestOutcome({ numPassedTests, numFailedTests, testResults }: VitestReport): Outcome {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: tests
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ fullName }) => fullName),
    failures: [
      ...testResults.filter(({ message }) => message).map(({ name, message }) => `${name}\n${message}`),
      ...tests.flatMap(({ fullName, failureMessages }) =>
        failureMessages.map((text) => `${fullName}\n${text}`),
      ),
    ],
  };
}

/** The part of Playwright's JSON report that we read. */
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly { readonly message: string }[];
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

interface Spec {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly { readonly errors: readonly { readonly message: string }[] }[];
  }[];
}

/** A test that passes only on a retry counts as failed. */
export function playwrightOutcome({ stats, errors, suites }: PlaywrightReport): Outcome {
  const specs = suites.flatMap(specsIn);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: specs
      .filter(({ tests }) => tests.every(({ status }) => status === 'skipped'))
      .map(({ title }) => title),
    failures: [...errors.map(messageOfRun), ...specs.flatMap(failuresOf)],
  };
}

/** A message about the run as a whole, such as that the server does not start. */
function messageOfRun({ message }: { readonly message: string }): string {
  const text = stripVTControlCharacters(message);
  return /is already used/.test(text)
    ? `${text}\nAnother server has the port: end it, or set TEST_PORT to the first of four free ports.`
    : text;
}

function specsIn({ suites = [], specs = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** One text per failed test. */
function failuresOf({ file, line, title, tests }: Spec): string[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'))
    .map((messages) => `${file}:${line} ${title}\n${stripVTControlCharacters(messages)}`);
}
