/** Unions become variants with one constructor for each member; conversions take values from one to another. */
import type { AccessCore } from '../../types/core';
import { equalTypes } from '../../types/equal';
import { isBool } from '../../types/make';
import type { Type, UnionType } from '../../types/type';
import type { Expression, MatchCase, TypedBinder } from '../aggregated/expression';
import * as build from './build';
import { condition, isCondition } from './condition';
import { type Elaboration, missingType, plainType, unionLabel } from './context';

/** The value of one type as a value of a type that accepts it. */
export function convert(elaboration: Elaboration, value: Expression, from: Type, to: Type): Expression {
  if (equalTypes(from, to)) return value;
  if (from.kind === 'arrow' && to.kind === 'arrow') return convertFunction(elaboration, value, from, to);
  if (isBool(to) && isCondition(from)) return condition(elaboration, value, from);
  if (from.kind === 'union' && to.kind === 'union') {
    return acceptingMember(from, to) >= 0
      ? inject(elaboration, value, from, to)
      : convertMembers(elaboration, value, from, to);
  }
  if (to.kind === 'union') return inject(elaboration, value, from, to);
  return from.kind === 'union' ? convertMembers(elaboration, value, from, to) : value;
}

function isConvertible(from: Type, to: Type): boolean {
  if (equalTypes(from, to)) return true;
  if (from.kind === 'arrow' && to.kind === 'arrow') {
    return isConvertible(to.parameter, from.parameter) && isConvertible(from.result, to.result);
  }
  if (isBool(to) && isCondition(from)) return true;
  if (to.kind === 'union' && acceptingMember(from, to) >= 0) return true;
  if (from.kind === 'union') return from.members.every((member) => isConvertible(member, to));
  if (from.kind !== 'singleton' || to.kind !== 'constant') return false;
  return to.name === (from.literal.kind === 'mutez' ? 'tez' : from.literal.kind);
}

const acceptingMember = (from: Type, to: UnionType): number =>
  to.members.findIndex((member) => isConvertible(from, member));

function inject(elaboration: Elaboration, value: Expression, from: Type, to: UnionType): Expression {
  const { span } = value;
  const index = acceptingMember(from, to);
  const member = to.members[index] ?? missingType(span);
  const argument = convert(elaboration, value, from, member);
  return injected(elaboration, argument, to, index);
}

export function injected(
  elaboration: Elaboration,
  argument: Expression,
  union: UnionType,
  index: number,
): Expression {
  const type = plainType(elaboration, union);
  return { kind: 'constructor', label: unionLabel(index), argument, type, span: argument.span };
}

function convertMembers(elaboration: Elaboration, value: Expression, from: UnionType, to: Type): Expression {
  return matchUnion(elaboration, value, from, (member, index) =>
    convert(elaboration, member, from.members[index] ?? to, to),
  );
}

/** A match with one case for each member. */
function matchUnion(
  elaboration: Elaboration,
  value: Expression,
  { members }: UnionType,
  body: (member: Expression, index: number) => Expression,
): Expression {
  const { span } = value;
  const cases = members.map((member, index): MatchCase => {
    const bound = build.binder(elaboration.names.fresh('gen'), plainType(elaboration, member));
    return { pattern: memberPattern(index, bound, span), body: body(build.use(bound, span), index) };
  });
  return build.match(value, cases, span);
}

export function memberPattern(index: number, bound: TypedBinder, span: Expression['span']) {
  return build.constructorPattern(unionLabel(index), build.variablePattern(bound, span), span);
}

type Arrow = Extract<Type, { kind: 'arrow' }>;

function convertFunction(elaboration: Elaboration, value: Expression, from: Arrow, to: Arrow): Expression {
  if (!isConvertible(from, to)) return value;
  const { span } = value;
  const bound = build.binder(elaboration.names.fresh('_sub'), plainType(elaboration, to.parameter));
  const argument = convert(elaboration, build.use(bound, span), to.parameter, from.parameter);
  const result = build.apply(value, argument, span);
  return build.lambda(bound, convert(elaboration, result, from.result, to.result), span);
}

/** A field that all members of a union have. */
export function accessUnion(elaboration: Elaboration, record: Expression, core: AccessCore): Expression {
  const union = elaboration.unions.get(record.type) ?? missingType(core.span);
  const type = elaboration.typed.core.typeOf(core) ?? missingType(core.span);
  return matchUnion(elaboration, record, union, (member, index) => {
    const source = union.members[index];
    const field = source?.kind === 'record' ? source.fields.get(core.label) : undefined;
    const read = build.access(member, core.label, core.span);
    return convert(elaboration, read, field ?? missingType(core.span), type);
  });
}
