/** The least upper bound of several types: one of them, the common type of their literals, or a union. */
import type { Span } from '../syntax/source';
import { equalTypes } from './equal';
import { constant, union } from './make';
import type { State } from './state';
import { apply } from './substitute';
import { subtype } from './subtype';
import type { Type } from './type';

export function leastUpperBound(state: State, types: readonly Type[], span: Span): Type {
  const single = types.map(apply).reduceRight<Type | undefined>((bound, type, index) => {
    if (index === types.length - 1) return type;
    return bound === undefined ? undefined : ofTwo(type, bound);
  }, undefined);
  if (single !== undefined) return single;
  const whole = union(types);
  for (const type of types) subtype(state, type, whole, span);
  return whole;
}

function ofTwo(a: Type, b: Type): Type | undefined {
  if (equalTypes(a, b)) return a;
  if (a.kind === 'singleton') return ofTwo(typeOfLiteral(a), b);
  if (b.kind === 'singleton') return ofTwo(b, a);
  return undefined;
}

function typeOfLiteral({ literal }: Extract<Type, { kind: 'singleton' }>): Type {
  return constant(literal.kind === 'mutez' ? 'tez' : literal.kind);
}
