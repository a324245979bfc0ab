/** Free names. */
import type { Expression } from '../../syntax/ast';
import { walkExpression } from '../../syntax/walk';

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
    !(expression.kind === 'lambda' && expression.parameters.some(({ pattern }) => binds(pattern, name)))
  );
}

type Pattern = Extract<Expression, { kind: 'lambda' }>['parameters'][number]['pattern'];

function binds(pattern: Pattern, name: string): boolean {
  switch (pattern.kind) {
    case 'variable':
      return pattern.name.text === name;
    case 'typed':
    case 'qualified':
      return binds(pattern.pattern, name);
    case 'tuple':
    case 'list':
      return pattern.items.some((item) => binds(item, name));
    case 'constructor':
      return pattern.arguments.some((one) => binds(one, name));
    case 'cons':
      return binds(pattern.head, name) || binds(pattern.tail, name);
    case 'record':
      return pattern.fields.some((field) => binds(field.pattern, name));
    default:
      return false;
  }
}
