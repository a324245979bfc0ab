/** Scripts that have been checked, so that they can run. */
import { stacksOf } from '../check/context';
import { checkScript } from '../check/index';
import type { ScriptTypes } from '../check/sections';
import type { MichelsonProblem } from '../problem';
import type { Micheline } from '../tree';
import type { Stacks } from '../values/value';

export interface RunnableScript {
  readonly types: ScriptTypes;
  readonly stacks: Stacks;
}

export type PreparedScript =
  | { readonly script: RunnableScript; readonly problems: readonly [] }
  | { readonly script: undefined; readonly problems: readonly MichelsonProblem[] };

export function prepareScript(tree: Micheline): PreparedScript {
  const { types, typings, problems } = checkScript(tree);
  if (!types) return { script: undefined, problems };
  return { script: { types, stacks: stacksOf(typings) }, problems: [] };
}
