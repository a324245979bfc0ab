/** Makers of aggregated expressions whose types follow from their parts. */
import type { Span } from '../../syntax/source';
import { arrow, BOOL, UNIT } from '../../types/make';
import type { Type } from '../../types/type';
import type { Expression, LetAttributes, Pattern, TypedBinder } from '../aggregated/expression';
import { NO_ATTRIBUTES } from '../aggregated/expression';
import type { Primitive } from '../aggregated/primitive';
import type { LiteralValue, Variable } from '../mini-c/tree';
import { fieldType, missingType, tupleOf } from './context';

export function use({ variable, type }: TypedBinder, span: Span): Expression {
  return { kind: 'variable', variable, type, span };
}

export function literal(value: LiteralValue, type: Type, span: Span): Expression {
  return { kind: 'literal', value, type, span };
}

export const unit = (span: Span): Expression => literal({ type: 'unit' }, UNIT, span);

export function truth(value: boolean, span: Span): Expression {
  return {
    kind: 'constructor',
    label: value ? 'True' : 'False',
    argument: unit(span),
    type: BOOL,
    span,
  };
}

export function lambda(parameter: TypedBinder, body: Expression, span: Span): Expression {
  return { kind: 'lambda', parameter, body, type: arrow(parameter.type, body.type), span };
}

export function apply(callee: Expression, argument: Expression, span: Span): Expression {
  const type = callee.type.kind === 'arrow' ? callee.type.result : missingType(span);
  return { kind: 'application', function: callee, argument, type, span };
}

export function primitive(name: Primitive, args: readonly Expression[], type: Type, span: Span): Expression {
  return { kind: 'primitive', name, arguments: args, type, span };
}

export function tuple(items: readonly Expression[], span: Span): Expression {
  const fields = new Map(items.map((item, index) => [String(index), item] as const));
  return { kind: 'record', fields, type: tupleOf(items.map(({ type }) => type)), span };
}

export function access(record: Expression, label: string, span: Span): Expression {
  return { kind: 'access', record, label, type: fieldType(record.type, label, span), span };
}

export function letIn(
  pattern: Pattern,
  value: Expression,
  body: Expression,
  span: Span,
  attributes: LetAttributes = NO_ATTRIBUTES,
): Expression {
  return {
    kind: 'let',
    pattern,
    mutable: false,
    attributes,
    typeParameters: [],
    value,
    body,
    type: body.type,
    span,
  };
}

export function match(
  subject: Expression,
  cases: readonly { readonly pattern: Pattern; readonly body: Expression }[],
  span: Span,
): Expression {
  const type = cases[0]?.body.type ?? missingType(span);
  return { kind: 'match', subject, cases, type, span };
}

export function variablePattern(binder: TypedBinder, span: Span): Pattern {
  return { kind: 'variable', ...binder, span };
}

export function tuplePattern(items: readonly Pattern[], span: Span): Pattern {
  return { kind: 'record', fields: new Map(items.map((item, index) => [String(index), item])), span };
}

export function constructorPattern(label: string, argument: Pattern, span: Span): Pattern {
  return { kind: 'constructor', label, argument, span };
}

export const binder = (variable: Variable, type: Type): TypedBinder => ({ variable, type });
