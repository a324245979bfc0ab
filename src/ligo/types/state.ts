/** The state of one run of the checker: unknowns, what is undone when an attempt fails, and what was found out. */
import type { Problem } from '../syntax/problem';
import type { SourceFile, Span } from '../syntax/source';
import type { Core } from './core';
import type { Environment } from './environment';
import type { Layout, UnknownLayout } from './layout';
import { printType } from './print/cameligo';
import { printJsType } from './print/jsligo';
import type { Describe, ProblemMaker } from './problems/problem';
import type { Recorder } from './recorder';
import { apply } from './substitute';
import type { ExistsType, Type } from './type';

export interface State {
  readonly files: readonly SourceFile[];
  readonly problems: Problem[];
  /** Checks that LIGO makes after the types of the whole program are known, such as exhaustiveness. */
  readonly deferred: (() => void)[];
  /** The checks of contracts, which come last. */
  readonly contractChecks: (() => void)[];
  /** Dynamic entry points without an initial value, in the modules that are being checked. */
  readonly optOuts: Span[];
  /** Types that held unknowns when they were found; in the end all of these must be solved. */
  readonly pending: Type[];
  readonly record: Recorder;
  /** How many regions are open; see `inRegion`. */
  depth: number;
  /** Unknowns that may be unsolved, in the order in which they came up. */
  live: (ExistsType | UnknownLayout)[];
  /** Undoes the changes of the running attempts, the last first. */
  trail: (() => void)[];
  attempts: number;
  /** How many judgements were made; see `MAX_STEPS`. */
  steps: number;
  /** What expressions that branches share were checked against, so that each is checked once in one scope. */
  readonly checked: Map<Core, { readonly environment: Environment; readonly type: Type }>;
  nextId: number;
  /** For names of generalised variables: `'a`, `'b`, … in each declaration. */
  nextName: number;
}

export function createState(files: readonly SourceFile[], record: Recorder): State {
  return {
    files,
    problems: [],
    deferred: [],
    contractChecks: [],
    optOuts: [],
    pending: [],
    record,
    depth: 0,
    live: [],
    trail: [],
    attempts: 0,
    steps: 0,
    checked: new Map(),
    nextId: 0,
    nextName: 0,
  };
}

/** Thrown where a judgement fails. The problem is worked out only if nobody recovers by another attempt. */
export class Failure {
  constructor(readonly problem: ProblemMaker) {}
}

export function fail(problem: ProblemMaker): never {
  throw new Failure(problem);
}

/** Keeps a problem that does not stop the judgement; within an attempt it does. */
export function report(state: State, problem: ProblemMaker): void {
  if (state.attempts > 0) fail(problem);
  state.problems.push(problem(describer(state)));
}

function describer(state: State): Describe {
  return (type, span) =>
    state.files[span.file]?.syntax === 'jsligo' ? printJsType(apply(type)) : printType(apply(type));
}

/** Far more than any program needs that a person would write; a few levels of copied branches need them all. */
const MAX_STEPS = 400_000;

/** Thrown when a program takes too long to check. */
export class TooComplex {}

export function countStep(state: State): void {
  state.steps += 1;
  if (state.steps > MAX_STEPS) throw new TooComplex();
}

/** Runs a judgement that may fail; then everything it has changed is undone. */
export function attempt<Result>(state: State, judge: () => Result): Result | Failure {
  const { depth, live } = state;
  const known = live.length;
  const changes = state.trail.length;
  state.attempts += 1;
  try {
    return judge();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    while (state.trail.length > changes) state.trail.pop()?.();
    state.depth = depth;
    state.live = live.slice(0, known);
    return error;
  } finally {
    state.attempts -= 1;
    if (state.attempts === 0) state.trail = [];
  }
}

/** The result of the first attempt that succeeds; if none does, the first one's failure counts. */
export function firstOf<Result>(state: State, judges: readonly (() => Result)[]): Result {
  let first: Failure | undefined;
  for (const judge of judges) {
    const result = attempt(state, judge);
    if (!(result instanceof Failure)) return result;
    first ??= result;
  }
  if (first === undefined) throw new Error('no judgement to attempt');
  throw first;
}

/** Outside of attempts a failure becomes a problem, and checking goes on. */
export function recover<Result>(state: State, judge: () => Result, otherwise: () => Result): Result {
  if (state.attempts > 0) return judge();
  const { depth } = state;
  try {
    return judge();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    state.depth = depth;
    state.problems.push(error.problem(describer(state)));
    return otherwise();
  }
}

/** Adds to one of the lists of the run; taken back if the running attempt fails. */
export function keep<Item>(state: State, items: Item[], item: Item): void {
  const before = items.length;
  items.push(item);
  if (state.attempts > 0) {
    state.trail.push(() => {
      items.length = before;
    });
  }
}

export function unknown(state: State, span: Span): ExistsType {
  const type: ExistsType = {
    kind: 'exists',
    id: state.nextId,
    span,
    solution: undefined,
    depth: state.depth,
    ground: false,
  };
  state.nextId += 1;
  state.live.push(type);
  return type;
}

export function unknownLayout(state: State, labels: readonly string[]): UnknownLayout {
  const layout: UnknownLayout = { kind: 'unknown', labels, solution: undefined, depth: state.depth };
  state.live.push(layout);
  return layout;
}

export function solve(state: State, type: ExistsType, solution: Type): void {
  type.solution = solution;
  if (state.attempts > 0) state.trail.push(() => (type.solution = undefined));
}

export function solveLayout(state: State, layout: UnknownLayout, solution: Layout): void {
  layout.solution = solution;
  if (state.attempts > 0) state.trail.push(() => (layout.solution = undefined));
}

/** Hands an unknown over to an outer region, because it turned out to be part of something there. */
export function lower(state: State, item: ExistsType | UnknownLayout, depth: number): void {
  if (item.depth <= depth) return;
  const before = item.depth;
  item.depth = depth;
  if (state.attempts > 0) state.trail.push(() => (item.depth = before));
}
