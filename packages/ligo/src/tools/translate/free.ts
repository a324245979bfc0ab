/** Free names. */
import type { Expression } from '../../syntax/ast';
import { walkExpression } from '../../syntax/walk';
import { bindersOf } from '../../syntax/walk-types';

/** Whether the expression uses the name; parameters with the same name hide it. */
export function isFreeIn(name: string, expression: Expression): boolean {
  let found = false;
  walkExpression(expression, {
    expression: (inner) => {
      if (inner.kind === 'variable' && inner.name.text === name) found = true;
    },
  });
  return (
    found &&
    !(
      expression.kind === 'lambda' &&
      expression.parameters.some(({ pattern }) => bindersOf(pattern).some(({ text }) => text === name))
    )
  );
}
