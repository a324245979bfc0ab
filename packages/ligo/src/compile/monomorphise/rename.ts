/** Renaming of one variable. Names are unique, so nothing is captured. */
import type { Expression } from '../aggregated/expression';
import { mapBottomUp } from '../aggregated/traverse';
import type { Variable } from '../mini-c/tree';

export function renameVariable(expression: Expression, from: Variable, to: Variable): Expression {
  return mapBottomUp(expression, (one) =>
    one.kind === 'variable' && one.variable.id === from.id ? { ...one, variable: to } : one,
  );
}
