/** Removes tuples that are taken apart without using a part, whatever their computation does. */
import { mapExpression } from '../mini-c/children';
import type { MiniExpression } from '../mini-c/tree';
import type { Reduced } from './beta';
import { occurrencesIn } from './occurrences';

export function removeUnusedTuples(expression: MiniExpression): Reduced {
  const { count } = occurrencesIn(expression);
  let changed = false;
  const result = mapExpression(expression, (e) => {
    if (e.kind !== 'let-tuple' || e.binders.some(({ variable }) => count(variable) > 0)) return e;
    changed = true;
    return e.body;
  });
  return { expression: result, changed };
}
