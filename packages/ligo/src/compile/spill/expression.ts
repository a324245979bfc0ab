/** Expressions with simple patterns become mini-c: records and variants become tuples and alternatives. */

import type { Span } from '../../syntax/source';
import type { LayoutTree } from '../../types/layout';
import { isBool, optionValue } from '../../types/make';
import type {
  Expression,
  Lambda,
  Let,
  Pattern,
  Record as RecordExpression,
  TypedBinder,
} from '../aggregated/expression';
import { isLink, unlink } from '../aggregated/traverse';
import { missingType, rowOf } from '../elaborate/context';
import type { Binder, MiniExpression } from '../mini-c/tree';
import type { MiniType } from '../mini-c/type';
import { refuse } from '../problem';
import { fresh, letIn, type Spilling, typeAt, typeOf, variableUse } from './context';
import { injectionsOf, pathToField, variantTree } from './layout';
import { spillMatch } from './match';
import { spillMichelson } from './michelson';
import { isConstant, spillPrimitive } from './primitive';
import { isTailRecursive, spillLoop } from './recursion';
import { concreteLayout } from './type';

/** Programs are long chains of lets, and lists are chains of primitives, so those are followed without recursion. */
export function spill(spilling: Spilling, expression: Expression): MiniExpression {
  const chain: ((tail: MiniExpression) => MiniExpression)[] = [];
  let rest = expression;
  for (let link = spillLink(spilling, rest); link !== undefined; link = spillLink(spilling, rest)) {
    chain.push(link.around);
    rest = link.tail;
  }
  const last = rest.kind === 'let' ? missingType(rest.span) : spillWhole(spilling, rest);
  return chain.reduceRight((tail, around) => around(tail), last);
}

interface SpilledLink {
  readonly tail: Expression;
  readonly around: (tail: MiniExpression) => MiniExpression;
}

function spillLink(spilling: Spilling, expression: Expression): SpilledLink | undefined {
  if (!isLink(expression)) return undefined;
  if (expression.kind === 'let') {
    spilling.budget.spend(1);
    return spillLet(spilling, expression);
  }
  if (!isConstant(expression.name)) return undefined;
  spilling.budget.spend(1);
  const { name, span } = expression;
  const { others, tail } = unlink(expression);
  const type = typeOf(spilling, expression);
  const args = others.map((part) => spill(spilling, part));
  return { tail, around: (last) => ({ kind: 'constant', name, arguments: [...args, last], type, span }) };
}

function spillLet(spilling: Spilling, { pattern, value, body, mutable, attributes, span }: Let): SpilledLink {
  const spilled = spill(spilling, value);
  const binder = { variable: boundVariable(pattern), type: spilled.type };
  return {
    tail: body,
    around: (last) =>
      mutable
        ? { kind: 'let-mutable', binder, value: spilled, body: last, type: last.type, span }
        : letIn(binder, spilled, last, span, attributes.inline),
  };
}

function spillWhole(spilling: Spilling, expression: Exclude<Expression, Let>): MiniExpression {
  spilling.budget.spend(1);
  const { span } = expression;
  const inside = (part: Expression) => spill(spilling, part);
  const type = typeOf(spilling, expression);
  switch (expression.kind) {
    case 'literal':
      return { kind: 'literal', value: expression.value, type, span };
    case 'variable':
    case 'dereference':
      return { kind: expression.kind, variable: expression.variable, type, span };
    case 'library':
    case 'test-only':
      return refuse('test-only', 'Only tests can use this.', span);
    case 'lambda':
      return spillLambda(spilling, expression);
    case 'recursive': {
      if (isTailRecursive(expression)) return spillLoop(spilling, expression);
      const { self, parameter, body } = expression;
      return { kind: 'recursive', self, parameter: parameter.variable, body: inside(body), type, span };
    }
    case 'application':
      return {
        kind: 'application',
        function: inside(expression.function),
        argument: inside(expression.argument),
        type,
        span,
      };
    case 'constructor':
      return spillConstructor(spilling, expression, type);
    case 'match':
      return spillMatch(spilling, expression, inside);
    case 'record':
      return spillRecord(spilling, expression);
    case 'access': {
      const record = inside(expression.record);
      const path = pathToField(expression.record.type, expression.label, record.type, span);
      return path.reduce<MiniExpression>(
        (tuple, { index, count, type: item }) => ({
          kind: 'projection',
          tuple,
          index,
          count,
          type: item,
          span,
        }),
        record,
      );
    }
    case 'update':
      return spillUpdate(spilling, expression);
    case 'primitive':
      return spillPrimitive(spilling, expression, inside);
    case 'michelson':
      return spillMichelson(spilling, expression, inside);
    case 'assign':
      return { kind: 'assign', variable: expression.variable, value: inside(expression.value), type, span };
    case 'for': {
      const start = inside(expression.first);
      const [final, step] = [inside(expression.last), inside(expression.step)];
      const binder = { variable: expression.variable, type: start.type };
      return { kind: 'for', start, final, step, binder, body: inside(expression.body), type, span };
    }
    case 'for-each': {
      const collection = inside(expression.collection);
      const binders = expression.binders.map((one) => spillBinder(spilling, one, span));
      return { kind: 'for-each', collection, binders, body: inside(expression.body), type, span };
    }
    case 'while':
      return {
        kind: 'while',
        condition: inside(expression.condition),
        body: inside(expression.body),
        type,
        span,
      };
  }
}

