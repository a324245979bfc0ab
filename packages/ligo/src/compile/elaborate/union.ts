/** Unions become variants with one constructor for each member. */
import type { Span } from '../../syntax/source';
import { equalTypes } from '../../types/equal';
import type { Type } from '../../types/type';
import type { Coercion } from '../../types/typed';
import type { Expression, MatchCase } from '../aggregated/expression';
import { unsupported } from '../problem';
import * as build from './build';
import { type Elaboration, fieldType, plainType, unionLabel } from './context';

export function convertUnion(
  elaboration: Elaboration,
  value: Expression,
  { from, to }: Coercion,
): Expression {
  if (from.kind === 'union') {
    const cases = from.members.map((member, index): MatchCase => {
      const bound = build.binder(elaboration.names.fresh('gen'), plainType(elaboration, member));
      return {
        pattern: memberPattern(index, bound, value.span),
        body: inject(elaboration, build.use(bound, value.span), member, to),
      };
    });
    return build.match(value, cases, value.span);
  }
  return inject(elaboration, value, from, to);
}

function inject(elaboration: Elaboration, value: Expression, from: Type, to: Type): Expression {
  if (to.kind !== 'union') return value;
  const { span } = value;
  const index = to.members.findIndex((member) => equalTypes(member, from));
  if (index < 0) return unsupported('this conversion to a union', span);
  return {
    kind: 'constructor',
    label: unionLabel(index),
    argument: value,
    type: plainType(elaboration, to),
    span,
  };
}

function memberPattern(index: number, bound: Parameters<typeof build.variablePattern>[0], span: Span) {
  return build.constructorPattern(unionLabel(index), build.variablePattern(bound, span), span);
}

/** A field that all members of a union have. */
export function accessUnion(
  elaboration: Elaboration,
  union: Expression,
  label: string,
  type: Type,
  span: Span,
): Expression {
  if (union.type.kind !== 'sum') return unsupported('this access', span);
  const cases = [...union.type.fields.values()].map((member, index): MatchCase => {
    const bound = build.binder(elaboration.names.fresh('gen'), member);
    const body = build.access(build.use(bound, span), label, span);
    return { pattern: memberPattern(index, bound, span), body };
  });
  const members = [...union.type.fields.values()].map((member) => fieldType(member, label, span));
  if (!members.every((member) => equalTypes(member, type)))
    unsupported('a field of a union with several types', span);
  return build.match(union, cases, span);
}
