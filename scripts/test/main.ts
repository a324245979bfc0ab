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
import { printSummary, runLanes, type Step } from './steps';
import { runVitest } from './vitest';

const RESULTS = 'test-results';

/** Cases for each property test. */
const FUZZ_RUNS = { short: '50', full: '1000' };

const nodeStep = (title: string, ...args: string[]): Step => ({
  title,
  run: async () => singleOutcome(await runNode(args)),
});

const vitestStep = (title: string, project: string, env?: NodeJS.ProcessEnv): Step => ({
  title,
  run: (report) => runVitest(project, { results: RESULTS, env, report }),
});

/** Checks of the sources. Most of these steps use only one core. */
function sourceChecks(isFull: boolean): Step[] {
  return [
    vitestStep('unit tests', 'unit'),
    vitestStep('property tests', 'fuzz', { FUZZ_RUNS: isFull ? FUZZ_RUNS.full : FUZZ_RUNS.short }),
    vitestStep('component tests', 'dom'),
    nodeStep('code samples', 'scripts/run.mjs', 'check:samples'),
    nodeStep('types', packageScript('typescript', 'tsc'), '--build'),
    nodeStep('lint', packageScript('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings'),
    nodeStep('spelling', packageScript('cspell'), 'lint', '--no-progress', '--no-summary'),
    nodeStep('unused code', packageScript('knip')),
    nodeStep('code that only tests use', packageScript('knip'), '--production'),
  ];
}

const buildStep = nodeStep('production build without warnings', 'scripts/run.mjs', 'build', '--strict');

/** Steps that run one after the other. */
type Lane = readonly Step[];

/**
 * The lanes of a stage run in parallel. Browser tests wait for pages at times, so other checks run beside them. The
 * full set measures times, so that its browser tests run alone.
 */
function stages(isFull: boolean, browser: FoundBrowser): readonly (readonly Lane[])[] {
  const sources = sourceChecks(isFull);
  const site = [vitestStep('conformance of dist/', 'conformance'), browserStep(isFull, browser)];
  if (!isFull) return [[[buildStep, ...site], sources]];
  const long = [vitestStep('long tests', 'full'), ...flowsInOtherEngines(RESULTS)];
  return [[[buildStep], sources], [[...site, ...long]]];
}

export async function main(command: string): Promise<number> {
  const isFull = command === 'test:full';
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  // First, because it may ask a question or install something.
  const browser = await browserSettings();
  if ('missing' in browser) console.log(browser.missing);
  const progress = createProgress(process.stdout);
  const outcomes: Outcome[] = [];
  for (const lanes of stages(isFull, browser)) outcomes.push(await runLanes(lanes, progress));
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
