/** A recursive function that is only called with all of its arguments takes them as one tuple. */
import { arrow } from '../../types/make';
import type { Type } from '../../types/type';
import type { Expression, Pattern, Recursive, TypedBinder } from '../aggregated/expression';
import { mapBottomUp, mapParts, partsOf } from '../aggregated/traverse';
import * as build from '../elaborate/build';
import { tupleOf } from '../elaborate/context';
import type { Variable } from '../mini-c/tree';
import type { Names } from '../names';

export function uncurryRecursion(names: Names, expression: Expression): Expression {
  return mapBottomUp(expression, (one) => (one.kind === 'recursive' ? uncurried(names, one) : one));
}

function uncurried(names: Names, recursive: Recursive): Expression {
  const depth = appliedDepth(recursive.body, recursive.self);
  const { parameters, body } = lambdas(recursive, depth ?? 0);
  if (depth === undefined || depth < 2 || parameters.length < depth) return recursive;
  const { span, self } = recursive;
  const types = parameters.map(({ type }) => type);
  const resultType = resultAfter(recursive.type, depth);
  const whole = build.binder(names.fresh('gen'), tupleOf(types));
  const functionType = arrow(whole.type, resultType);
  const fields = parameters.map((parameter): Pattern => build.variablePattern(parameter, span));
  const opened = build.match(
    build.use(whole, span),
    [{ pattern: build.tuplePattern(fields, span), body: withTuple(body, self, depth) }],
    span,
  );
  const inner: Expression = {
    kind: 'recursive',
    self,
    parameter: whole,
    body: opened,
    type: functionType,
    span,
  };
  const outer = types.map((type): TypedBinder => build.binder(names.fresh('gen'), type));
  const args = build.tuple(
    outer.map((one) => build.use(one, span)),
    span,
  );
  const call = build.apply(build.use({ variable: self, type: functionType }, span), args, span);
  const pattern = build.variablePattern({ variable: self, type: functionType }, span);
  const result = build.letIn(pattern, inner, call, span, { inline: true, thunk: false });
  return outer.reduceRight<Expression>((rest, one) => build.lambda(one, rest, span), result);
}

/** The number of arguments that a function is always called with; undefined if it varies or it is not called. */
function appliedDepth(body: Expression, name: Variable): number | undefined {
  const found = usage(body, name);
  return typeof found === 'number' ? found : undefined;
}

type Usage = number | 'other' | 'unused';

function usage(expression: Expression, name: Variable): Usage {
  if (expression.kind === 'variable') return expression.variable.id === name.id ? 'other' : 'unused';
  if (expression.kind === 'michelson') return 'unused';
  if (expression.kind === 'application') {
    const { callee, args } = spine(expression);
    const own = isUse(callee, name) ? args.length : usage(callee, name);
    return args.map((argument) => usage(argument, name)).reduce(combine, own);
  }
  return partsOf(expression)
    .map((part) => usage(part, name))
    .reduce<Usage>(combine, 'unused');
}

function combine(a: Usage, b: Usage): Usage {
  if (a === 'unused') return b;
  if (b === 'unused') return a;
  return a === b ? a : 'other';
}

function spine(expression: Expression): { callee: Expression; args: readonly Expression[] } {
  const args: Expression[] = [];
  let callee = expression;
  while (callee.kind === 'application') {
    args.unshift(callee.argument);
    callee = callee.function;
  }
  return { callee, args };
}

const isUse = (expression: Expression, name: Variable): boolean =>
  expression.kind === 'variable' && expression.variable.id === name.id;

function lambdas(
  recursive: Recursive,
  depth: number,
): { parameters: readonly TypedBinder[]; body: Expression } {
  const parameters = [recursive.parameter];
  let { body } = recursive;
  while (body.kind === 'lambda' && parameters.length < depth) {
    parameters.push(body.parameter);
    body = body.body;
  }
  return { parameters, body };
}

function resultAfter(type: Type, depth: number): Type {
  let result = type;
  for (let index = 0; index < depth && result.kind === 'arrow'; index += 1) result = result.result;
  return result;
}

/** Calls pass a tuple instead of one argument after the other. */
function withTuple(expression: Expression, name: Variable, depth: number): Expression {
  const inside = (part: Expression) => withTuple(part, name, depth);
  if (expression.kind === 'application') {
    const { callee, args } = spine(expression);
    if (callee.kind === 'variable' && isUse(callee, name)) {
      const tuple = build.tuple(args.map(inside), expression.span);
      const type = arrow(tuple.type, expression.type);
      return { ...expression, function: { ...callee, type }, argument: tuple };
    }
  }
  if (expression.kind === 'michelson') return expression;
  return mapParts(expression, inside);
}
