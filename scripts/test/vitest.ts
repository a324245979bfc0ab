import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../node-process';
import { packageScript } from '../packages';
import { type Outcome, singleOutcome, withRunFailure } from './outcome';
import { vitestOutcome } from './reports';

/** Runs one of the projects in vitest.config.ts. */
export async function runVitest(project: string, results: string): Promise<Outcome> {
  const report = join(results, `${project}.json`);
  const run = await runNode(
    [
      packageScript('vitest'),
      'run',
      '--project',
      project,
      '--reporter=json',
      '--reporter=dot',
      `--outputFile=${report}`,
    ],
    { NODE_ENV: 'test' },
  );
  try {
    return withRunFailure(vitestOutcome(JSON.parse(readFileSync(report, 'utf8'))), run);
  } catch {
    return singleOutcome({ ok: false, output: run.output });
  }
}
