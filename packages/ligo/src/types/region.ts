/**
 * Regions limit how long unification variables may stay unsolved. At the end of a region they are moved to
 * the enclosing region (`lift`), given up (`drop`: types that still contain one are underspecified), or
 * become parameters of a polymorphic type (`generalise`).
 */
import { defaultLayout } from './layout';
import { forAll, variable } from './make';
import { lower, type State, solve, solveLayout } from './state';
import { apply } from './substitute';
import type { Type } from './type';

export function lifting<Result>(state: State, judge: () => Result): Result {
  const first = enter(state);
  const result = judge();
  lift(state, first);
  return result;
}

export function dropping<Result>(state: State, judge: () => Result): Result {
  const first = enter(state);
  const result = judge();
  drop(state, first);
  return result;
}

/** A type generalised over all variables that its region leaves unsolved. */
export function generalising(state: State, judge: () => Type): Type {
  const first = enter(state);
  const type = judge();
  const names: string[] = [];
  for (const item of state.live.slice(first)) {
    if (item.solution !== undefined || item.depth < state.depth) continue;
    if (item.kind === 'unknown') {
      solveLayout(state, item, defaultLayout(item.labels));
    } else {
      const name = freshName(state);
      names.push(name);
      solve(state, item, variable(name));
    }
  }
  drop(state, first);
  return names.reduceRight<Type>((body, name) => forAll(name, body), apply(type));
}

/** Begins a region; the result is needed to end it. */
export function enter(state: State): number {
  state.depth += 1;
  return state.live.length;
}

export function lift(state: State, first: number): void {
  state.depth -= 1;
  for (let index = first; index < state.live.length; index += 1) {
    const item = state.live[index];
    if (item !== undefined) lower(state, item, state.depth);
  }
}

export function drop(state: State, first: number): void {
  const { depth } = state;
  let kept = first;
  for (let index = first; index < state.live.length; index += 1) {
    const item = state.live[index];
    if (item === undefined || item.depth >= depth || item.solution !== undefined) continue;
    state.live[kept] = item;
    kept += 1;
  }
  state.live.length = kept;
  state.depth -= 1;
}

function freshName(state: State): string {
  const letter = String.fromCharCode(97 + (state.nextName % 26));
  const round = Math.floor(state.nextName / 26);
  state.nextName += 1;
  return round === 0 ? letter : `${letter}${round}`;
}
