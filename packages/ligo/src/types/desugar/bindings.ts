/** The pattern and the value of a declaration, at the top level and in expressions. */
import type { LambdaExpression, Name, TypeExpression, ValueDeclaration } from '../../syntax/ast';
import type { Core, CorePattern } from '../core';
import { type Desugaring, isJs } from './context';
import { desugarExpression, lambdaBody } from './expressions';
import { mentions } from './free';
import { curried, type FunctionParts, functionParts, recursive, wholeType } from './functions';
import { desugarPattern } from './patterns';

export interface Bound {
  readonly pattern: CorePattern;
  readonly value: Core;
}

export function desugarBinding(desugaring: Desugaring, declaration: ValueDeclaration): Bound {
  const written = desugarPattern(desugaring, declaration.pattern);
  const pattern: CorePattern = written.kind === 'constructor' ? { ...written, isDeclared: true } : written;
  const { value, type } = isJs(desugaring, declaration.span)
    ? jsValue(desugaring, declaration)
    : camelValue(desugaring, declaration);
  const annotation = type ?? (pattern.kind === 'variable' ? undefined : patternType(declaration));
  return { pattern, value: annotation === undefined ? value : annotated(value, annotation) };
}

interface Value {
  readonly value: Core;
  readonly type?: TypeExpression;
}

/** In JsLIGO a function is recursive if it uses its own name. */
function jsValue(desugaring: Desugaring, declaration: ValueDeclaration): Value {
  const { type } = declaration;
  const written = type && { type };
  const name = declaration.pattern.kind === 'variable' ? declaration.pattern.name.text : undefined;
  const lambda = innermostLambda(declaration.value);
  if (lambda === undefined || name === undefined) {
    return { value: desugarExpression(desugaring, declaration.value), ...written };
  }
  const parts = functionParts(desugaring, lambda, lambdaBody(desugaring, lambda));
  const value = curried(desugaring, parts);
  if (!mentions(value, name)) return { value, ...written };
  return { value: selfReferring(desugaring, parts, name), ...written };
}

function selfReferring(desugaring: Desugaring, parts: FunctionParts, name: string): Core {
  const whole = wholeType(parts.parameters, parts.result);
  // If a type is missing, the whole function is rejected, at its start.
  const missing: TypeExpression = { kind: 'error', attributes: [], span: parts.span };
  const body = whole === undefined ? { ...parts.body, span: parts.span } : parts.body;
  return recursive(desugaring, { ...parts, body }, name, whole ?? missing);
}

function innermostLambda(value: ValueDeclaration['value']): LambdaExpression | undefined {
  return value.kind === 'lambda' ? value : undefined;
}

/** In CameLIGO the parameter and result types become an annotation of the function if all are given. */
function camelValue(desugaring: Desugaring, declaration: ValueDeclaration): Value {
  const { value, typeParameters, type } = declaration;
  const isHeaded = value.kind === 'lambda' && !startsWithFun(desugaring, value);
  if (!isHeaded && !declaration.recursive && typeParameters.length === 0) {
    return { value: desugarExpression(desugaring, value), ...(type && { type }) };
  }
  const head = isHeaded ? value : undefined;
  const parameters = head?.parameters.map(({ pattern }) => pattern) ?? [];
  const result = head ? head.result : type;
  const names = head ? head.typeParameters : typeParameters;
  const parts = mergedParts(desugaring, declaration, head, result);
  const whole = wholeType(parameters, result);
  const general = whole && quantified(names, whole);
  const annotation = general && { type: general };
  if (declaration.recursive) {
    const name = declaration.pattern.kind === 'variable' ? declaration.pattern.name.text : '';
    const missing: TypeExpression = { kind: 'error', attributes: [], span: parts.span };
    return { value: recursive(desugaring, parts, name, whole ?? missing), ...annotation };
  }
  return { value: curried(desugaring, parts), ...annotation };
}

/** `let f x = fun y -> e` is a function with two parameters. */
function mergedParts(
  desugaring: Desugaring,
  declaration: ValueDeclaration,
  head: LambdaExpression | undefined,
  result: TypeExpression | undefined,
): FunctionParts {
  const outer = head?.parameters.map(({ pattern }) => pattern) ?? [];
  const names = head?.typeParameters ?? declaration.typeParameters;
  const body = head && head.body.kind !== 'block' ? head.body : declaration.value;
  if (body.kind === 'lambda' && body !== head) {
    const inner = functionParts(desugaring, body, lambdaBody(desugaring, body), body.span);
    return {
      ...inner,
      typeParameters: [...names, ...inner.typeParameters],
      parameters: [...outer, ...inner.parameters],
      ...(head && { node: head }),
    };
  }
  return {
    typeParameters: names,
    parameters: outer,
    ...(result && { result }),
    body: desugarExpression(desugaring, body),
    span: body.span,
    ...(head && { node: head }),
  };
}

function startsWithFun(desugaring: Desugaring, lambda: LambdaExpression): boolean {
  const text = desugaring.files[lambda.span.file]?.text.slice(lambda.span.from, lambda.span.from + 4) ?? '';
  return /^fun\b/.test(text);
}

function quantified(names: readonly Name[], type: TypeExpression): TypeExpression {
  if (names.length === 0) return type;
  return { kind: 'forall', parameters: names, body: type, attributes: [], span: type.span };
}

function patternType(declaration: ValueDeclaration): TypeExpression | undefined {
  const { pattern } = declaration;
  if (pattern.kind === 'typed') return pattern.type;
  if (pattern.kind === 'literal' && pattern.literal.kind === 'unit') {
    const { span } = pattern;
    return { kind: 'name', path: [], name: { text: 'unit', span }, arguments: [], attributes: [], span };
  }
  return undefined;
}

function annotated(value: Core, type: TypeExpression): Core {
  return { kind: 'annotation', value, type, span: value.span };
}
