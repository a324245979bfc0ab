/** `npm run test:browsers`: the main user flows, in every installed browser engine. */
import { existsSync, mkdirSync } from 'node:fs';
import { browserSettings } from '../browsers/chromium';
import { runNode } from '../node-process';
import { flowsIn, flowsInOtherEngines, noBrowser } from './flows';
import { singleOutcome } from './outcome';
import { createProgress } from './progress';
import { printSummary, runSteps, type Step } from './steps';

const RESULTS = 'test-results';

export async function main(): Promise<number> {
  mkdirSync(RESULTS, { recursive: true });
  const chromium = await browserSettings();
  const inChromium: Step =
    'missing' in chromium
      ? { title: 'flows in chromium', run: async () => noBrowser(chromium.missing) }
      : flowsIn('chromium', chromium, RESULTS);
  const steps = [inChromium, ...flowsInOtherEngines(RESULTS)];
  const all = existsSync('dist/index.html') ? steps : [buildStep, ...steps];
  return printSummary(await runSteps(all, createProgress(process.stdout)));
}

const buildStep: Step = {
  title: 'production build',
  run: async () => singleOutcome(await runNode(['scripts/run.mjs', 'build'])),
};
