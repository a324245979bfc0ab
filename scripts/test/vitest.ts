import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../node-process';
import { packageScript } from '../packages';
import { type Outcome, singleOutcome, withRunFailure } from './outcome';

/** The part of Vitest's JSON report that we read. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    /** What went wrong outside of a test, such as an import that fails. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs one of the projects in vitest.config.ts. */
export async function runVitest(project: string, results: string): Promise<Outcome> {
  const report = join(results, `${project}.json`);
  const run = await runNode(
    [packageScript('vitest'), 'run', '--project', project, '--reporter=json', `--outputFile=${report}`],
    { NODE_ENV: 'test' },
  );
  try {
    return withRunFailure(vitestOutcome(JSON.parse(readFileSync(report, 'utf8'))), run);
  } catch {
    return singleOutcome({ ok: false, output: run.output });
  }
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
