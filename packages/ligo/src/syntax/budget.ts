/**
 * What one request may use: the work on a program, its depth, and how much is reported. Reading, checking, explaining and
 * compiling a program spend from the same budget, so that every text gets an answer, whatever it contains.
 */
import type { Phase, Problem } from './problem';
import type { Span } from './source';

export interface Limits {
  /** Characters of the program, with the files it includes and imports. */
  readonly text: number;
  /** Characters of files that are included again. */
  readonly repeated: number;
  /** Levels of nesting. */
  readonly depth: number;
  /** Judgements about types; each character of the program adds one. */
  readonly steps: number;
  /** Combinations of patterns that are compared for one match. */
  readonly patterns: number;
  /** Parts of one type when it is written out. */
  readonly type: number;
  /** Characters of all types that are printed for one request; later ones are cut off. */
  readonly output: number;
  /** Reported problems. */
  readonly problems: number;
}

export type LimitName = keyof Limits;

/** Far more than programs that people write need: see docs/limits.md. */
const DEFAULT_LIMITS: Limits = {
  text: 2_000_000,
  repeated: 250_000,
  depth: 500,
  steps: 250_000,
  patterns: 1_000_000,
  type: 20_000,
  output: 20_000_000,
  problems: 1000,
};

const NOWHERE: Span = { file: 0, from: 0, to: 0 };

export class Budget {
  /** Where the work is: the position that is reported when a limit is reached without one. */
  at: Span = NOWHERE;
  private readonly used: Record<LimitName, number> = {
    text: 0,
    repeated: 0,
    depth: 0,
    steps: 0,
    patterns: 0,
    type: 0,
    output: 0,
    problems: 0,
  };

  constructor(readonly limits: Limits = DEFAULT_LIMITS) {}

  /** Takes an amount of one kind, or throws. */
  spend(limit: LimitName, amount = 1): void {
    this.used[limit] += amount;
    if (this.used[limit] > this.limits[limit]) this.exceed(limit);
  }

  /** Takes one step of work at a position. */
  step(at: Span): void {
    this.at = at;
    this.spend('steps');
  }

  /** Takes the characters of another file, which may also take more steps. */
  read(limit: 'text' | 'repeated', characters: number): void {
    this.spend(limit, characters);
    this.used.steps -= characters;
  }

  /** Takes an amount of one kind, as far as there is any left; returns whether there was. */
  take(limit: LimitName, amount: number): boolean {
    const isLeft = this.used[limit] < this.limits[limit];
    this.used[limit] += amount;
    return isLeft;
  }

  /** Throws if one thing alone is larger than allowed. */
  admit(limit: LimitName, amount: number, at: Span = this.at): void {
    if (amount > this.limits[limit]) this.exceed(limit, at);
  }

  exceed(limit: LimitName, at: Span = this.at): never {
    throw new LimitReached(limit, at);
  }
}

/** Thrown where a limit is reached, and turned into a problem where the request ends. */
export class LimitReached {
  constructor(
    readonly limit: LimitName,
    readonly span: Span,
  ) {}
}

/** The limit that an error stands for: the JavaScript stack may end before our own limit of depth. */
export function limitOf(error: unknown, budget: Budget): LimitReached | undefined {
  if (error instanceof LimitReached) return error;
  return error instanceof RangeError ? new LimitReached('depth', budget.at) : undefined;
}

type Explanation = (limit: string) => readonly [message: string, hint: string];

const EXPLANATIONS: Readonly<Record<LimitName, Explanation>> = {
  text: (limit) => [
    `The program has more than ${limit} characters with the files it includes and imports.`,
    'Split the program.',
  ],
  repeated: (limit) => [
    `Files that are included more than once add more than ${limit} characters to the program.`,
    'Include each file once.',
  ],
  depth: (limit) => [
    `The code is nested too deeply here: the limit is about ${limit} levels.`,
    'Brackets, calls and each operator of a long chain add levels: give names to parts, or split the function.',
  ],
  steps: (limit) => [
    `Checking the program takes too many steps: ${limit} and one for each character. It stopped here.`,
    'Annotate the types of this declaration, or split it.',
  ],
  patterns: (limit) => [
    `This match has more than ${limit} combinations of patterns to check.`,
    'Split it into several matches, each of fewer values.',
  ],
  type: (limit) => [
    `The type of this has more than ${limit} parts.`,
    'Declare types for its parts, and use fewer of them in one value.',
  ],
  output: (limit) => [
    `The types of this program have more than ${limit} characters when they are printed.`,
    'Split the program.',
  ],
  problems: (limit) => [
    `There are more than ${limit} problems; the others are not shown.`,
    'Fix those above first.',
  ],
};

/** The problem that says which limit was reached, where, and what to do. */
export function limitProblem({ limit, span }: LimitReached, { limits }: Budget, phase: Phase): Problem {
  const [message, hint] = EXPLANATIONS[limit](limits[limit].toLocaleString('en'));
  return { phase, code: `limit-${limit}`, message, hint, span };
}
