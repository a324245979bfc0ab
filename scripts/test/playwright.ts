import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../node-process';
import { packageScript } from '../packages';
import { type Outcome, singleOutcome, withRunFailure } from './outcome';
import { playwrightOutcome } from './reports';

/** Runs Playwright with a configuration; `name` is the name of the report. */
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
