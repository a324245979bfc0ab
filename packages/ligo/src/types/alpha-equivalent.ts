/** Whether two types are equal up to the names of their parameters (alpha-equivalent), as signatures require. */
import type { Span } from '../syntax/source';
import { equalLabels, equalTypes } from './equal';
import { variable } from './make';
import type { State } from './state';
import { substitute } from './substitute';
import type { Type } from './type';
import { unify } from './unify';

export function alphaEquivalent(state: State, a: Type, b: Type, span: Span): boolean {
  if (a.kind === 'error' || b.kind === 'error') return true;
  if (a.kind === 'forall' && b.kind === 'forall') {
    const common = variable(`#${state.nextId++}`);
    return alphaEquivalent(
      state,
      substitute(a.body, a.parameter, common),
      substitute(b.body, b.parameter, common),
      span,
    );
  }
  if (a.kind === 'arrow' && b.kind === 'arrow') {
    return (
      alphaEquivalent(state, a.parameter, b.parameter, span) &&
      alphaEquivalent(state, a.result, b.result, span)
    );
  }
  if (a.kind === 'constant' && b.kind === 'constant') {
    return (
      a.name === b.name &&
      a.arguments.length === b.arguments.length &&
      a.arguments.every((part, index) => alphaEquivalent(state, part, b.arguments[index] ?? part, span))
    );
  }
  if ((a.kind === 'record' && b.kind === 'record') || (a.kind === 'sum' && b.kind === 'sum')) {
    if (!equalLabels(a.fields, b.fields)) return false;
    // A different layout is a separate error.
    unify(state, a, b, span);
    return true;
  }
  return equalTypes(a, b);
}
