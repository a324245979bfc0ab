/** Renaming of one variable. Names are unique, so nothing is captured. */
import type { Expression } from '../aggregated/expression';
import { mapBottomUp } from '../aggregated/traverse';
import type { Variable } from '../mini-c/tree';

export function renameVariable(expression: Expression, from: Variable, to: Variable): Expression {
  return substituteVariables(expression, new Map([[from.id, (use) => ({ ...use, variable: to })]]));
}

type Use = Extract<Expression, { kind: 'variable' }>;

export function substituteVariables(
  expression: Expression,
  replacements: ReadonlyMap<number, (use: Use) => Expression>,
): Expression {
  return mapBottomUp(expression, (one) => {
    if (one.kind !== 'variable') return one;
    return replacements.get(one.variable.id)?.(one) ?? one;
  });
}
