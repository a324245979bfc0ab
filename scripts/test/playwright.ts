import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runNode } from '../node-process';
import { packageScript } from '../packages';
import { type Outcome, singleOutcome, withRunFailure } from './outcome';

/** The part of Playwright's JSON report that we read. */
export interface PlaywrightReport {
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

/** Runs Playwright with a configuration; `name` is that of the report. */
export async function runPlaywright(
  name: string,
  { results, args = [], env }: { results: string; args?: readonly string[]; env: NodeJS.ProcessEnv },
): Promise<Outcome> {
  const report = join(results, `${name}.json`);
  const run = await runNode(
    [packageScript('@playwright/test', 'playwright'), 'test', '--reporter=json', ...args],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  try {
    return withRunFailure(playwrightOutcome(JSON.parse(readFileSync(report, 'utf8'))), run);
  } catch {
    return singleOutcome({ ok: false, output: run.output });
  }
}

/** A test that passes only on a second attempt has failed. */
export function playwrightOutcome({ stats, errors, suites }: PlaywrightReport): Outcome {
  const specs = suites.flatMap(specsIn);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: specs
      .filter(({ tests }) => tests.every(({ status }) => status === 'skipped'))
      .map(({ title }) => title),
    failures: [...errors.map(({ message }) => message), ...specs.flatMap(failuresOf)],
  };
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
