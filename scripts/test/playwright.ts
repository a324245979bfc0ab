import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../node-process';
import { packageScript } from '../packages';
import { freePorts } from './free-ports';
import { type Outcome, singleOutcome, withRunFailure } from './outcome';
import { reportLines } from './progress';
import { playwrightOutcome } from './reports';
import type { Report } from './steps';

export interface PlaywrightRun {
  readonly results: string;
  readonly args?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly report: Report;
}

/** Runs Playwright with a configuration; `name` is the name of the report. */
export async function runPlaywright(name: string, options: PlaywrightRun): Promise<Outcome> {
  const { results, args = [], env, report } = options;
  const file = join(results, `${name}.json`);
  const port = process.env.TEST_PORT ?? String(await freePorts());
  const run = await runNode(
    [
      packageScript('@playwright/test', 'playwright'),
      'test',
      '--reporter=json,./scripts/test/playwright-progress.ts',
      ...args,
    ],
    { env: { ...env, TEST_PORT: port, PLAYWRIGHT_JSON_OUTPUT_FILE: file }, onLine: reportLines(report) },
  );
  try {
    return withRunFailure(playwrightOutcome(JSON.parse(readFileSync(file, 'utf8'))), run);
  } catch {
    return singleOutcome({ ok: false, output: run.output });
  }
}
