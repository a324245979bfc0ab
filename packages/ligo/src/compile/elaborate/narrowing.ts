/** `if (x.kind == "a")` on a union: the branches see only the members that are left. */
import type { MatchCore } from '../../types/core';
import type { Expression } from '../aggregated/expression';
import type { Elaboration } from './context';
import type { Scope } from './scope';

export function elaborateNarrowing(
  _elaboration: Elaboration,
  _scope: Scope,
  _core: MatchCore,
): Expression | undefined {
  return undefined;
}
