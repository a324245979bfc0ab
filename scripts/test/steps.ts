import { addOutcomes, type Outcome } from './outcome';

export interface Step {
  readonly title: string;
  readonly run: () => Promise<Outcome>;
}

/** Runs steps sequentially and prints a line for each. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const { title, run } of steps) {
    const start = performance.now();
    const outcome = await run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${title}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
    outcomes.push(outcome);
  }
  return addOutcomes(outcomes);
}

/** Runs lists of steps in parallel. */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<Outcome> {
  return addOutcomes(await Promise.all(lanes.map(runSteps)));
}

/** Prints what was skipped and what failed, then the totals as the last line; returns the exit code. */
export function printSummary({ passed, failed, skipped, failures }: Outcome): number {
  for (const name of skipped) console.log(`skipped: ${name}`);
  for (const text of failures) console.log(`\nFAILED ${text}`);
  // Repeated without the details, because CI logs may show only the end.
  if (failures.length > 1) console.log(`\n${failures.map((text) => `FAILED ${firstLine(text)}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
