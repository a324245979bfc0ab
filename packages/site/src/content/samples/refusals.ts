import { type Analysis, contractProblems } from '@ligo-docs/ligo';
import type { Problem } from '@ligo-docs/ligo/syntax';

/** Why a program is refused: by the checker, or, if that accepts it, when its contracts are compiled. */
export function refusalsOf({ problems, typed }: Analysis): readonly Problem[] {
  return problems.length > 0 || typed.contracts.size === 0 ? problems : contractProblems(typed);
}
