/** Checks of literals that must be known when a contract is compiled; they leave nothing behind. */
import { optionValue } from '../../types/make';
import type { Expression, PrimitiveCall } from '../aggregated/expression';
import { mapBottomUp } from '../aggregated/traverse';
import * as build from '../elaborate/build';
import { refuse } from '../problem';

export function checkLiterals(expression: Expression): Expression {
  return mapBottomUp(expression, (one) => (one.kind === 'primitive' ? checkCall(one) : one));
}

function checkCall(call: PrimitiveCall): Expression {
  const { span, arguments: args } = call;
  const [first] = args;
  if (first === undefined) return call;
  switch (call.name) {
    case 'CHECK_SELF':
      checkEntrypointName(first, 'The name of an entry point must be a literal.');
      return noneOf(call);
    case 'CHECK_ENTRYPOINT':
      checkEntrypointName(first, 'The name of an entry point must be a literal.');
      return build.unit(span);
    case 'CHECK_EMIT_EVENT':
      checkEntrypointName(first, 'The tag of an event must be a literal.');
      return build.unit(span);
    case 'CHECK_CALL_VIEW_LITSTR':
      if (textOf(first) === undefined) {
        refuse('view-name-not-literal', 'The name of a view must be a literal.', first.span);
      }
      return build.unit(span);
    default:
      return call;
  }
}

function noneOf({ type, span }: PrimitiveCall): Expression {
  if (optionValue(type) === undefined) return build.unit(span);
  return { kind: 'constructor', label: 'None', argument: build.unit(span), type, span };
}

function textOf(expression: Expression): string | undefined {
  if (expression.kind !== 'literal' || expression.value.type !== 'string') return undefined;
  return expression.value.value;
}

function checkEntrypointName(expression: Expression, message: string): void {
  const text = textOf(expression);
  if (text === undefined) refuse('name-not-literal', message, expression.span);
  if (!/^%[a-zA-Z_.%@0-9]*$/.test(text) || text.lastIndexOf('%') > 0) {
    refuse(
      'entry-point-format',
      `Invalid entry point "${text}": the name must start with "%" and consist of letters, digits and _ . @`,
      expression.span,
    );
  }
}
