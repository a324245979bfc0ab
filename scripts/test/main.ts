/**
 * `npm test` runs what a contributor needs in a few minutes; `npm run test:full` runs the same and everything that
 * takes longer. Both end with `N passed, N failed`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { browserSettings, type FoundBrowser } from '../browsers/chromium';
import { runNode } from '../node-process';
import { packageScript } from '../packages';
import { flowsInOtherEngines, noBrowser } from './flows';
import { addOutcomes, type Outcome, singleOutcome } from './outcome';
import { runPlaywright } from './playwright';
import { createProgress } from './progress';
import { printSummary, runLanes, runSteps, type Step } from './steps';
import { runVitest } from './vitest';

const RESULTS = 'test-results';

/** Cases for each property test. */
const FUZZ_RUNS = { short: '100', full: '1000' };

const nodeStep = (title: string, ...args: string[]): Step => ({
  title,
  run: async () => singleOutcome(await runNode(args)),
});

const vitestStep = (title: string, project: string, env?: NodeJS.ProcessEnv): Step => ({
  title,
  run: (report) => runVitest(project, { results: RESULTS, env, report }),
});

/** Checks that need no built site. Two lanes, because most of these steps use only one core. */
function sourceChecks(isFull: boolean): Step[][] {
  return [
    [
      nodeStep('production build without warnings', 'scripts/run.mjs', 'build', '--strict'),
      nodeStep('code samples', 'scripts/run.mjs', 'check:samples'),
      vitestStep('component tests', 'dom'),
      nodeStep('types', packageScript('typescript', 'tsc'), '--build'),
    ],
    [
      vitestStep('unit tests', 'unit'),
      vitestStep('property tests', 'fuzz', { FUZZ_RUNS: isFull ? FUZZ_RUNS.full : FUZZ_RUNS.short }),
      nodeStep('lint', packageScript('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings'),
      nodeStep('spelling', packageScript('cspell'), 'lint', '--no-progress', '--no-summary'),
      nodeStep('unused code', packageScript('knip')),
      nodeStep('code that only tests use', packageScript('knip'), '--production'),
    ],
  ];
}

/** Checks of dist/. They run sequentially, because the browser tests keep all cores busy. */
function siteChecks(isFull: boolean, browser: FoundBrowser): Step[] {
  const short = [vitestStep('conformance of dist/', 'conformance'), browserStep(isFull, browser)];
  return isFull ? [...short, vitestStep('long tests', 'full'), ...flowsInOtherEngines(RESULTS)] : short;
}

export async function main(command: string): Promise<number> {
  const isFull = command === 'test:full';
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  // First, because it may ask a question or install something.
  const browser = await browserSettings();
  if ('missing' in browser) console.log(browser.missing);
  const progress = createProgress(process.stdout);
  const outcomes = [
    await runLanes(sourceChecks(isFull), progress),
    await runSteps(siteChecks(isFull, browser), progress),
  ];
  return printSummary(addOutcomes(outcomes));
}

function browserStep(isFull: boolean, browser: FoundBrowser): Step {
  const run: Step['run'] = async (report): Promise<Outcome> =>
    'missing' in browser
      ? noBrowser(browser.missing)
      : runPlaywright('browser', {
          results: RESULTS,
          env: { ...browser, ...(!isFull && { TEST_SHORT: '1' }) },
          report,
        });
  return { title: 'browser tests', run };
}
