/** Recursive functions that call themselves only as their last step become loops. */
import type { Expression, Recursive } from '../aggregated/expression';
import { partsOf, walk } from '../aggregated/traverse';
import { missingType } from '../elaborate/context';
import type { MiniExpression, Variable } from '../mini-c/tree';
import { type MiniType, orType } from '../mini-c/type';
import { letIn, type Spilling, typeOf, variableUse } from './context';
import { boundVariable, spill } from './expression';
import { spillMatch } from './match';

export function isTailRecursive({ self, body }: Recursive): boolean {
  return !mentions(body, self) || isInTailPosition(body, self, true);
}

function mentions(expression: Expression, { id }: Variable): boolean {
  for (const one of walk(expression)) if (one.kind === 'variable' && one.variable.id === id) return true;
  return false;
}

/** Whether each occurrence of the function is the last step, if the expression itself is the last step or not. */
function isInTailPosition(expression: Expression, self: Variable, isLast: boolean): boolean {
  const last = (part: Expression) => isInTailPosition(part, self, isLast);
  const inner = (part: Expression) => isInTailPosition(part, self, false);
  switch (expression.kind) {
    case 'literal':
    case 'michelson':
    case 'dereference':
    case 'library':
    case 'test-only':
      return true;
    case 'variable':
      return isLast || expression.variable.id !== self.id;
    case 'application':
      return last(expression.function) && inner(expression.argument);
    case 'lambda':
    case 'recursive':
      return last(expression.body);
    case 'let':
      return inner(expression.value) && last(expression.body);
    case 'match':
      return inner(expression.subject) && expression.cases.every(({ body }) => last(body));
    case 'for':
    case 'for-each':
    case 'while':
      return false;
    default:
      return partsOf(expression).every(inner);
  }
}

interface Loop {
  readonly spilling: Spilling;
  readonly self: Variable;
  readonly type: MiniType;
}

export function spillLoop(spilling: Spilling, recursive: Recursive): MiniExpression {
  const { self, parameter, body, span } = recursive;
  const type = typeOf(spilling, recursive);
  if (type.kind !== 'function') return missingType(span);
  const loop: Loop = { spilling, self, type: orType({ type: type.parameter }, { type: type.result }) };
  const binder = { variable: parameter.variable, type: type.parameter };
  const iterator: MiniExpression = {
    kind: 'iterator',
    operation: 'LOOP_LEFT',
    binder,
    body: loopBody(loop, body),
    collection: variableUse(binder, span),
    type: type.result,
    span,
  };
  return { kind: 'closure', parameter: parameter.variable, body: iterator, type, span };
}

/** Further parameters of the function are functions inside the loop. */
function loopBody(loop: Loop, expression: Expression): MiniExpression {
  if (expression.kind !== 'lambda') return step(loop, expression);
  const body = loopBody(loop, expression.body);
  return {
    kind: 'closure',
    parameter: expression.parameter.variable,
    body,
    type: loop.type,
    span: expression.span,
  };
}

/** Continues the loop with a call's argument, or ends it with a value. */
function step(loop: Loop, expression: Expression): MiniExpression {
  const { spilling, self, type } = loop;
  const { span } = expression;
  switch (expression.kind) {
    case 'let': {
      const value = spill(spilling, expression.value);
      const binder = { variable: boundVariable(expression.pattern), type: value.type };
      const body = step(loop, expression.body);
      if (expression.mutable) return { kind: 'let-mutable', binder, value, body, type: body.type, span };
      return letIn(binder, value, body, span, expression.attributes.inline);
    }
    case 'match':
      return spillMatch(spilling, expression, (body) => step(loop, body), true);
    case 'application': {
      const callee = expression.function;
      if (callee.kind !== 'variable' || callee.variable.id !== self.id) break;
      const argument = spill(spilling, expression.argument);
      return { kind: 'constant', name: 'LOOP_CONTINUE', arguments: [argument], type, span };
    }
  }
  return { kind: 'constant', name: 'LOOP_STOP', arguments: [spill(spilling, expression)], type, span };
}
