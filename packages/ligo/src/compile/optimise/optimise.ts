/** The optimiser of mini-c. What it inlines decides which Michelson comes out, so its order is the compiler's. */
import { withFreshBinders } from '../mini-c/rename';
import type { MiniExpression } from '../mini-c/tree';
import { type Reduced, reduceAll } from './beta';
import { refuseCaptures, refuseOpenContracts } from './captures';
import { refuseIncomparable } from './comparable';
import { contractAll } from './eta';
import { inlineLets } from './inline';
import { createPurity } from './purity';
import { uncurry } from './uncurry';
import { removeUnusedTuples } from './unused';
import type { Workspace } from './workspace';

export interface OptimiseOptions {
  /** Keeps all variables, so that a debugger finds them. */
  readonly keepVariables?: boolean;
  /** Accepts functions that capture what the chain does not let them capture. */
  readonly allowCaptures?: boolean;
}

/** The optimised expression, in which no two binders share a variable. */
export function optimise(
  expression: MiniExpression,
  { names, budget }: Pick<Workspace, 'names' | 'budget'>,
  options: OptimiseOptions = {},
): MiniExpression {
  const uncurried = uncurry(withFreshBinders(expression, names), names);
  const optimised = options.keepVariables
    ? uncurried
    : optimiseFully(uncurried, { names, budget, isPure: createPurity() });
  refuseOpenContracts(optimised);
  if (!options.allowCaptures) refuseCaptures(optimised);
  return optimised;
}

function optimiseFully(expression: MiniExpression, workspace: Workspace): MiniExpression {
  for (let before = expression, isFirst = true; ; isFirst = false) {
    const after = round(before, workspace);
    if (isFirst) refuseIncomparable(after.expression);
    if (!after.changed) return after.expression;
    before = after.expression;
  }
}

function round(expression: MiniExpression, workspace: Workspace): Reduced {
  const inlined = inlineLets(expression, workspace);
  const reduced = reduceAll(inlined.expression, workspace.isPure);
  const contracted = contractAll(reduced.expression);
  const used = removeUnusedTuples(contracted.expression);
  const changed = inlined.changed || reduced.changed || contracted.changed || used.changed;
  return { expression: used.expression, changed };
}
