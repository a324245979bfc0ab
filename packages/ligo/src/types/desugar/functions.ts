/** Functions: curried, with the known types of each remaining part; recursive ones have a declared type. */
import type { Expression, LambdaExpression, Name, Pattern, TypeExpression } from '../../syntax/ast';
import type { Span } from '../../syntax/source';
import type { Core, LambdaCore, ParameterCore } from '../core';
import { functionType, letIn, namedType, variableCore } from './build';
import { type Desugaring, freshName, isJs, refuse } from './context';
import { desugarPattern } from './patterns';

/** A function before it is curried. */
export interface FunctionParts {
  readonly typeParameters: readonly Name[];
  readonly parameters: readonly Pattern[];
  readonly result?: TypeExpression;
  readonly body: Core;
  readonly span: Span;
  readonly node?: Expression;
}

export function functionParts(
  desugaring: Desugaring,
  lambda: LambdaExpression,
  body: Core,
  span: Span = lambda.span,
): FunctionParts {
  const unit: Pattern = { kind: 'literal', literal: { kind: 'unit' }, span };
  const parameters = lambda.parameters.map(({ pattern }) => pattern);
  return {
    typeParameters: lambda.typeParameters,
    parameters: parameters.length === 0 && isJs(desugaring, lambda.span) ? [unit] : parameters,
    ...(lambda.result && { result: lambda.result }),
    body,
    span,
    node: lambda,
  };
}

/** The type annotation of a parameter. */
function writtenType(pattern: Pattern): TypeExpression | undefined {
  if (pattern.kind === 'typed') return pattern.type;
  if (pattern.kind === 'literal' && pattern.literal.kind === 'unit') return namedType('unit', pattern.span);
  return undefined;
}

/** Each parameter is a function around the next one, with the type of all that follow. */
const LEVELS_PER_PARAMETER = 2;

export function curried(desugaring: Desugaring, parts: FunctionParts): Core {
  desugaring.budget.admit('depth', parts.parameters.length * LEVELS_PER_PARAMETER, parts.span);
  const core = nestLambdas(desugaring, parts, 0);
  return abstracted(parts.typeParameters, marked(core, parts));
}

/** A recursive function; its type must be annotated. */
export function recursive(
  desugaring: Desugaring,
  parts: FunctionParts,
  name: string,
  type: TypeExpression,
): Core {
  desugaring.budget.admit('depth', parts.parameters.length * LEVELS_PER_PARAMETER, parts.span);
  if (type.kind !== 'function') return withoutType(desugaring, parts);
  const [parameter, ...others] = type.parameters;
  const unit = namedType('unit', type.span);
  const rest = others.map((other) => other.type);
  const lambda = nestLambdas(desugaring, parts, 0);
  if (lambda.kind !== 'lambda') return withoutType(desugaring, parts);
  const typed: LambdaCore = {
    ...lambda,
    parameter: { ...lambda.parameter, type: parameter?.type ?? unit },
    result: functionType(rest, type.result, type.span),
  };
  const core: Core = { kind: 'recursive', name, type, lambda: typed, span: parts.span };
  return abstracted(parts.typeParameters, marked(core, parts));
}

function withoutType(desugaring: Desugaring, parts: FunctionParts): Core {
  refuse(
    desugaring,
    'missing-annotation',
    'A recursive function needs the types of its parameters and of its result.',
    parts.body.span,
  );
  return { kind: 'error', span: parts.span };
}

/** The type of a fully annotated function. */
export function wholeType(
  parameters: readonly Pattern[],
  result: TypeExpression | undefined,
): TypeExpression | undefined {
  const types = parameters.map((pattern) => (pattern.kind === 'typed' ? pattern.type : undefined));
  if (result === undefined || types.includes(undefined)) return undefined;
  return functionType(
    types.filter((type) => type !== undefined),
    result,
    result.span,
  );
}

function nestLambdas(desugaring: Desugaring, parts: FunctionParts, index: number): Core {
  const pattern = parts.parameters[index];
  if (pattern === undefined) return parts.body;
  const rest = parts.parameters.slice(index + 1).map(writtenType);
  const result =
    parts.result === undefined || rest.includes(undefined)
      ? undefined
      : functionType(
          rest.filter((type) => type !== undefined),
          parts.result,
          parts.result.span,
        );
  const inner = nestLambdas(desugaring, parts, index + 1);
  const { parameter, body } = bindParameter(desugaring, pattern, inner, parts.body.span);
  return { kind: 'lambda', parameter, ...(result && { result }), body, span: parts.span };
}

/** A name becomes the parameter itself; any other pattern is matched at the start of the body. */
function bindParameter(
  desugaring: Desugaring,
  pattern: Pattern,
  body: Core,
  bodySpan: Span,
): { parameter: ParameterCore; body: Core } {
  const type = writtenType(pattern);
  const inner = pattern.kind === 'typed' ? untyped(pattern) : pattern;
  if (inner.kind === 'variable') {
    const core = desugarPattern(desugaring, inner);
    const name = core.kind === 'variable' ? core.name : inner.name.text;
    const node = core.kind === 'variable' && core.isListed ? inner : undefined;
    return { parameter: { name, ...(type && { type }), span: inner.span, ...(node && { node }) }, body };
  }
  const name = freshName(desugaring);
  const value = variableCore(name, pattern.span);
  return {
    parameter: { name, ...(type && { type }), span: pattern.span },
    body: letIn(desugarPattern(desugaring, pattern), value, body, bodySpan),
  };
}

function untyped(pattern: Pattern): Pattern {
  return pattern.kind === 'typed' ? untyped(pattern.pattern) : pattern;
}

function abstracted(typeParameters: readonly Name[], core: Core): Core {
  return typeParameters.reduceRight<Core>(
    (body, parameter) => ({ kind: 'type-abstraction', parameter, body, span: core.span }),
    core,
  );
}

function marked(core: Core, parts: FunctionParts): Core {
  return parts.node === undefined ? core : { ...core, node: parts.node };
}