export function boundVariable(pattern: Pattern): Binder['variable'] {
  return pattern.kind === 'variable' ? pattern.variable : missingType(pattern.span);
}

const spillBinder = (spilling: Spilling, { variable, type }: TypedBinder, span: Span): Binder => ({
  variable,
  type: typeAt(spilling, type, span),
});

function spillLambda(spilling: Spilling, lambda: Lambda): MiniExpression {
  const body = spill(spilling, lambda.body);
  const parameter = typeAt(spilling, lambda.parameter.type, lambda.span);
  const type: MiniType = { kind: 'function', parameter, result: body.type, source: lambda.type };
  return { kind: 'closure', parameter: lambda.parameter.variable, body, type, span: lambda.span };
}

function spillConstructor(
  spilling: Spilling,
  { label, argument, type: source, span }: Extract<Expression, { kind: 'constructor' }>,
  type: MiniType,
): MiniExpression {
  if (isBool(source)) {
    return { kind: 'constant', name: label === 'True' ? 'TRUE' : 'FALSE', arguments: [], type, span };
  }
  if (optionValue(source) !== undefined) {
    const args = label === 'Some' ? [spill(spilling, argument)] : [];
    return { kind: 'constant', name: label === 'Some' ? 'SOME' : 'NONE', arguments: args, type, span };
  }
  const injections = injectionsOf(variantTree(source, type, span), label) ?? missingType(span);
  return injections.reduce<MiniExpression>(
    (content, { side, type: whole }) => ({
      kind: 'constant',
      name: side,
      arguments: [content],
      type: whole,
      span,
    }),
    spill(spilling, argument),
  );
}

/** The fields in the order of the layout, in nested tuples if the layout is a tree. */
function spillRecord(spilling: Spilling, record: RecordExpression): MiniExpression {
  const { fields, span } = record;
  const build = (tree: LayoutTree, type: MiniType): MiniExpression => {
    if (tree.kind === 'field') return spill(spilling, fields.get(tree.name) ?? missingType(span));
    if (type.kind !== 'tuple') return missingType(span);
    const items = tree.items.map((item, index) => build(item, type.fields[index]?.type ?? missingType(span)));
    return { kind: 'tuple', items, type, span };
  };
  const { layout } = rowOf(record.type, span);
  return build(concreteLayout(layout).tree, typeOf(spilling, record));
}

/** An update of a nested tuple updates each tuple on the way. */
function spillUpdate(
  spilling: Spilling,
  { record, label, value, span }: Extract<Expression, { kind: 'update' }>,
): MiniExpression {
  const whole = spill(spilling, record);
  const path = pathToField(record.type, label, whole.type, span);
  const variable = fresh(spilling, 'gen', whole.type);
  const content = path.reduceRight<MiniExpression>(
    (inner, { index, count, type, tuple }) => {
      const current = variableUse({ variable: variable.variable, type: tuple }, span);
      const item: MiniExpression = { kind: 'projection', tuple: current, index, count, type, span };
      const binder = { variable: variable.variable, type: tuple };
      return {
        kind: 'update',
        tuple: current,
        index,
        count,
        value: letIn(binder, item, inner, span),
        type: tuple,
        span,
      };
    },
    spill(spilling, value),
  );
  return letIn(variable, whole, content, span);
}
