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
import { rewriteFully } from './fixpoint';
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
import type { Rule } from './rewrite';
import { dupOne, recogniseDup, removeInverse, removeSwap, reverseCycle, simplifyDig } from './shuffles';

export interface PeepholeOptions {
  /** Keeps branches as they are, so that a debugger finds each instruction in its branch. */
  readonly keepBranches?: boolean;
}

const BEFORE_BRANCHES: readonly Rule[] = [
  { apply: dropOne, needs: ['DROP'] },
  { apply: dropResult, needs: ['DROP'] },
  { apply: dropBoth, needs: ['SWAP'] },
  { apply: dropOriginal, needs: ['SWAP'] },
  { apply: shortenUnpair, needs: ['DIP'] },
  { apply: joinDip, needs: ['DIP'] },
  { apply: removeDip, needs: ['DIP'] },
];

const BRANCHES: readonly Rule[] = [{ apply: joinBranches, needs: ['IF', 'IF_NONE', 'IF_CONS', 'IF_LEFT'] }];

const AFTER_BRANCHES: readonly Rule[] = [
  { apply: removeSwap, needs: ['SWAP'] },
  { apply: inlineCall, needs: ['EXEC'] },
  { apply: removePairOfParts, needs: ['PAIR'] },
  { apply: simplifyDig, needs: ['DIG', 'DUG'] },
  { apply: removeInverse, needs: ['DIG', 'DUG'] },
  { apply: removePair, needs: ['PAIR'] },
  { apply: removeUnpair, needs: ['UNPAIR'] },
  { apply: dropUnpaired, needs: ['UNPAIR'] },
  { apply: reverseCycle, needs: ['DIG', 'DUG'] },
  { apply: unpairToCar, needs: ['UNPAIR'] },
  { apply: unpairToCdr, needs: ['UNPAIR'] },
  { apply: recogniseUnpair, needs: ['CDR'] },
  { apply: dupOne, needs: ['DUP'] },
  { apply: recogniseDup, needs: ['DUG'] },
  { apply: pairOfTwo, needs: ['PAIR'] },
  { apply: unpairOfTwo, needs: ['UNPAIR'] },
  { apply: dropShuffled, needs: ['DROP'] },
  { apply: simplifyGet, needs: ['GET'] },
  { apply: dropPrevious, needs: ['GET_AND_UPDATE'] },
  { apply: pushUnit, needs: ['PUSH'] },
  { apply: negatePushed, needs: ['NEG'] },
  { apply: negatePushedNat, needs: ['NEG'] },
];

const RULES: readonly Rule[] = [...BEFORE_BRANCHES, ...BRANCHES, ...AFTER_BRANCHES];
const RULES_KEEPING_BRANCHES: readonly Rule[] = [...BEFORE_BRANCHES, ...AFTER_BRANCHES];
const DUPS: readonly Rule[] = [{ apply: dupOne, needs: ['DUP'] }];

/** The optimised code of a contract, a view or an expression. */
export function optimiseCode(code: Micheline, budget: Budget, options: PeepholeOptions = {}): Micheline {
  const rules = options.keepBranches ? RULES_KEEPING_BRANCHES : RULES;
  const rewritten = rewriteFully(rules, removeUnreachable(flatten(code)), budget);
  const plainDups = rewriteFully(DUPS, removeUnreachable(rewritten), budget);
  return lambdaForPush(stripAnnotations(combineDrops(plainDups)));
}
