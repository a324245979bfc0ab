/** `npm test`: runs every check of the project and ends with `N passed, N failed`. */
import { mkdirSync, rmSync } from 'node:fs';
import { browserSettings } from '../browsers/chromium';
import { runNode } from '../node-process';
import { packageScript } from '../packages';
import { addOutcomes, type Outcome, singleOutcome } from './outcome';
import { runPlaywright } from './playwright';
import { printSummary, runLanes, runSteps, type Step } from './steps';
import { runVitest } from './vitest';

const RESULTS = 'test-results';

const nodeStep = (title: string, ...args: string[]): Step => ({
  title,
  run: async () => singleOutcome(await runNode(args)),
});

const vitestStep = (title: string, project: string): Step => ({
  title,
  run: () => runVitest(project, RESULTS),
});

/** Checks that need no built site. Two lanes, because most of these steps use only one core. */
const SOURCE_CHECKS: readonly (readonly Step[])[] = [
  [
    nodeStep('production build without warnings', 'scripts/run.mjs', 'build', '--strict'),
    nodeStep('code samples', 'scripts/run.mjs', 'check:samples'),
    vitestStep('component tests', 'dom'),
    nodeStep('types', packageScript('typescript', 'tsc'), '--build'),
  ],
  [
    vitestStep('unit tests', 'unit'),
    vitestStep('property tests', 'fuzz'),
    nodeStep('lint', packageScript('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings'),
    nodeStep('unused code', packageScript('knip')),
    nodeStep('code that only tests use', packageScript('knip'), '--production'),
  ],
];

/** Checks of dist/. They run sequentially, because the browser tests keep all cores busy. */
const SITE_CHECKS: readonly Step[] = [
  vitestStep('conformance of dist/', 'conformance'),
  { title: 'browser tests', run: runBrowserTests },
];

export async function main(): Promise<number> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  return printSummary(addOutcomes([await runLanes(SOURCE_CHECKS), await runSteps(SITE_CHECKS)]));
}

async function runBrowserTests(): Promise<Outcome> {
  const settings = await browserSettings();
  return 'missing' in settings
    ? singleOutcome({ ok: false, output: settings.missing })
    : runPlaywright('browser', { results: RESULTS, env: settings });
}
