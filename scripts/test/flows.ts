/** The main user flows, in several browser engines. */
import { otherEngines } from '../browsers/engines';
import { type Outcome, singleOutcome } from './outcome';
import { runPlaywright } from './playwright';
import type { Step } from './steps';

export function flowsInOtherEngines(results: string): Step[] {
  return otherEngines().map(({ name, settings }) =>
    settings ? flowsIn(name, settings, results) : notInstalled(name),
  );
}

export function flowsIn(engine: string, env: NodeJS.ProcessEnv, results: string): Step {
  return {
    title: `flows in ${engine}`,
    run: async (report): Promise<Outcome> => {
      const outcome = await runPlaywright(engine, {
        results,
        args: ['--config=playwright.browsers.config.ts'],
        env: { ...env, BROWSERS: engine },
        report,
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

function notInstalled(engine: string): Step {
  const skipped = [`flows in ${engine}, which is not installed (npx playwright install ${engine})`];
  return { title: `flows in ${engine}`, run: async () => ({ passed: 0, failed: 0, skipped, failures: [] }) };
}

/** A browser that cannot be started fails as one test. */
export function noBrowser(message: string): Outcome {
  return singleOutcome({ ok: false, output: message });
}
