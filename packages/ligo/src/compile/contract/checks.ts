/** Checks of literals that must be known when a contract is compiled; they leave nothing behind. */
import type { Span } from '../../syntax/source';
import { optionValue } from '../../types/make';
import type { Type } from '../../types/type';
import type { Expression, PrimitiveCall } from '../aggregated/expression';
import { mapBottomUp } from '../aggregated/traverse';
import * as build from '../elaborate/build';
import { refuse } from '../problem';
import { annotationOf, concreteLayout } from '../spill/type';

/** The parameter is that of the contract; views and expressions have none. */
export function checkLiterals(expression: Expression, parameter?: Type): Expression {
  return mapBottomUp(expression, (one) => (one.kind === 'primitive' ? checkCall(one, parameter) : one));
}

function checkCall(call: PrimitiveCall, parameter: Type | undefined): Expression {
  const { span, arguments: args } = call;
  const [first] = args;
  if (first === undefined) return call;
  switch (call.name) {
    case 'CHECK_SELF': {
      const name = entrypointName(first);
      if (parameter !== undefined) checkOwnEntrypoint(name, parameter, first.span);
      return noneOf(call);
    }
    case 'CHECK_ENTRYPOINT':
      entrypointName(first);
      return build.unit(span);
    case 'CHECK_EMIT_EVENT': {
      const tag = textOf(first);
      if (tag === undefined) {
        refuse('tag-not-literal', 'Invalid event tag. The tag must be a string literal.', first.span);
      }
      checkForm(tag, first.span);
      return build.unit(span);
    }
    case 'CHECK_CALL_VIEW_LITSTR':
      if (textOf(first) === undefined) {
        refuse('view-name-not-literal', 'Invalid argument. View name must be a string literal.', first.span);
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

/** The name without the percent sign. */
function entrypointName(expression: Expression): string {
  const text = textOf(expression);
  if (text === undefined) {
    const message = 'Invalid entrypoint value. The entrypoint value must be a string literal.';
    return refuse('entrypoint-not-literal', message, expression.span);
  }
  return checkForm(text, expression.span);
}

function checkForm(text: string, span: Span): string {
  const [before, name, ...rest] = text.split('%');
  if (before === '' && name !== undefined && rest.length === 0 && /^[a-zA-Z_.@0-9]*$/.test(name)) return name;
  const message = `Invalid entrypoint "${text}". "%bar" is expected for entrypoint "Bar", "%default" when no entrypoint is used.`;
  return refuse('entrypoint-form', message, span, 'Letters, digits and the characters _ . @ are allowed.');
}

function checkOwnEntrypoint(name: string, parameter: Type, span: Span): void {
  if (parameter.kind !== 'sum' || name.charAt(0).toLowerCase() + name.slice(1) === 'default') return;
  const [only] = parameter.fields.values();
  const variant = parameter.fields.size === 1 ? only : parameter;
  if (variant?.kind === 'sum' && entrypointNames(variant).includes(name)) return;
  const message =
    'Invalid entrypoint value. The entrypoint value does not match a constructor of the contract parameter.';
  refuse('unknown-entrypoint', message, span);
}

function entrypointNames(variant: Extract<Type, { kind: 'sum' }>): readonly string[] {
  const { tree } = concreteLayout(variant.layout);
  const names: string[] = [];
  const waiting = [tree];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === 'inner') waiting.push(...next.items);
    else names.push(annotationOf(next, false) ?? next.name.charAt(0).toLowerCase() + next.name.slice(1));
  }
  return names;
}
