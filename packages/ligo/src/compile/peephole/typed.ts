/** The optimiser for scripts with types: instructions move behind a branch if the stacks before them agree. */
import { checkScript, isSameType, type Micheline, type Stack, withOwnNodes } from '../../michelson';
import type { Budget } from '../budget';
import { joinTypedBranches } from './branches';
import { rewriteOnce } from './fixpoint';
import { optimiseCode } from './optimise';
import { isPrim, type Rule } from './rewrite';

/** A script that does not type-check stays as it is. */
export function optimiseScript(script: Micheline, budget: Budget): Micheline {
  for (let before = script; ; ) {
    const after = joinOnce(before, budget);
    if (after === undefined) return before;
    before = after;
  }
}

/** The script after one pass; undefined if nothing moved. */
function joinOnce(script: Micheline, budget: Budget): Micheline | undefined {
  // A rule may have put one object in several places, which have different types.
  const own = withOwnNodes(script);
  const { typings, problems } = checkScript(own);
  if (problems.length > 0 || own.kind !== 'sequence') return undefined;
  const stacks = new Map<Micheline, Stack>(typings.map(({ node, before }) => [node, before]));
  const apply = joinTypedBranches((first, second) => isSame(stacks.get(first), stacks.get(second)));
  const rule: Rule = { apply, needs: ['IF', 'IF_NONE', 'IF_CONS', 'IF_LEFT'] };
  let changed = false;
  const items = own.items.map((section) => {
    const joined = isPrim(section, 'code') ? rewriteOnce(rule, section, budget) : section;
    if (joined === section) return section;
    changed = true;
    return optimiseCode(joined, budget);
  });
  return changed ? { ...own, items } : undefined;
}

function isSame(first: Stack | undefined, second: Stack | undefined): boolean {
  if (!first || !second || first.length !== second.length) return false;
  return first.every((type, index) => {
    const other = second[index];
    return other !== undefined && isSameType(type, other);
  });
}
