/** Prepares a type to solve a unification variable: its own variables move to the region of that variable. */
import { pruneLayout } from './layout';
import { arrow, forAll } from './make';
import { unknown as freshUnknown, lower, type State } from './state';
import { mapParts, substitute } from './substitute';
import { type ExistsType, prune, type Type } from './type';

/** The side of a function arrow; it determines how polymorphic parts are treated. */
export type Variance = 'covariant' | 'contravariant' | 'invariant';

export function lift(state: State, type: Type, target: ExistsType, variance: Variance): Type {
  const known = prune(type);
  if (known.kind === 'exists') {
    lower(state, known, target.depth);
    return known;
  }
  if (known.ground && !hasQuantifier(known)) return known;
  if (known.kind === 'forall') {
    if (variance === 'invariant') {
      return forAll(known.parameter, lift(state, known.body, target, variance));
    }
    if (variance === 'covariant') return lift(state, known.body, target, variance);
    const instance = freshUnknown(state, target.span);
    lower(state, instance, target.depth);
    return lift(state, substitute(known.body, known.parameter, instance), target, variance);
  }
  if (known.kind === 'arrow') {
    const parameter = lift(state, known.parameter, target, inverse(variance));
    return arrow(parameter, lift(state, known.result, target, variance), known.names);
  }
  const inner = known.kind === 'union' || known.kind === 'abstraction' ? variance : 'invariant';
  return mapParts(
    known,
    (part) => lift(state, part, target, inner),
    (layout) => {
      const settled = pruneLayout(layout);
      if (settled.kind === 'unknown') lower(state, settled, target.depth);
      return settled;
    },
  );
}

function inverse(variance: Variance): Variance {
  if (variance === 'invariant') return variance;
  return variance === 'covariant' ? 'contravariant' : 'covariant';
}

function hasQuantifier(type: Type): boolean {
  if (type.kind === 'forall') return true;
  if (type.kind === 'arrow') return hasQuantifier(type.parameter) || hasQuantifier(type.result);
  return false;
}
