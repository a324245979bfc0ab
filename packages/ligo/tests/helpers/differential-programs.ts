/** Tests of whole programs run twice: contracts are evaluated, and their compiled code is executed. */
import { runProgram } from '../../src/chain/run';
import type { LoadProgram } from '../../src/chain/runner';
import { compile } from '../../src/compile';
import { extras } from '../../src/evaluate/load-extras';
import { prepareScript, type RunnableScript } from '../../src/michelson';
import type { Analysis } from '../../src/tools/analyse';
import { compareCall, type Verdict } from './differential';

/** Mutation tests change the evaluated program only. */
export const MUTATES = /mutat/i;

/** The library makes contracts without a script that pass tickets on; others come from functions and from files. */
export const WHY_SKIPPED = ['The contract has no script.'];

export function verdictsOn(analysis: Analysis, load?: LoadProgram): Verdict[] {
  const scripts = scriptsOf(analysis);
  const verdicts: Verdict[] = [];
  runProgram(analysis, {
    extras,
    ...(load && { load }),
    observe: (call) => verdicts.push(compareCall(call, scripts)),
  });
  return verdicts;
}

function scriptsOf({ typed }: Analysis): RunnableScript[] {
  return [...typed.contracts.keys()].flatMap((module) => {
    const { script } = compile(typed, { module });
    return (script && prepareScript(script).script) ?? [];
  });
}

export interface Tally {
  readonly different: readonly { readonly file: string; readonly verdict: Verdict }[];
  readonly reasons: readonly string[];
  readonly same: number;
}

export function tally(results: readonly { readonly file: string; readonly verdict: Verdict }[]): Tally {
  const reasons = results.flatMap(({ verdict }) => (verdict.kind === 'skipped' ? [verdict.reason] : []));
  return {
    different: results.filter(({ verdict }) => verdict.kind === 'different'),
    reasons: [...new Set(reasons)].sort(),
    same: results.filter(({ verdict }) => verdict.kind === 'same').length,
  };
}
