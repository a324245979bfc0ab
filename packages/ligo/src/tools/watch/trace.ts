/** The steps of a run, which can be read back and forth. */
import type { Moment } from '../../evaluate/code/watch';
import type { LigoSyntax, Span } from '../../syntax/source';
import { displayValue } from '../display-value';

export interface TraceStep {
  readonly kind: Moment['kind'];
  readonly span: Span;
  /** Of the function or the test. */
  readonly name: string;
  /** How many calls it is in, from 0. */
  readonly depth: number;
  readonly variables: readonly TraceVariable[];
  /** What a function returns. */
  readonly value?: string;
}

export interface TraceVariable {
  readonly name: string;
  readonly value: string;
  /** Whether it had another value, or none, at the previous step of the same call. */
  readonly isNew: boolean;
}

export interface Trace {
  readonly steps: readonly TraceStep[];
  /** How many steps before them are not kept. */
  readonly dropped: number;
}

/** The end of a long run is what readers look for: it has the failure. */
const MAX_STEPS = 1_000;
/** Longer values are cut. */
const MAX_VALUE = 200;

/** Keeps the last moments of a run. */
export class TraceRecorder {
  private moments: Moment[] = [];
  private dropped = 0;

  reaches(moment: Moment): void {
    if (moment.span.file !== 0) return;
    this.moments.push(moment);
    // Dropping many at once keeps the cost of each low.
    if (this.moments.length < 2 * MAX_STEPS) return;
    this.moments = this.moments.slice(MAX_STEPS);
    this.dropped += MAX_STEPS;
  }

  trace(syntax: LigoSyntax): Trace {
    const kept = this.moments.slice(-MAX_STEPS);
    const least = Math.min(...kept.map(({ depth }) => depth));
    const previous = new Map<number, Moment>();
    const steps = kept.map((moment): TraceStep => {
      const before = moment.kind === 'call' ? undefined : previous.get(moment.depth);
      previous.set(moment.depth, moment);
      const { kind, span, name = '', depth, variables, value } = moment;
      return {
        kind,
        span,
        name,
        depth: depth - least,
        variables: [...variables].map(([variable, content]) => ({
          name: variable,
          value: shown(displayValue(content, syntax)),
          isNew: before?.variables.get(variable) !== content,
        })),
        ...(value && { value: shown(displayValue(value, syntax)) }),
      };
    });
    return { steps, dropped: this.dropped + this.moments.length - kept.length };
  }
}

function shown(value: string): string {
  return value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE - 1)}…` : value;
}
