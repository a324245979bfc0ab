/**
 * How values of the library are written down: as makers of aggregated expressions for one monomorphic type of the
 * value. What the compiler's own library computes, and in which shape, determines the finished code.
 */
import type { Span } from '../../syntax/source';
import { arrows, option, STRING, UNIT } from '../../types/make';
import type { Type } from '../../types/type';
import type { Expression, Pattern, TypedBinder } from '../aggregated/expression';
import type { Primitive } from '../aggregated/primitive';
import * as build from '../elaborate/build';
import type { Names } from '../names';
import { unsupported } from '../problem';

export interface Use {
  /** The type of this occurrence. */
  readonly type: Type;
  readonly names: Names;
  readonly span: Span;
}

export interface Definition {
  readonly make: (use: Use) => Expression;
  /** Whether applications are replaced by the body before anything else happens to them. */
  readonly thunk: boolean;
}

export type Entry = readonly [path: string, definition: Definition];

export const value = (make: (use: Use) => Expression): Definition => ({ make, thunk: false });
export const thunk = (make: (use: Use) => Expression): Definition => ({ make, thunk: true });

/** Named parameters are always given, so their number is not checked again. */
type Arguments = readonly [Expression, Expression, Expression, Expression];

type Body = (at: Use, args: Arguments) => Expression;

/** A curried function of the named parameters; in the body, the type is that of the result. */
function curried(use: Use, names: readonly string[], body: Body): Expression {
  const binders: TypedBinder[] = [];
  let { type } = use;
  for (const name of names) {
    if (type.kind !== 'arrow') return unsupported('this use of the library', use.span);
    binders.push(build.binder(use.names.fresh(name), type.parameter));
    type = type.result;
  }
  const uses = binders.map((one) => build.use(one, use.span));
  const result = body({ ...use, type }, uses as readonly Expression[] as Arguments);
  return binders.reduceRight<Expression>((inner, one) => build.lambda(one, inner, use.span), result);
}

export const fn = (names: readonly string[], body: Body): Definition =>
  value((use) => curried(use, names, body));

export const macro = (names: readonly string[], body: Body): Definition =>
  thunk((use) => curried(use, names, body));

/** A function of the unit. */
function ofUnit(make: (at: Use) => Expression): Definition {
  return fn(['gen'], (at, [argument]) => {
    return build.letIn({ kind: 'unit', span: at.span }, argument, make(at), at.span);
  });
}

export function michelson(at: Use, code: string, args: readonly Expression[]): Expression {
  return { kind: 'michelson', code: `{ ${code} }`, arguments: args, type: at.type, span: at.span };
}

/** A function that is one piece of Michelson. */
export const instruction = (code: string, names: readonly string[]): Definition =>
  names.length === 0
    ? ofUnit((at) => michelson(at, code, []))
    : fn(names, (at, args) => michelson(at, code, args.slice(0, names.length)));

export function primitive(at: Use, name: Primitive, args: readonly Expression[]): Expression {
  return build.primitive(name, args, at.type, at.span);
}

/** A function that is one primitive. */
export const operation = (name: Primitive, names: readonly string[]): Definition =>
  fn(names, (at, args) => primitive(at, name, args.slice(0, names.length)));

/** Another value of the library, applied; its type follows from the arguments and the result. */
export function call(at: Use, path: string, args: readonly Expression[], result: Type = at.type): Expression {
  const type = arrows(
    args.map((one) => one.type),
    result,
  );
  const callee: Expression = { kind: 'library', path, type, span: at.span };
  return args.reduce((inner, argument) => build.apply(inner, argument, at.span), callee);
}

/** A function that calls another one. */
export const calling = (
  path: string,
  names: readonly string[],
  args: (at: Use, args: Arguments) => readonly Expression[] = (_, given) => given.slice(0, names.length),
): Definition => fn(names, (at, given) => call(at, path, args(at, given)));

export const text = (at: Use, content: string): Expression =>
  build.literal({ type: 'string', value: content }, STRING, at.span);

export function none(at: Use, type: Type): Expression {
  const argument = build.unit(at.span);
  return { kind: 'constructor', label: 'None', argument, type: option(type), span: at.span };
}

export function some(at: Use, argument: Expression): Expression {
  return { kind: 'constructor', label: 'Some', argument, type: option(argument.type), span: at.span };
}

export const fail = (at: Use, error: Expression): Expression => call(at, 'failwith', [error]);

export function matchOption(
  at: Use,
  subject: Expression,
  ifNone: Expression,
  ifSome: (content: Expression) => Expression,
  name = 'gen',
): Expression {
  const type = subject.type.kind === 'sum' ? (subject.type.fields.get('Some') ?? UNIT) : UNIT;
  const bound = build.binder(at.names.fresh(name), type);
  const { span } = at;
  return build.match(
    subject,
    [
      { pattern: build.constructorPattern('None', { kind: 'unit', span }, span), body: ifNone },
      {
        pattern: build.constructorPattern('Some', build.variablePattern(bound, span), span),
        body: ifSome(build.use(bound, span)),
      },
    ],
    span,
  );
}

export function conditional(at: Use, test: Expression, then: Expression, otherwise: Expression): Expression {
  const { span } = at;
  const truth = (label: string): Pattern => build.constructorPattern(label, { kind: 'unit', span }, span);
  return build.match(
    test,
    [
      { pattern: truth('True'), body: then },
      { pattern: truth('False'), body: otherwise },
    ],
    span,
  );
}

export const truth = (at: Use, content: boolean): Expression => build.truth(content, at.span);
export const unit = (at: Use): Expression => build.unit(at.span);

/** A function of a pair, whose parts have names. */
export function ofPair(
  at: Use,
  type: Type,
  names: readonly [string, string],
  body: (left: Expression, right: Expression) => Expression,
): Expression {
  const { span } = at;
  const pair = build.binder(at.names.fresh('gen'), type);
  const [left, right] = names.map((name, index) => {
    const part = type.kind === 'record' ? type.fields.get(String(index)) : undefined;
    return build.binder(at.names.fresh(name), part ?? UNIT);
  });
  if (left === undefined || right === undefined) return unsupported('this use of the library', span);
  const pattern = build.tuplePattern(
    [build.variablePattern(left, span), build.variablePattern(right, span)],
    span,
  );
  const inner = build.letIn(
    pattern,
    build.use(pair, span),
    body(build.use(left, span), build.use(right, span)),
    span,
  );
  return build.lambda(pair, inner, span);
}

/** A local function without quantifiers. */
export function lambda(
  at: Use,
  name: string,
  type: Type,
  body: (argument: Expression) => Expression,
): Expression {
  const bound = build.binder(at.names.fresh(name), type);
  return build.lambda(bound, body(build.use(bound, at.span)), at.span);
}

/** A local function with a name. */
export function letIn(
  at: Use,
  name: string,
  bound: Expression,
  body: (bound: Expression) => Expression,
): Expression {
  const binder = build.binder(at.names.fresh(name), bound.type);
  const pattern = build.variablePattern(binder, at.span);
  return build.letIn(pattern, bound, body(build.use(binder, at.span)), at.span);
}
