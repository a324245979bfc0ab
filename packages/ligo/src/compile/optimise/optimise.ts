/** The optimiser of mini-c. What it inlines decides which Michelson comes out, so its order is the compiler's. */
import type { Budget } from '../budget';
import { visit } from '../mini-c/children';
import { withFreshBinders } from '../mini-c/rename';
import type { MiniExpression } from '../mini-c/tree';
import type { Names } from '../names';
import { reduceAll } from './beta';
import { refuseCaptures, refuseOpenContracts } from './captures';
import { refuseIncomparable } from './comparable';
import { contractAll } from './eta';
import { inlineLets } from './inline';
import { createPurity, type IsPure } from './purity';
import { uncurry } from './uncurry';
import { removeUnusedTuples } from './unused';

export interface OptimiseOptions {
  /** Keeps all variables, so that a debugger finds them. */
  readonly keepVariables?: boolean;
  /** Accepts functions that capture what the chain does not let them capture. */
  readonly allowCaptures?: boolean;
}

export interface Workspace {
  readonly names: Names;
  readonly budget: Budget;
}

/** The optimised expression, in which no two binders share a variable. */
export function optimise(
  expression: MiniExpression,
  { names, budget }: Workspace,
  options: OptimiseOptions = {},
): MiniExpression {
  const uncurried = uncurry(withFreshBinders(expression, names), names);
  const optimised = options.keepVariables ? uncurried : optimiseFully(uncurried, names, budget);
  refuseOpenContracts(optimised);
  if (!options.allowCaptures) refuseCaptures(optimised);
  return optimised;
}

function optimiseFully(expression: MiniExpression, names: Names, budget: Budget): MiniExpression {
  const isPure = createPurity();
  for (let before = expression, isFirst = true; ; isFirst = false) {
    visit(before, () => budget.spend(1));
    const after = round(before, isPure, names);
    if (isFirst) refuseIncomparable(after.expression);
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
