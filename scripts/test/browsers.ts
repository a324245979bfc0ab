/** `npm run test:browsers`: the main user flows, in every installed browser engine. */
import { existsSync, mkdirSync } from 'node:fs';
import { findEngines } from '../browsers/engines';
import { runNode } from '../node-process';
import { type Outcome, singleOutcome } from './outcome';
import { runPlaywright } from './playwright';
import { printSummary, runSteps, type Step } from './steps';

const RESULTS = 'test-results';

export async function main(): Promise<number> {
  mkdirSync(RESULTS, { recursive: true });
  const { installed, missing, env } = await findEngines();
  const steps = installed.map((engine) => flowsIn(engine, env));
  const outcome = await runSteps(existsSync('dist/index.html') ? steps : [buildStep, ...steps]);
  if (installed.length === 0)
    return printSummary({ ...outcome, failed: 1, failures: ['No browser engine is installed.', ...missing] });
  return printSummary({ ...outcome, skipped: [...outcome.skipped, ...missing] });
}

const buildStep: Step = {
  title: 'production build',
  run: async () => singleOutcome(await runNode(['scripts/run.mjs', 'build'])),
};

function flowsIn(engine: string, env: NodeJS.ProcessEnv): Step {
  return {
    title: `flows in ${engine}`,
    run: async (): Promise<Outcome> => {
      const outcome = await runPlaywright(engine, {
        results: RESULTS,
        args: ['--config=playwright.browsers.config.ts'],
        env: { ...env, BROWSERS: engine },
      });
      const withEngine = (text: string) => `${engine}: ${text}`;
      return {
        ...outcome,
        skipped: outcome.skipped.map(withEngine),
        failures: outcome.failures.map(withEngine),
      };
    },
  };
}
