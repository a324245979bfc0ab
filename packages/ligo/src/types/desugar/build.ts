/** Helpers for building core expressions and implicit types. */
import type { FunctionType, NamedType, TypeExpression } from '../../syntax/ast';
import type { Span } from '../../syntax/source';
import type { Core, CorePattern, ImpliedUnit, LetCore, LiteralCore } from '../core';

export function unitCore(span: Span): LiteralCore {
  return { kind: 'literal', literal: { kind: 'unit' }, span };
}

/** A unit that is not in the source, for problems to say where it comes from. */
export function impliedUnit(implied: ImpliedUnit, span: Span): LiteralCore {
  return { ...unitCore(span), implied };
}

export function isUnit(core: Core): boolean {
  return core.kind === 'literal' && core.literal.kind === 'unit';
}

export function namedType(text: string, span: Span): NamedType {
  return { kind: 'name', path: [], name: { text, span }, arguments: [], attributes: [], span };
}

export function functionType(
  parameters: readonly TypeExpression[],
  result: TypeExpression,
  span: Span,
): TypeExpression {
  return parameters.reduceRight<TypeExpression>(
    (rest, type): FunctionType => ({
      kind: 'function',
      parameters: [{ type, span: type.span }],
      result: rest,
      attributes: [],
      span,
    }),
    result,
  );
}

export function letIn(pattern: CorePattern, value: Core, body: Core, span: Span, mutable = false): LetCore {
  return { kind: 'let', pattern, value, body, mutable, span };
}

/** Evaluates an expression of type unit, then the body. */
export function thenUnit(first: Core, body: Core): Core {
  const { span } = first;
  const value: Core = { kind: 'annotation', value: first, type: namedType('unit', span), span };
  return letIn({ kind: 'unit', span }, value, body, span);
}

/** Evaluates an expression for its effects, ignoring its value, then the body. */
export function thenIgnore(first: Core, body: Core): Core {
  const { span } = first;
  return letIn({ kind: 'variable', name: '#_', isListed: false, span }, first, body, span);
}

export function variableCore(name: string, span: Span): Core {
  return { kind: 'variable', name, span };
}

/** A match of a condition on true and false. */
export function conditional(condition: Core, then: Core, otherwise: Core, span: Span): Core {
  const subject: Core = {
    kind: 'annotation',
    value: condition,
    type: namedType('bool', condition.span),
    span: condition.span,
  };
  const pattern = (name: string): CorePattern => ({
    kind: 'constructor',
    name,
    argument: { kind: 'unit', span: then.span },
    span: then.span,
  });
  return {
    kind: 'match',
    subject,
    cases: [
      { pattern: pattern('True'), body: then },
      { pattern: pattern('False'), body: otherwise },
    ],
    span,
  };
}
