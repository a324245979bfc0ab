import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../node-process';
import { packageScript } from '../packages';
import { type Outcome, singleOutcome, withRunFailure } from './outcome';
import { reportLines } from './progress';
import { vitestOutcome } from './reports';
import type { Report } from './steps';

export interface VitestRun {
  readonly results: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly report: Report;
}

/** Runs one of the projects in vitest.config.ts. */
export async function runVitest(project: string, { results, env, report }: VitestRun): Promise<Outcome> {
  const file = join(results, `${project}.json`);
  const run = await runNode(
    [
      packageScript('vitest'),
      'run',
      '--project',
      project,
      '--reporter=json',
      '--reporter=dot',
      '--reporter=./scripts/test/vitest-progress.ts',
      `--outputFile=${file}`,
    ],
    { env: { ...env, NODE_ENV: 'test' }, onLine: reportLines(report) },
  );
  try {
    return withRunFailure(vitestOutcome(JSON.parse(readFileSync(file, 'utf8'))), run);
  } catch {
    return singleOutcome({ ok: false, output: run.output });
  }
}
