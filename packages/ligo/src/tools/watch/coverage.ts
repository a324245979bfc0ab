/** Which code of the main file the tests have run. */
import type { Span } from '../../syntax/source';
import type { Analysis } from '../analyse';
import { positionsIn } from '../positions';

export interface LineCoverage {
  /** From 1. */
  readonly line: number;
  /** `partly`: some of the code that starts on the line has run. */
  readonly state: 'run' | 'partly' | 'not run';
}

export interface Coverage {
  /** The lines on which code starts. */
  readonly lines: readonly LineCoverage[];
  /** How many pieces of code have run, and how many there are. */
  readonly run: number;
  readonly all: number;
}

/** Counts code by its place: what is compiled twice is one piece. */
export class CoverageCount {
  private readonly counts = new Map<string, { readonly from: number; hasRun: boolean }>();

  knows({ file, from, to }: Span): void {
    if (file !== 0) return;
    const key = `${from}:${to}`;
    if (!this.counts.has(key)) this.counts.set(key, { from, hasRun: false });
  }

  runs({ file, from, to }: Span): void {
    const count = file === 0 ? this.counts.get(`${from}:${to}`) : undefined;
    if (count) count.hasRun = true;
  }

  coverage({ text }: Analysis): Coverage {
    const positionOf = positionsIn(text);
    const lines = new Map<number, { run: number; all: number }>();
    let run = 0;
    for (const { from, hasRun } of this.counts.values()) {
      const { line } = positionOf(from);
      const found = lines.get(line) ?? { run: 0, all: 0 };
      found.all += 1;
      if (hasRun) found.run += 1;
      if (hasRun) run += 1;
      lines.set(line, found);
    }
    const inOrder = [...lines].sort(([one], [other]) => one - other);
    return {
      lines: inOrder.map(([line, count]) => ({ line, state: stateOf(count) })),
      run,
      all: this.counts.size,
    };
  }
}

function stateOf({ run, all }: { readonly run: number; readonly all: number }): LineCoverage['state'] {
  if (run === 0) return 'not run';
  return run === all ? 'run' : 'partly';
}
