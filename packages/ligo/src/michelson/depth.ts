import { MAX_DEPTH } from './limits';
import type { MichelsonProblem } from './problem';
import { childrenOf, type Micheline } from './tree';

/** A problem if a tree is nested too deeply for the recursive functions of this folder. */
export function depthProblem(root: Micheline): MichelsonProblem | undefined {
  let level: readonly Micheline[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    const [node] = level;
    if (depth > MAX_DEPTH) {
      const message = `The code is nested more than ${MAX_DEPTH} levels deep.`;
      return { code: 'too-deep', message, span: node?.span, node };
    }
    level = level.flatMap(childrenOf);
  }
  return undefined;
}
