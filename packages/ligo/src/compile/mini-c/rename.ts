/** Copies of expressions in which every binder is a fresh variable, so that no two binders share one. */
import type { Names } from '../names';
import { type AnyLet, isLet, mapOperands } from './children';
import type { Binder, MiniExpression, Variable } from './tree';

export function withFreshBinders(expression: MiniExpression, names: Names): MiniExpression {
  const scope = new Map<number, Variable>();

  const use = (variable: Variable): Variable => scope.get(variable.id) ?? variable;

  /** Fresh variables for binders; `leave` ends their scope. */
  function enter<Bound extends readonly Variable[]>(bound: Bound): { fresh: Bound; leave: () => void } {
    const outer = bound.map(({ id }) => scope.get(id));
    const fresh = bound.map((variable) => names.fresh(variable.name));
    // The first of two binders with one name is the innermost.
    for (let index = bound.length - 1; index >= 0; index -= 1)
      scope.set((bound[index] as Variable).id, fresh[index] as Variable);
    const leave = (): void =>
      bound.forEach(({ id }, index) => {
        const before = outer[index];
        if (before) scope.set(id, before);
        else scope.delete(id);
      });
    return { fresh: fresh as unknown as Bound, leave };
  }

  /** Copies a subexpression in the scope of binders. */
  function under<Bound extends readonly Variable[]>(
    bound: Bound,
    body: MiniExpression,
  ): [Bound, MiniExpression] {
    const { fresh, leave } = enter(bound);
    const copied = copy(body);
    leave();
    return [fresh, copied];
  }

  function copyLets(e: AnyLet): MiniExpression {
    const chain: { copied: AnyLet; leave: () => void }[] = [];
    let inner: MiniExpression = e;
    for (; isLet(inner); inner = inner.body) {
      const value = copy(inner.value);
      const binders = inner.kind === 'let-tuple' ? inner.binders : [inner.binder];
      const { fresh, leave } = enter(binders.map(({ variable }) => variable));
      const renamed = binders.map((binder, index) => ({ ...binder, variable: fresh[index] as Variable }));
      const copied: AnyLet =
        inner.kind === 'let-tuple'
          ? { ...inner, value, binders: renamed }
          : { ...inner, value, binder: renamed[0] as Binder };
      chain.push({ copied, leave });
    }
    return chain.reduceRight((body, { copied, leave }) => {
      leave();
      return { ...copied, body };
    }, copy(inner));
  }

  function underOne(binder: Binder, body: MiniExpression): [Binder, MiniExpression] {
    const [[variable], copied] = under([binder.variable] as const, body);
    return [{ ...binder, variable }, copied];
  }

  function underAll(binders: readonly Binder[], body: MiniExpression): [readonly Binder[], MiniExpression] {
    const [variables, copied] = under(
      binders.map(({ variable }) => variable),
      body,
    );
    return [binders.map((binder, index) => ({ ...binder, variable: variables[index] as Variable })), copied];
  }

  function copy(e: MiniExpression): MiniExpression {
    switch (e.kind) {
      case 'variable':
      case 'dereference':
        return { ...e, variable: use(e.variable) };
      case 'assign':
        return { ...e, variable: use(e.variable), value: copy(e.value) };
      case 'closure': {
        const [[parameter], body] = under([e.parameter] as const, e.body);
        return { ...e, parameter, body };
      }
      case 'recursive': {
        const [[parameter, self], body] = under([e.parameter, e.self] as const, e.body);
        return { ...e, parameter, self, body };
      }
      case 'let':
      case 'let-mutable':
      case 'let-tuple':
        return copyLets(e);
      case 'if-none': {
        const [binder, some] = underOne(e.binder, e.some);
        return { ...e, option: copy(e.option), none: copy(e.none), binder, some };
      }
      case 'if-cons': {
        const [[head, tail], cons] = underAll([e.head, e.tail], e.cons) as [[Binder, Binder], MiniExpression];
        return { ...e, list: copy(e.list), nil: copy(e.nil), head, tail, cons };
      }
      case 'if-left': {
        const [leftBinder, left] = underOne(e.leftBinder, e.left);
        const [rightBinder, right] = underOne(e.rightBinder, e.right);
        return { ...e, or: copy(e.or), leftBinder, left, rightBinder, right };
      }
      case 'iterator': {
        const [binder, body] = underOne(e.binder, e.body);
        return { ...e, collection: copy(e.collection), binder, body };
      }
      case 'fold':
      case 'fold-right': {
        const [binder, body] = underOne(e.binder, e.body);
        return { ...e, collection: copy(e.collection), initial: copy(e.initial), binder, body };
      }
      case 'create-contract': {
        const [binder, code] = underOne(e.binder, e.code);
        return { ...e, arguments: e.arguments.map(copy), binder, code };
      }
      case 'for-each': {
        const [binders, body] = underAll(e.binders, e.body);
        return { ...e, collection: copy(e.collection), binders, body };
      }
      case 'for': {
        const [binder, body] = underOne(e.binder, e.body);
        return { ...e, start: copy(e.start), final: copy(e.final), step: copy(e.step), binder, body };
      }
      default:
        return mapOperands(e, copy);
    }
  }

  return copy(expression);
}
