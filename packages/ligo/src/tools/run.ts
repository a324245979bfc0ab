/** Runs checked programs, and loads code that few programs need. */

import type { JudgeContract } from '../chain/legality';
import type { CallObserver } from '../chain/observed-call';
import { type RunResult, runProgram } from '../chain/run';
import type { CheckedProgram, LoadProgram, RunnerOptions } from '../chain/runner';
import type { Watch } from '../evaluate/code/watch';
import type { Extras } from '../evaluate/extras';

export interface RunOptions {
  readonly load?: LoadProgram;
  readonly time?: RunnerOptions['time'];
  /** The contracts have been compiled before, so the chain need not do it again. */
  readonly compiled?: boolean;
  /** Makes what is reported about a run; again if the program has to run again. */
  readonly watch?: () => Watch;
  /** Makes what is told of calls of contracts, likewise. */
  readonly observe?: () => CallObserver;
}

/** The program must have no problems. */
export async function run(
  checked: CheckedProgram,
  { load, time, compiled, watch, observe }: RunOptions = {},
): Promise<RunResult> {
  const judge = !compiled && originates(checked) ? await loadJudge() : undefined;
  const options = { load, time, mutants: await loadMutants(checked), judge };
  const observed = () => ({ ...(watch && { watch: watch() }), ...(observe && { observe: observe() }) });
  const result = runProgram(checked, { ...options, ...observed() });
  if (!result.needsExtras) return result;
  return runProgram(checked, { ...options, ...observed(), extras: await loadExtras() });
}

/** Mutation tests are rare, so their code is loaded on demand. */
async function loadMutants({ typed }: CheckedProgram): Promise<RunnerOptions['mutants']> {
  if (!typed.uses.some(({ name }) => /mutat/i.test(name))) return undefined;
  const { MutantMaker } = await import('../chain/mutants');
  return (runner) => new MutantMaker(runner);
}

/** The compiler is loaded only for programs that originate contracts. */
export async function loadJudge(): Promise<JudgeContract> {
  const { problemOfContractWith } = await import('./judge');
  return problemOfContractWith;
}

const originates = ({ typed }: CheckedProgram): boolean =>
  typed.uses.some(({ name }) => /originat/i.test(name));

export async function loadExtras(): Promise<Extras> {
  const { extras } = await import('../evaluate/load-extras');
  return extras;
}
