/** `[@thunk]`: the value replaces its name, and applications of it are replaced by its body. */

import type { Expression } from '../aggregated/expression';
import { mapBottomUp, walk } from '../aggregated/traverse';
import type { Budget } from '../budget';

export function inlineThunks(budget: Budget, expression: Expression): Expression {
  let current = expression;
  while (hasThunk(current)) {
    current = mapBottomUp(current, (one) => {
      budget.spend(1);
      return inlineOne(budget, one);
    });
  }
  return current;
}

function hasThunk(expression: Expression): boolean {
  for (const one of walk(expression)) {
    if (one.kind === 'let' && one.attributes.thunk && one.pattern.kind === 'variable') return true;
    if (one.kind === 'application' && one.function.kind === 'lambda' && one.function.forced) return true;
  }
  return false;
}

function inlineOne(budget: Budget, expression: Expression): Expression {
  if (expression.kind === 'let' && expression.attributes.thunk && expression.pattern.kind === 'variable') {
    const value = forced(expression.value);
    return substitute(budget, expression.body, expression.pattern.variable.id, value);
  }
  if (expression.kind !== 'application') return expression;
  const { function: callee, argument, span } = expression;
  if (callee.kind !== 'lambda' || callee.forced !== true) return expression;
  const placed = mapBottomUp(callee.body, (one) => ({ ...one, span }));
  const body = substitute(budget, placed, callee.parameter.variable.id, argument);
  return mapBottomUp(body, reduceAccess);
}

function substitute(budget: Budget, body: Expression, id: number, value: Expression): Expression {
  return mapBottomUp(body, (one) => {
    budget.spend(1);
    return one.kind === 'variable' && one.variable.id === id ? value : one;
  });
}

/** All functions inside, because a curried one is applied in several steps. */
function forced(expression: Expression): Expression {
  return mapBottomUp(expression, (one) => (one.kind === 'lambda' ? { ...one, forced: true } : one));
}

function reduceAccess(expression: Expression): Expression {
  if (expression.kind !== 'access' || expression.record.kind !== 'record') return expression;
  return expression.record.fields.get(expression.label) ?? expression;
}
