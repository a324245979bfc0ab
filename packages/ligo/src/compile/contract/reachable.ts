/** Only what an expression needs is compiled. */
import type { Declaration, Expression } from '../aggregated/expression';
import { patternBinders } from '../aggregated/expression';
import { walk } from '../aggregated/traverse';

/** The declarations that the expression uses, directly or not. Matches on the unit stay, for their effects. */
export function reachable(declarations: readonly Declaration[], expression: Expression): Declaration[] {
  const wanted = mentioned(expression);
  const kept: Declaration[] = [];
  for (let index = declarations.length - 1; index >= 0; index -= 1) {
    const declaration = declarations[index];
    if (declaration === undefined) continue;
    const binders = patternBinders(declaration.pattern);
    const isUsed = binders.some(({ variable }) => wanted.has(variable.id));
    if (!isUsed && declaration.pattern.kind !== 'unit') continue;
    for (const id of mentioned(declaration.value)) wanted.add(id);
    kept.push(declaration);
  }
  return kept.reverse();
}

/** Names are unique, so every mentioned variable that is declared elsewhere is free. */
export function mentioned(expression: Expression): Set<number> {
  const found = new Set<number>();
  for (const one of walk(expression)) {
    if (one.kind === 'variable' || one.kind === 'dereference' || one.kind === 'assign') {
      found.add(one.variable.id);
    }
  }
  return found;
}
