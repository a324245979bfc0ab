/** The state of one run of the checker: unification variables, the undo trail, and the results. */
import { Budget } from '../syntax/budget';
import { focusOf, type Problem } from '../syntax/problem';
import type { SourceFile, Span } from '../syntax/source';
import type { Core } from './core';
import type { Environment } from './environment';
import { ALL_FEATURES, type FeatureQuery } from './features';
import type { Layout, UnknownLayout } from './layout';
import { UNSOLVED } from './make';
import { printType } from './print/cameligo';
import { printJsType } from './print/jsligo';
import type { ProblemMaker } from './problems/problem';
import type { Recorder } from './recorder';
import { apply } from './substitute';
import { type Suggest, suggestions } from './suggest';
import type { ExistsType, Type } from './type';

export interface State {
  /** What the version of the language has. */
  readonly features: FeatureQuery;
  readonly files: readonly SourceFile[];
  readonly problems: Problem[];
  /** What exactly is wrong, for each problem. */
  readonly reported: Set<Span>;
  /** Where the first problem is that is not reported, because there are too many. */
  unreported?: Span;
  /** Checks that LIGO makes after the types of the whole program are known, such as exhaustiveness. */
  readonly deferred: (() => void)[];
  /** The contract checks, which run last. */
  readonly contractChecks: (() => void)[];
  /** Dynamic entry points without an initial value, in the modules being checked. */
  readonly optOuts: Span[];
  /** Types that contained unsolved variables when recorded; all must be solved in the end. */
  readonly pending: Type[];
  readonly record: Recorder;
  /** The number of open regions; see `inRegion`. */
  depth: number;
  /** Possibly unsolved variables, in the order of creation. */
  readonly live: (ExistsType | UnknownLayout)[];
  /** Functions that undo the changes of the running attempts, called in reverse order. */
  trail: (() => void)[];
  attempts: number;
  /** The number of judgements so far. */
  steps: number;
  readonly budget: Budget;
  readonly suggest: Suggest;
  /** The types that shared expressions were checked against, so that each is checked once per scope. */
  readonly checked: Map<Core, { readonly environment: Environment; readonly type: Type }>;
  /** Names of declarations that are refused because they begin with an upper-case letter. */
  readonly upperCaseNames: Set<string>;
  /** The names of all variant types declared so far, in any scope. */
  readonly sumNames: Set<string>;
  nextId: number;
  /** Counter for the names of generalised variables: `'a`, `'b`, … in each declaration. */
  nextName: number;
}

export function createState(
  files: readonly SourceFile[],
  record: Recorder,
  { features = ALL_FEATURES, budget = new Budget() }: { features?: FeatureQuery; budget?: Budget } = {},
): State {
  return {
    features,
    files,
    budget,
    suggest: suggestions(),
    problems: [],
    reported: new Set(),
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
    sumNames: new Set(),
    upperCaseNames: new Set(),
    nextId: 0,
    nextName: 0,
  };
}

/** Thrown where a judgement fails. The problem is created only if no other attempt succeeds. */
export class Failure {
  constructor(readonly problem: ProblemMaker) {}
}

export function fail(problem: ProblemMaker): never {
  throw new Failure(problem);
}

/** Records a problem without stopping the judgement; within an attempt, it is thrown. */
export function report(state: State, problem: ProblemMaker): void {
  if (state.attempts > 0) fail(problem);
  addProblem(state, problem);
}

/**
 * A problem about something ill-typed only follows from the one that was reported there. A type with an ill-typed
 * part may have other problems: parts are compatible with every type, so they do not cause any.
 */
function addProblem(state: State, make: ProblemMaker): void {
  if (state.problems.length >= state.budget.limits.problems) {
    state.unreported ??= state.budget.at;
    return;
  }
  let follows = false;
  const problem = make((type, span) => {
    const known = apply(type);
    follows ||= known.kind === 'error';
    return state.files[span.file]?.syntax === 'jsligo' ? printJsType(known) : printType(known);
  }, state.suggest);
  if (follows && state.problems.length > 0) return;
  state.problems.push(problem);
  state.reported.add(focusOf(problem));
}

export function countStep(state: State, span: Span): void {
  state.steps += 1;
  state.budget.step(span);
}

/** Runs a judgement; if it fails, all of its changes are undone. */
export function attempt<Result>(state: State, judge: () => Result): Result | Failure {
  const { depth } = state;
  const known = state.live.length;
  const changes = state.trail.length;
  state.attempts += 1;
  try {
    return judge();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    while (state.trail.length > changes) state.trail.pop()?.();
    state.depth = depth;
    state.live.length = known;
    return error;
  } finally {
    state.attempts -= 1;
    if (state.attempts === 0) state.trail = [];
  }
}

/** The result of the first successful attempt; if all fail, the failure of the first one is thrown. */
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

/** Outside attempts, a failure becomes a problem, and checking continues. */
export function recover<Result>(state: State, judge: () => Result, otherwise: () => Result): Result {
  if (state.attempts > 0) return judge();
  const { depth } = state;
  try {
    return judge();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    state.depth = depth;
    addProblem(state, error.problem);
    return otherwise();
  }
}

/** Appends to one of the lists of the run; undone if the running attempt fails. */
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
    ...UNSOLVED,
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

/** Moves a variable to an outer region, because it became part of a type there. */
export function lower(state: State, item: ExistsType | UnknownLayout, depth: number): void {
  if (item.depth <= depth) return;
  const before = item.depth;
  item.depth = depth;
  if (state.attempts > 0) state.trail.push(() => (item.depth = before));
}
