/** `npm run test:browsers`: the main user flows, in every installed browser engine. */
import { existsSync, mkdirSync } from 'node:fs';
import { browserSettings } from '../browsers/chromium';
import { runNode } from '../node-process';
import { columns, type EngineResult } from './columns';
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
  const results: EngineResult[] = [];
  const steps = [inChromium, ...flowsInOtherEngines(RESULTS)].map((step) => recorded(step, results));
  const all = existsSync('dist/index.html') ? steps : [buildStep, ...steps];
  const outcome = await runSteps(all, createProgress(process.stdout));
  console.log(`\n${columns(results)}\n`);
  return printSummary(outcome);
}

/** Appends the result of a step. */
function recorded({ title, run }: Step, results: EngineResult[]): Step {
  return {
    title,
    run: async (report) => {
      const outcome = await run(report);
      results.push({ engine: title.replace('flows in ', ''), outcome });
      return outcome;
    },
  };
}

const buildStep: Step = {
  title: 'production build',
  run: async () => singleOutcome(await runNode(['scripts/run.mjs', 'build'])),
};
