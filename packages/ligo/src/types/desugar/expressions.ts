/** Desugars the expressions of both syntaxes to core expressions. */
import type { Expression, LambdaExpression, MatchExpression } from '../../syntax/ast';
import type { Span } from '../../syntax/source';
import type { Core, CorePattern } from '../core';
import { desugarAssign, desugarIncrement } from './assignments';
import { conditional, impliedUnit, thenUnit, unitCore } from './build';
import { desugarAnnotation, desugarCode } from './code';
import { type Desugaring, isJs, refuse } from './context';
import { curried, functionParts } from './functions';
import { desugarLocal } from './local';
import { forEach } from './loops';
import { binaryOperation } from './operators';
import { desugarPattern } from './patterns';
import { desugarRecord, desugarUpdate, projected } from './records';
import { desugarBlock } from './statements';

export function desugarExpression(desugaring: Desugaring, node: Expression): Core {
  const { span } = node;
  const inside = (inner: Expression) => desugarExpression(desugaring, inner);
  switch (node.kind) {
    case 'literal':
      return desugarLiteral(node);
    case 'variable':
      return { kind: 'variable', name: node.name.text, node, span };
    case 'member':
      return { kind: 'member', path: node.path, name: node.name, node, span };
    case 'open':
      refuse(desugaring, 'open-expression', 'Only a name can follow a module here.', span);
      return { kind: 'error', node, span };
    case 'constructor': {
      const argument = tupled(node.arguments.map(inside), span);
      return { kind: 'constructor', name: node.name.text, argument, constructorNode: node, node, span };
    }
    case 'call':
      return desugarCall(inside(node.callee), node.arguments.map(inside), node);
    case 'lambda':
      return desugarLambda(desugaring, node);
    case 'local':
      return desugarLocal(desugaring, node);
    case 'if': {
      const otherwise = node.alternative ? inside(node.alternative) : impliedUnit('else', span);
      return { ...conditional(inside(node.condition), inside(node.consequence), otherwise, span), node };
    }
    case 'match':
      return desugarMatch(desugaring, node);
    case 'tuple':
      return { kind: 'tuple', items: node.items.map(inside), node, span };
    case 'array':
      return {
        kind: 'array',
        elements: elementsOf(desugaring, node),
        isList: false,
        arrayNode: node,
        node,
        span,
      };
    case 'list':
      return { kind: 'array', elements: elementsOf(desugaring, node), isList: true, node, span };
    case 'record':
      return desugarRecord(desugaring, node);
    case 'update':
      return desugarUpdate(desugaring, node);
    case 'projection':
      return { ...projected(inside(node.record), node.path, span), node };
    case 'annotation':
      return desugarAnnotation(desugaring, node);
    case 'sequence':
      return desugarSequence(node.items.map(inside), span);
    case 'assign':
      return desugarAssign(desugaring, node);
    case 'increment':
      return desugarIncrement(desugaring, node);
    case 'while':
      return { kind: 'while', condition: inside(node.condition), body: inside(node.body), node, span };
    case 'for-range': {
      const step: Core = {
        kind: 'literal',
        literal: { kind: 'int', value: node.direction === 'up' ? 1n : -1n },
        span,
      };
      return {
        kind: 'for',
        variable: node.variable,
        first: inside(node.first),
        last: inside(node.last),
        step,
        body: inside(node.body),
        node,
        span,
      };
    }
    case 'for-of':
      return { ...forEach(desugaring, node, inside), node };
    case 'unary': {
      const operation = node.operator === '-' ? 'neg' : 'not';
      return {
        kind: 'operation',
        operation,
        operands: [inside(node.operand)],
        operatorNode: node,
        node,
        span,
      };
    }
    case 'binary': {
      if (node.operator === '|>') return desugarCall(inside(node.right), [inside(node.left)], node);
      const operation = binaryOperation(node.operator, isJs(desugaring, span));
      const operands = [inside(node.left), inside(node.right)];
      return { kind: 'operation', operation, operands, operatorNode: node, node, span };
    }
    case 'code':
      return desugarCode(desugaring, node);
    case 'contract-of':
      return { kind: 'contract', path: node.path, node, span };
    case 'do':
      return { ...desugarBlock(desugaring, node.block, 'block-end'), span };
    case 'error':
      return { kind: 'error', node, span };
  }
}

function desugarLiteral(node: Extract<Expression, { kind: 'literal' }>): Core {
  const { literal, span } = node;
  if (literal.kind === 'bool') {
    return {
      kind: 'constructor',
      name: literal.value ? 'True' : 'False',
      argument: unitCore(span),
      node,
      span,
    };
  }
  return { kind: 'literal', literal, literalNode: node, node, span };
}

function desugarCall(callee: Core, args: readonly Core[], node: Expression): Core {
  const { span } = node;
  const given = args.length === 0 ? [unitCore(span)] : args;
  const core = given.reduce<Core>(
    (inner, argument) => ({ kind: 'apply', callee: inner, argument, span }),
    callee,
  );
  return { ...core, node };
}

/** `fun x -> fun y -> e` remains two functions. */
function desugarLambda(desugaring: Desugaring, lambda: LambdaExpression): Core {
  return curried(desugaring, functionParts(desugaring, lambda, lambdaBody(desugaring, lambda)));
}

export function lambdaBody(desugaring: Desugaring, lambda: LambdaExpression): Core {
  return lambda.body.kind === 'block'
    ? desugarBlock(desugaring, lambda.body)
    : desugarExpression(desugaring, lambda.body);
}

/** With a single clause, empty brackets match the unit. */
function desugarMatch(desugaring: Desugaring, node: MatchExpression): Core {
  const desugarClause = ({ pattern, body }: MatchExpression['clauses'][number]) => ({
    pattern: desugarPattern(desugaring, pattern),
    body: desugarExpression(desugaring, body),
  });
  // The compiler looks at the first clause last, and reports the first mistake that it finds.
  const [first, ...others] = node.clauses;
  const rest = others.map(desugarClause);
  const cases = first ? [desugarClause(first), ...rest] : rest;
  const [only] = cases;
  const single = cases.length === 1 && only !== undefined && isJs(desugaring, node.span);
  return {
    kind: 'match',
    subject: desugarExpression(desugaring, node.subject),
    cases: single ? [{ ...only, pattern: unitForNil(only.pattern) }] : cases,
    node,
    span: node.span,
  };
}

function unitForNil(pattern: CorePattern): CorePattern {
  return pattern.kind === 'nil' ? { kind: 'unit', span: pattern.span } : pattern;
}

function desugarSequence(items: readonly Core[], span: Span): Core {
  const last = items.at(-1);
  if (last === undefined) return unitCore(span);
  return items.slice(0, -1).reduceRight<Core>((rest, item) => thenUnit(item, rest), last);
}

function elementsOf(desugaring: Desugaring, node: Extract<Expression, { kind: 'array' | 'list' }>) {
  return node.elements.map(({ spread, value }) => ({ spread, value: desugarExpression(desugaring, value) }));
}

function tupled(items: readonly Core[], span: Span): Core {
  const [only] = items;
  if (only === undefined) return unitCore(span);
  if (items.length === 1) return only;
  const last = items.at(-1) ?? only;
  return { kind: 'tuple', items, span: { ...only.span, to: last.span.to } };
}
