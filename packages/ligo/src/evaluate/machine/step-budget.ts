/** How long a run may take, in steps and by the clock. */
import { Failure } from '../failure';

/** A clock, and how long the evaluation may take on it. */
export interface TimeLimit {
  /** Milliseconds since any moment. */
  readonly now: () => number;
  readonly ms: number;
  /** How to get more time, for the message. */
  readonly advice: string;
}

/** How often frames change between two looks at the clock. */
const CLOCK_INTERVAL = 16;

const stopped = (after: string): Failure =>
  new Failure({ kind: 'limit', message: `The program was stopped after ${after}` });

export class StepBudget {
  private left: number;
  private untilClock = CLOCK_INTERVAL;
  private readonly end: number;

  constructor(
    private readonly steps: number,
    private readonly time: TimeLimit | undefined,
  ) {
    this.left = steps;
    this.end = time ? time.now() + time.ms : Number.POSITIVE_INFINITY;
  }

  /** Each unit of a program has all steps; the time is that of the whole run. */
  restart(): void {
    this.left = this.steps;
  }

  /** Throws a failure when the budget is used up. */
  spend(count: number): void {
    this.left -= count;
    this.untilClock -= 1;
    if (this.untilClock <= 0) this.lookAtClock();
    if (this.left < 0) throw stopped(`${this.steps.toLocaleString('en')} steps. Does it ever end?`);
  }

  private lookAtClock(): void {
    this.untilClock = CLOCK_INTERVAL;
    const { time } = this;
    if (time === undefined || time.now() <= this.end) return;
    const seconds = time.ms / 1000;
    throw stopped(`${seconds} ${seconds === 1 ? 'second' : 'seconds'}. ${time.advice}`);
  }
}
