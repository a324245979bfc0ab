/** The later stages visit the tree recursively, so its depth is limited before they start. */
import type { Tree } from '@lezer/common';
import type { Budget } from './budget';

/** Throws at the first node that is nested too deeply. */
export function limitDepth(tree: Tree, file: number, budget: Budget): void {
  let depth = 0;
  tree.iterate({
    enter({ from, to }) {
      depth += 1;
      if (depth > budget.limits.depth) budget.exceed('depth', { file, from, to });
    },
    leave() {
      depth -= 1;
    },
  });
}
