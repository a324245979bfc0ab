import { addOutcomes, type Outcome } from './outcome';
import type { Progress } from './progress';

/** Tells how many parts of a step are done. */
export type Report = (done: number, total: number) => void;

export interface Step {
  readonly title: string;
  readonly run: (report: Report) => Promise<Outcome>;
}

/** Runs steps sequentially and shows the result of each. */
export async function runSteps(steps: readonly Step[], progress: Progress): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const { title, run } of steps) {
    const start = performance.now();
    progress.start(title);
    const outcome = await run((done, total) => progress.update(title, done, total));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    progress.finish(title, `${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
    outcomes.push(outcome);
  }
  return addOutcomes(outcomes);
}

/** Runs lists of steps in parallel. */
export async function runLanes(lanes: readonly (readonly Step[])[], progress: Progress): Promise<Outcome> {
  return addOutcomes(await Promise.all(lanes.map((steps) => runSteps(steps, progress))));
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
