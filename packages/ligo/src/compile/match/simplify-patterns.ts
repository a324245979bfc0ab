/**
 * Afterwards, patterns are simple: a `let` binds one variable, and a match either takes a record apart into
 * variables, or has one case with a variable for each constructor.
 */
import type { Expression, Let, Match, Pattern } from '../aggregated/expression';
import { NO_ATTRIBUTES } from '../aggregated/expression';
import { mapBottomUp } from '../aggregated/traverse';
import * as build from '../elaborate/build';
import type { Names } from '../names';
import { decisionTree, type Matching } from './decision-tree';

export function simplifyPatterns(names: Names, expression: Expression): Expression {
  return mapBottomUp(expression, (one) => {
    if (one.kind === 'match') return simplifyMatch(names, one);
    if (one.kind === 'let' && one.pattern.kind !== 'variable') return simplifyLet(names, one);
    return one;
  });
}

function simplifyMatch(names: Names, { subject, cases, span }: Match): Expression {
  const variable = names.fresh('match_');
  const tree = decisionTree(names, { subject: variable, type: subject.type, cases, mutable: false, span });
  return bound(variable, subject, tree, NO_ATTRIBUTES);
}

function simplifyLet(names: Names, { pattern, mutable, value, body, attributes, span }: Let): Expression {
  const variable = names.fresh('match_');
  const matching: Matching = {
    subject: variable,
    type: value.type,
    cases: [{ pattern, body }],
    mutable,
    span,
  };
  const tree = decisionTree(names, matching);
  return bound(variable, value, mutable ? withMutableParts(names, tree) : tree, attributes);
}

function bound(
  variable: Matching['subject'],
  value: Expression,
  tree: Expression,
  attributes: Let['attributes'],
): Expression {
  const { span, type } = value;
  return build.letIn(build.variablePattern({ variable, type }, span), value, tree, span, attributes);
}

/** The compiler also declares the parts of the matched value as mutable variables, which nothing uses. */
function withMutableParts(names: Names, tree: Expression): Expression {
  if (tree.kind !== 'match') return tree;
  return {
    ...tree,
    cases: tree.cases.map(({ pattern, body }) => ({
      pattern,
      body: variablesOf(pattern).reduce<Expression>((rest, part) => {
        const copy = { ...part, variable: names.fresh(part.variable.name) };
        const declared = build.letIn(copy, build.use(part, part.span), rest, part.span);
        return declared.kind === 'let' ? { ...declared, mutable: true } : declared;
      }, body),
    })),
  };
}

type VariablePattern = Extract<Pattern, { kind: 'variable' }>;

function variablesOf(pattern: Pattern): readonly VariablePattern[] {
  if (pattern.kind === 'variable') return [pattern];
  if (pattern.kind === 'constructor') return variablesOf(pattern.argument);
  return pattern.kind === 'record' ? [...pattern.fields.values()].flatMap(variablesOf) : [];
}
