/** The optimiser of mini-c. What it inlines decides which Michelson comes out, so its order is the compiler's. */
import type { Budget } from '../budget';
import { visit } from '../mini-c/children';
import { withFreshBinders } from '../mini-c/rename';
import type { MiniExpression } from '../mini-c/tree';
import type { Names } from '../names';
import { reduceAll } from './beta';
import { contractAll } from './eta';
import { inlineLets } from './inline';
import { createPurity, type IsPure } from './purity';
import { uncurry } from './uncurry';
import { removeUnusedTuples } from './unused';

export function optimise(expression: MiniExpression, names: Names, budget: Budget): MiniExpression {
  const isPure = createPurity();
  let before = uncurry(withFreshBinders(expression, names), names);
  for (;;) {
    visit(before, () => budget.spend(1));
    const after = round(before, isPure, names);
    if (!after.changed) return after.expression;
    before = after.expression;
  }
}

function round(expression: MiniExpression, isPure: IsPure, names: Names) {
  const inlined = inlineLets(expression, isPure, names);
  const reduced = reduceAll(inlined.expression, isPure);
  const contracted = contractAll(reduced.expression);
  const used = removeUnusedTuples(contracted.expression);
  const changed = inlined.changed || reduced.changed || contracted.changed || used.changed;
  return { expression: used.expression, changed };
}
