/** How often the variables of an expression occur. Every binder must be a distinct variable. */
import { visit } from '../mini-c/children';
import type { MiniExpression, Variable } from '../mini-c/tree';

export interface Occurrences {
  /** The number of expressions. */
  readonly size: number;
  /** All occurrences: uses, dereferences and assignments. */
  readonly count: (variable: Variable) => number;
  readonly isAssigned: (variable: Variable) => boolean;
}

export function occurrencesIn(expression: MiniExpression): Occurrences {
  const counts = new Map<number, number>();
  const assigned = new Set<number>();
  let size = 0;

  visit(expression, (e) => {
    size += 1;
    if (e.kind !== 'variable' && e.kind !== 'dereference' && e.kind !== 'assign') return;
    counts.set(e.variable.id, (counts.get(e.variable.id) ?? 0) + 1);
    if (e.kind === 'assign') assigned.add(e.variable.id);
  });
  return {
    size,
    count: ({ id }) => counts.get(id) ?? 0,
    isAssigned: ({ id }) => assigned.has(id),
  };
}
