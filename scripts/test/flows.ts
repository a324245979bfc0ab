/** The main user flows, in several browser engines. */
import { otherEngines } from '../browsers/engines';
import { type Outcome, singleOutcome } from './outcome';
import { runPlaywright } from './playwright';
import type { Step } from './steps';
import { runWebKitFlows } from './webkit-flows';

export function flowsInOtherEngines(results: string): Step[] {
  return otherEngines().map((engine) => {
    if (engine.kind === 'playwright') return flowsIn(engine.name, engine.settings, results);
    if (engine.kind === 'missing') return notRun(engine.name, engine.reason);
    const { paths } = engine;
    return { title: 'flows in webkit', run: (report) => runWebKitFlows(paths, report) };
  });
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

function notRun(engine: string, reason: string): Step {
  const skipped = [`flows in ${engine}: ${reason}`];
  return { title: `flows in ${engine}`, run: async () => ({ passed: 0, failed: 0, skipped, failures: [] }) };
}

/** A browser that cannot be started fails as one test. */
export function noBrowser(message: string): Outcome {
  return singleOutcome({ ok: false, output: message });
}
