/**
 * Replaces variables by the expressions that they are bound to: those marked `[@inline]`, other names of
 * variables, and what is used at most once.
 */
import { mapChildren, mapOperands, visit } from '../mini-c/children';
import { withFreshBinders } from '../mini-c/rename';
import type { Let, LetMutable, MiniExpression, Variable } from '../mini-c/tree';
import { occurrencesIn } from './occurrences';
import type { Workspace } from './workspace';

export interface Inlined {
  readonly expression: MiniExpression;
  /** Whether another round is wanted. Changes in the scope of a binder that stays do not count. */
  readonly changed: boolean;
}

/** Other names go first: that a variable is used once means more when it has one name only. */
export function inlineLets(expression: MiniExpression, workspace: Workspace): Inlined {
  const first = inlineRound(expression, workspace, 0);
  const second = inlineRound(first.expression, workspace, 1);
  return { expression: second.expression, changed: first.changed || second.changed };
}

interface Substitute {
  readonly value: MiniExpression;
  used: boolean;
}

function inlineRound(
  expression: MiniExpression,
  { isPure, names, budget }: Workspace,
  maxUses: 0 | 1,
): Inlined {
  const substitutes = new Map<number, Substitute>();
  const occurrences = occurrencesIn(expression);
  budget.spend(occurrences.size);
  let changed = false;

  /** Each copy after the first gets fresh binders. */
  function substitute(e: MiniExpression & { variable: Variable }): MiniExpression {
    const found = substitutes.get(e.variable.id);
    if (!found) return e;
    const { value, used } = found;
    found.used = true;
    // Another name of a variable is used where it is written.
    if (value.kind === 'variable') return e.span ? { ...value, span: e.span } : value;
    if (!used || !hasChildren(value)) return value;
    visit(value, () => budget.spend(2));
    return withFreshBinders(value, names);
  }

  function isInlined(e: Let | LetMutable, value: MiniExpression): boolean {
    const { variable } = e.binder;
    if (!isPure(value)) return false;
    if (e.kind === 'let-mutable') return !occurrences.isAssigned(variable);
    return e.inline || value.kind === 'variable' || (maxUses > 0 && occurrences.count(variable) <= maxUses);
  }

  /** A chain of lets without recursion, because programs are such chains. */
  function inlineChain(e: Let | LetMutable): MiniExpression {
    const kept: { e: Let | LetMutable; value: MiniExpression }[] = [];
    let changedBefore: boolean | undefined;
    let body: MiniExpression = e;
    while (body.kind === 'let' || body.kind === 'let-mutable') {
      const value = inline(body.value);
      if (isInlined(body, value)) {
        substitutes.set(body.binder.variable.id, { value, used: false });
        changed = true;
      } else {
        changedBefore ??= changed;
        kept.push({ e: body, value });
      }
      body = body.body;
    }
    const result = kept.reduceRight<MiniExpression>(
      (inner, { e, value }) => (value === e.value && inner === e.body ? e : { ...e, value, body: inner }),
      inline(body),
    );
    if (changedBefore !== undefined) changed = changedBefore;
    return result;
  }

  /** Changes below a binder do not ask for another round. */
  function under(body: MiniExpression): MiniExpression {
    const before = changed;
    const result = inline(body);
    changed = before;
    return result;
  }

  function inline(e: MiniExpression): MiniExpression {
    switch (e.kind) {
      case 'let':
      case 'let-mutable':
        return inlineChain(e);
      case 'variable':
      case 'dereference':
        return substitute(e);
      case 'closure':
      case 'recursive':
        return mapChildren(e, under);
      case 'let-tuple':
      case 'iterator':
      case 'fold':
      case 'fold-right':
      case 'for-each':
      case 'for':
        return mapChildren(e, (child) => (child === e.body ? under(child) : inline(child)));
      case 'if-none':
        return mapChildren(e, (child) => (child === e.some ? under(child) : inline(child)));
      case 'if-cons':
        return mapChildren(e, (child) => (child === e.cons ? under(child) : inline(child)));
      case 'if-left':
        return mapChildren(e, (child) => (child === e.or ? inline(child) : under(child)));
      case 'create-contract':
        return mapChildren(e, (child) => (child === e.code ? under(child) : inline(child)));
      default:
        return mapOperands(e, inline);
    }
  }

  return { expression: inline(expression), changed };
}

const hasChildren = (e: MiniExpression): boolean => e.kind !== 'variable' && e.kind !== 'literal';
