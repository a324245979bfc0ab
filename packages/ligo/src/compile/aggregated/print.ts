/** Prints aggregated expressions, for tests and for looking at a step of the compiler. */
import { printType } from '../../types/print/cameligo';
import type { LiteralValue, Variable } from '../mini-c/tree';
import type { Declaration, Expression, Pattern } from './expression';

/** @internal */
export function printDeclarations(declarations: readonly Declaration[]): string {
  return declarations
    .map(
      ({ pattern, attributes, value }) =>
        `let ${printAttributes(attributes)}${printPattern(pattern)} = ${printExpression(value)}`,
    )
    .join('\n');
}

export function printExpression(expression: Expression): string {
  const inside = printExpression;
  switch (expression.kind) {
    case 'literal':
      return printLiteral(expression.value);
    case 'variable':
      return name(expression.variable);
    case 'dereference':
      return `!${name(expression.variable)}`;
    case 'library':
      return expression.path;
    case 'lambda':
      return `(fun ${name(expression.parameter.variable)} -> ${inside(expression.body)})`;
    case 'recursive': {
      const { self, parameter, body } = expression;
      return `(rec ${name(self)} ${name(parameter.variable)} -> ${inside(body)})`;
    }
    case 'application':
      return `${inside(expression.function)}(${inside(expression.argument)})`;
    case 'let': {
      const { mutable, attributes, pattern, value, body } = expression;
      const head = `let ${mutable ? 'mut ' : ''}${printAttributes(attributes)}${printPattern(pattern)}`;
      return `${head} = ${inside(value)} in ${inside(body)}`;
    }
    case 'constructor':
      return `${expression.label}(${inside(expression.argument)})`;
    case 'match': {
      const cases = expression.cases.map(
        ({ pattern, body }) => `${printPattern(pattern)} -> ${inside(body)}`,
      );
      return `(match ${inside(expression.subject)} with ${cases.join(' | ')})`;
    }
    case 'record':
      return `{${[...expression.fields].map(([label, field]) => `${label} = ${inside(field)}`).join('; ')}}`;
    case 'access':
      return `${inside(expression.record)}.${expression.label}`;
    case 'update':
      return `{${inside(expression.record)} with ${expression.label} = ${inside(expression.value)}}`;
    case 'primitive':
      return `${expression.name}(${expression.arguments.map(inside).join(', ')})`;
    case 'michelson':
      return `[${[expression.code, ...(expression.arguments ?? []).map(inside)].join(' | ')}]`;
    case 'assign':
      return `${name(expression.variable)} := ${inside(expression.value)}`;
    case 'for': {
      const { variable, first, last, step, body } = expression;
      return `for ${name(variable)} = ${inside(first)} to ${inside(last)} by ${inside(step)} do ${inside(body)} done`;
    }
    case 'for-each': {
      const binders = expression.binders.map(({ variable }) => name(variable)).join(', ');
      return `for ${binders} in ${inside(expression.collection)} do ${inside(expression.body)} done`;
    }
    case 'while':
      return `while ${inside(expression.condition)} do ${inside(expression.body)} done`;
    case 'test-only':
      return `<${printType(expression.type)}>`;
  }
}

function printPattern(pattern: Pattern): string {
  switch (pattern.kind) {
    case 'unit':
      return '()';
    case 'variable':
      return name(pattern.variable);
    case 'nil':
      return '[]';
    case 'cons':
      return `${printPattern(pattern.head)} :: ${printPattern(pattern.tail)}`;
    case 'constructor':
      return `${pattern.label}(${printPattern(pattern.argument)})`;
    case 'record':
      return `{${[...pattern.fields].map(([label, field]) => `${label} = ${printPattern(field)}`).join('; ')}}`;
  }
}

const name = (variable: Variable): string => `${variable.name}#${variable.id}`;

function printAttributes({ inline, thunk }: Declaration['attributes']): string {
  return `${inline ? '[@inline] ' : ''}${thunk ? '[@thunk] ' : ''}`;
}

function printLiteral(literal: LiteralValue): string {
  switch (literal.type) {
    case 'unit':
      return '()';
    case 'int':
      return String(literal.value);
    case 'nat':
    case 'timestamp':
    case 'mutez':
      return `${literal.value}${literal.type === 'nat' ? 'n' : literal.type}`;
    case 'bytes':
      return `0x${literal.value}`;
    default:
      return `${literal.type === 'string' ? '' : literal.type}${JSON.stringify(literal.value)}`;
  }
}
