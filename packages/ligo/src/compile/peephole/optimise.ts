/**
 * The peephole optimiser: rewrites short runs of instructions until nothing changes. The order of the rules
 * decides which of several possible programs comes out, so it is that of the compiler.
 */
import type { Micheline } from '../../michelson/tree';
import type { Budget } from '../budget';
import { joinBranches } from './branches';
import { joinDip, recogniseUnpair, removeDip, shortenUnpair } from './dips';
import {
  dropBoth,
  dropOne,
  dropOriginal,
  dropPrevious,
  dropResult,
  dropShuffled,
  dropUnpaired,
} from './drops';
import { combineDrops, flatten, lambdaForPush, removeUnreachable, stripAnnotations } from './finish';
import { inlineCall, negatePushed, negatePushedNat, pushUnit } from './literals';
import {
  pairOfTwo,
  removePair,
  removePairOfParts,
  removeUnpair,
  simplifyGet,
  unpairOfTwo,
  unpairToCar,
  unpairToCdr,
} from './pairs';
import { type Rule, rewriteProgram } from './rewrite';
import { dupOne, recogniseDup, removeInverse, removeSwap, reverseCycle, simplifyDig } from './shuffles';

export interface PeepholeOptions {
  /** Keeps branches as they are, so that a debugger finds each instruction in its branch. */
  readonly keepBranches?: boolean;
}

const BEFORE_BRANCHES: readonly Rule[] = [
  dropOne,
  dropResult,
  dropBoth,
  dropOriginal,
  shortenUnpair,
  joinDip,
  removeDip,
];

const AFTER_BRANCHES: readonly Rule[] = [
  removeSwap,
  inlineCall,
  removePairOfParts,
  simplifyDig,
  removeInverse,
  removePair,
  removeUnpair,
  dropUnpaired,
  reverseCycle,
  unpairToCar,
  unpairToCdr,
  recogniseUnpair,
  dupOne,
  recogniseDup,
  pairOfTwo,
  unpairOfTwo,
  dropShuffled,
  simplifyGet,
  dropPrevious,
  pushUnit,
  negatePushed,
  negatePushedNat,
];

const RULES: readonly Rule[] = [...BEFORE_BRANCHES, joinBranches, ...AFTER_BRANCHES];
const RULES_KEEPING_BRANCHES: readonly Rule[] = [...BEFORE_BRANCHES, ...AFTER_BRANCHES];

/** The optimised code of a contract, a view or an expression. */
export function optimiseCode(code: Micheline, budget: Budget, options: PeepholeOptions = {}): Micheline {
  const rules = options.keepBranches ? RULES_KEEPING_BRANCHES : RULES;
  const rewritten = rewriteFully(rules, removeUnreachable(flatten(code)), budget);
  const plainDups = rewriteFully([dupOne], removeUnreachable(rewritten), budget);
  return lambdaForPush(stripAnnotations(combineDrops(plainDups)));
}

function rewriteFully(rules: readonly Rule[], code: Micheline, budget: Budget): Micheline {
  for (let before = code; ; ) {
    const after = rules.reduce((program, rule) => rewriteProgram(rule, program, budget), before);
    if (after === before) return after;
    before = after;
  }
}
