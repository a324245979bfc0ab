/** Whether a value of one type is accepted where another is expected: polymorphism, unions, conditions. */
import type { Span } from '../syntax/source';
import { equalTypes } from './equal';
import { lift } from './lift';
import { isBool, variable } from './make';
import { mismatch } from './problems/types';
import { dropping } from './region';
import { fail, firstOf, type State, solve, unknown } from './state';
import { apply, substitute } from './substitute';
import { type ExistsType, prune, type Type, type UnionType } from './type';
import { type Comparison, checkOccurs, unifyParts } from './unify';

/** What comparing two parts costs, in steps. */
const COMPARISON_COST = 0.1;

/** Types allowed as conditions. */
const TRUTHY = new Set(['nat', 'int', 'tez', 'string', 'bytes', 'list', 'set', 'map']);

/** The conversion that a value of the received type needs, if any. */
export interface Subtyping {
  /** The received type after instantiation. */
  readonly received: Type;
  readonly converts: boolean;
}

export function subtype(state: State, received: Type, expected: Type, span: Span): Subtyping {
  const whole: Comparison = { received, expected, span, relation: 'subtype' };
  return compare(state, apply(received), apply(expected), whole);
}

function compare(state: State, a: Type, b: Type, whole: Comparison): Subtyping {
  state.budget.spend('steps', COMPARISON_COST);
  const received = prune(a);
  const expected = prune(b);
  const same: Subtyping = { received, converts: false };
  if (received.kind === 'error' || expected.kind === 'error') return same;
  if (received.kind === 'arrow' && expected.kind === 'arrow') {
    compare(state, expected.parameter, received.parameter, whole);
    compare(state, received.result, expected.result, whole);
    return same;
  }
  if (received.kind === 'forall') {
    return dropping(state, () => {
      const instance = unknown(state, whole.span);
      return compare(state, substitute(received.body, received.parameter, instance), expected, whole);
    });
  }
  if (expected.kind === 'forall') {
    const fixed = variable(`${expected.parameter}#${state.nextId++}`);
    compare(state, received, substitute(expected.body, expected.parameter, fixed), whole);
    return same;
  }
  if (received === expected) return same;
  if (received.kind === 'exists') {
    solveBy(state, received, expected, 'contravariant', whole);
    return same;
  }
  if (expected.kind === 'exists') {
    solveBy(state, expected, received, 'covariant', whole);
    return same;
  }
  if (received.kind === 'constant' && isBool(expected) && TRUTHY.has(received.name)) {
    return { received, converts: true };
  }
  if (received.kind === 'singleton' && expected.kind === 'constant' && isTypeOf(received, expected)) {
    return same;
  }
  if (received.kind === 'union' && expected.kind === 'union') {
    if (equalTypes(apply(received), apply(expected))) return same;
    return firstOf(state, [
      () => intoUnion(state, received, expected, whole),
      () => outOfUnion(state, received, expected, whole),
    ]);
  }
  if (expected.kind === 'union') return intoUnion(state, received, expected, whole);
  if (received.kind === 'union') return outOfUnion(state, received, expected, whole);
  unifyParts(state, received, expected, whole);
  return same;
}

function isTypeOf(received: Extract<Type, { kind: 'singleton' }>, expected: Type): boolean {
  const name = received.literal.kind === 'mutez' ? 'tez' : received.literal.kind;
  return expected.kind === 'constant' && expected.name === name;
}

function solveBy(
  state: State,
  target: ExistsType,
  type: Type,
  variance: 'covariant' | 'contravariant',
  whole: Comparison,
): void {
  checkOccurs(target, type, whole.span);
  solve(state, target, lift(state, type, target, variance));
}

function intoUnion(state: State, received: Type, expected: UnionType, whole: Comparison): Subtyping {
  if (expected.members.length === 0 || !state.features.has('general-unions'))
    fail(mismatch(whole, received, expected));
  firstOf(
    state,
    expected.members.map((member) => () => compare(state, received, member, whole)),
  );
  return { received, converts: true };
}

function outOfUnion(state: State, received: UnionType, expected: Type, whole: Comparison): Subtyping {
  for (const member of received.members) compare(state, member, expected, whole);
  return { received, converts: true };
}
