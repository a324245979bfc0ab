/** The variables that an expression uses but does not bind, with their types, in order of occurrence. */
import { forEachOperand, isLet } from '../mini-c/children';
import type { MiniExpression, Variable } from '../mini-c/tree';
import type { MiniType } from '../mini-c/type';

export interface FreeVariable {
  readonly variable: Variable;
  readonly type: MiniType;
}

/** Every binder must be a distinct variable: what is bound inside is bound nowhere else. */
export function freeVariables(expression: MiniExpression, bound: readonly Variable[] = []): FreeVariable[] {
  const inside = new Set(bound.map(({ id }) => id));
  const used = new Map<number, FreeVariable>();

  function see(e: MiniExpression): void {
    let inner = e;
    for (; isLet(inner); inner = inner.body) {
      bind(inner);
      see(inner.value);
    }
    bind(inner);
    if (inner.kind === 'variable' || inner.kind === 'dereference' || inner.kind === 'assign') {
      const { variable, type } = inner;
      if (!used.has(variable.id)) used.set(variable.id, { variable, type });
    }
    forEachOperand(inner, see);
  }

  function bind(e: MiniExpression): void {
    for (const { id } of boundBy(e)) inside.add(id);
  }

  see(expression);
  return [...used.values()].filter(({ variable }) => !inside.has(variable.id));
}

/** The variables that an expression binds in one of its parts. */
function boundBy(e: MiniExpression): readonly Variable[] {
  switch (e.kind) {
    case 'closure':
      return [e.parameter];
    case 'recursive':
      return [e.self, e.parameter];
    case 'let-tuple':
    case 'for-each':
      return e.binders.map(({ variable }) => variable);
    case 'if-cons':
      return [e.head.variable, e.tail.variable];
    case 'if-left':
      return [e.leftBinder.variable, e.rightBinder.variable];
    default:
      return 'binder' in e ? [e.binder.variable] : [];
  }
}
