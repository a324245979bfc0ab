/**
 * Replaces variables by the expressions that they are bound to: those marked `[@inline]`, other names of
 * variables, and what is used at most once.
 */
import { mapChildren } from '../mini-c/children';
import { withFreshBinders } from '../mini-c/rename';
import type { Let, LetMutable, MiniExpression, Variable } from '../mini-c/tree';
import type { Names } from '../names';
import { occurrencesIn } from './occurrences';
import type { IsPure } from './purity';

export interface Inlined {
  readonly expression: MiniExpression;
  /** Whether another round is wanted. Changes in the scope of a binder that stays do not count. */
  readonly changed: boolean;
}

/** Other names go first: that a variable is used once means more when it has one name only. */
export function inlineLets(expression: MiniExpression, isPure: IsPure, names: Names): Inlined {
  const first = inlineRound(expression, isPure, names, 0);
  const second = inlineRound(first.expression, isPure, names, 1);
  return { expression: second.expression, changed: first.changed || second.changed };
}

interface Substitute {
  readonly value: MiniExpression;
  used: boolean;
}

function inlineRound(expression: MiniExpression, isPure: IsPure, names: Names, maxUses: 0 | 1): Inlined {
  const substitutes = new Map<number, Substitute>();
  const occurrences = occurrencesIn(expression);
  let changed = false;

  /** Each copy after the first gets binders of its own. */
  function substitute(e: MiniExpression & { variable: Variable }): MiniExpression {
    const found = substitutes.get(e.variable.id);
    if (!found) return e;
    const { value, used } = found;
    found.used = true;
    return used && hasChildren(value) ? withFreshBinders(value, names) : value;
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
      case 'recursive': {
        const body = under(e.body);
        return body === e.body ? e : { ...e, body };
      }
      case 'let-tuple':
        return { ...e, value: inline(e.value), body: under(e.body) };
      case 'iterator':
        return { ...e, collection: inline(e.collection), body: under(e.body) };
      case 'fold':
      case 'fold-right':
        return {
          ...e,
          collection: inline(e.collection),
          initial: inline(e.initial),
          body: under(e.body),
        };
      case 'if-none':
        return { ...e, option: inline(e.option), none: inline(e.none), some: under(e.some) };
      case 'if-cons':
        return { ...e, list: inline(e.list), nil: inline(e.nil), cons: under(e.cons) };
      case 'if-left':
        return { ...e, or: inline(e.or), left: under(e.left), right: under(e.right) };
      case 'create-contract':
        return { ...e, arguments: e.arguments.map(inline), code: under(e.code) };
      case 'for-each':
        return { ...e, collection: inline(e.collection), body: under(e.body) };
      case 'for':
        return {
          ...e,
          start: inline(e.start),
          final: inline(e.final),
          step: inline(e.step),
          body: under(e.body),
        };
      default:
        return mapChildren(e, inline);
    }
  }

  return { expression: inline(expression), changed };
}

const hasChildren = (e: MiniExpression): boolean => e.kind !== 'variable' && e.kind !== 'literal';
