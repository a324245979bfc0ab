/** Matches on one value: on a boolean, an option, a list, a variant or a record. */
import type { Span } from '../../syntax/source';
import type { LayoutTree } from '../../types/layout';
import { argumentsOf, isBool, optionValue } from '../../types/make';
import type { Expression, Match, MatchCase } from '../aggregated/expression';
import { missingType, rowOf } from '../elaborate/context';
import { CONS, NIL } from '../match/simple-pattern';
import type { Binder, MiniExpression } from '../mini-c/tree';
import { baseType, type MiniType, tupleType } from '../mini-c/type';
import { type Continue, fresh, letIn, type Spilling, typeAt, variableUse } from './context';
import { spill } from './expression';
import { itemsOf, type VariantTree, variantTree } from './layout';
import { concreteLayout } from './type';

/** How the bodies of the cases are spilled: in a loop, they continue or end it. */
export interface Bodies {
  readonly spillBody: Continue;
  /** The loop of a recursive function does not bind the unit of `None`. */
  readonly isLoop: boolean;
}

export function spillMatch(
  spilling: Spilling,
  match: Match,
  spillBody: Continue,
  isLoop = false,
): MiniExpression {
  const { subject } = match;
  const bodies = { spillBody, isLoop };
  const matched = spill(spilling, subject);
  const [first] = match.cases;
  if (first?.pattern.kind === 'record') return spillRecordMatch(spilling, match, first, matched, bodies);
  if (argumentsOf(subject.type, 'list') !== undefined) return spillList(spilling, match, matched, bodies);
  if (optionValue(subject.type) !== undefined) return spillOption(spilling, match, matched, bodies);
  if (isBool(subject.type)) return spillBool(match, matched, bodies);
  const tree = variantTree(subject.type, matched.type, match.span);
  return spillVariant(spilling, match, tree, matched, bodies);
}

interface Found {
  readonly binder: (type: MiniType) => Binder;
  readonly body: Expression;
}

function caseOf(match: Match, label: string): Found {
  for (const { pattern, body } of match.cases) {
    if (pattern.kind !== 'constructor' || pattern.label !== label) continue;
    const { argument } = pattern;
    if (argument.kind !== 'variable') break;
    return { binder: (type) => ({ variable: argument.variable, type }), body };
  }
  return missingType(match.span);
}

function spillBool(match: Match, condition: MiniExpression, { spillBody }: Bodies): MiniExpression {
  const then = spillBody(caseOf(match, 'True').body);
  const otherwise = spillBody(caseOf(match, 'False').body);
  return {
    kind: 'if-bool',
    condition,
    whenTrue: then,
    whenFalse: otherwise,
    type: then.type,
    span: match.span,
  };
}

function spillOption(
  spilling: Spilling,
  match: Match,
  option: MiniExpression,
  { spillBody, isLoop }: Bodies,
): MiniExpression {
  const { span, subject } = match;
  const none = caseOf(match, 'None');
  const some = caseOf(match, 'Some');
  const content = typeAt(spilling, optionValue(subject.type) ?? missingType(span), span);
  const noneBody = spillBody(none.body);
  const someBody = spillBody(some.body);
  const unit: MiniExpression = { kind: 'literal', value: { type: 'unit' }, type: baseType('unit'), span };
  return {
    kind: 'if-none',
    option,
    none: isLoop ? noneBody : letIn(none.binder(unit.type), unit, noneBody, span, true),
    binder: some.binder(content),
    some: someBody,
    type: someBody.type,
    span,
  };
}

function spillList(
  spilling: Spilling,
  match: Match,
  list: MiniExpression,
  { spillBody }: Bodies,
): MiniExpression {
  const { span, subject } = match;
  const item = typeAt(spilling, argumentsOf(subject.type, 'list')?.[0] ?? missingType(span), span);
  const head = fresh(spilling, 'gen', item);
  const tail = fresh(spilling, 'gen', list.type);
  const nil = spillBody(caseOf(match, NIL).body);
  const found = caseOf(match, CONS);
  const pair: MiniExpression = {
    kind: 'constant',
    name: 'PAIR',
    arguments: [variableUse(head, span), variableUse(tail, span)],
    type: tupleType([item, list.type]),
    span,
  };
  const cons = letIn(found.binder(pair.type), pair, spillBody(found.body), span);
  return { kind: 'if-cons', list, nil, head, tail, cons, type: nil.type, span };
}

function spillVariant(
  spilling: Spilling,
  match: Match,
  tree: VariantTree,
  or: MiniExpression,
  bodies: Bodies,
): MiniExpression {
  const { span } = match;
  if (tree.kind === 'leaf') {
    const found = caseOf(match, tree.label);
    return letIn(found.binder(tree.type), or, bodies.spillBody(found.body), span);
  }
  const leftBinder = fresh(spilling, 'left', tree.left.type);
  const left = spillVariant(spilling, match, tree.left, variableUse(leftBinder, span), bodies);
  const rightBinder = fresh(spilling, 'right', tree.right.type);
  const right = spillVariant(spilling, match, tree.right, variableUse(rightBinder, span), bodies);
  return { kind: 'if-left', or, leftBinder, left, rightBinder, right, type: left.type, span };
}

/** One step of taking a record apart. */
type Step =
  | { readonly kind: 'let'; readonly binder: Binder; readonly value: MiniExpression }
  | { readonly kind: 'tuple'; readonly binders: readonly Binder[]; readonly value: MiniExpression };

function spillRecordMatch(
  spilling: Spilling,
  { subject, span }: Match,
  { pattern, body }: MatchCase,
  matched: MiniExpression,
  { spillBody }: Bodies,
): MiniExpression {
  if (pattern.kind !== 'record') return missingType(span);
  const { tree } = concreteLayout(rowOf(subject.type, span).layout);
  const inner = spillBody(body);
  const find = (label: string) => {
    const field = pattern.fields.get(label);
    return field?.kind === 'variable' ? field.variable : missingType(span);
  };
  return takeApart(spilling, tree, matched, find, span).reduceRight<MiniExpression>(
    (rest, step) =>
      step.kind === 'let'
        ? letIn(step.binder, step.value, rest, span)
        : { kind: 'let-tuple', binders: step.binders, value: step.value, body: rest, type: rest.type, span },
    inner,
  );
}

function takeApart(
  spilling: Spilling,
  tree: LayoutTree,
  value: MiniExpression,
  find: (label: string) => Binder['variable'],
  span: Span,
): readonly Step[] {
  if (tree.kind === 'field') {
    return [{ kind: 'let', binder: { variable: find(tree.name), type: value.type }, value }];
  }
  const types = itemsOf(value.type, span);
  const binders = tree.items.map((_, index) => fresh(spilling, 'gen', types[index] ?? missingType(span)));
  const steps = tree.items.flatMap((item, index) => {
    const binder = binders[index] ?? missingType(span);
    return takeApart(spilling, item, variableUse(binder, span), find, span);
  });
  return [{ kind: 'tuple', binders, value }, ...steps];
}
