/** The results of the user flows, one column for each browser engine. */
import type { Outcome } from './outcome';

export interface EngineResult {
  readonly engine: string;
  readonly outcome: Outcome;
}

/** The names of the engines above what passed and failed; an engine that was not run says so. */
export function columns(results: readonly EngineResult[]): string {
  const cells = results.map(({ engine, outcome }) => [engine, summaryOf(outcome)] as const);
  const line = (texts: readonly string[]) =>
    texts.map((text, index) => text.padEnd(widthOf(cells[index] ?? ['']))).join('   ');
  return [line(cells.map(([engine]) => engine)), line(cells.map(([, summary]) => summary))]
    .map((text) => text.trimEnd())
    .join('\n');
}

function summaryOf({ passed, failed, skipped }: Outcome): string {
  return passed + failed === 0 && skipped.length > 0 ? 'not run' : `${passed} passed, ${failed} failed`;
}

const widthOf = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length));
