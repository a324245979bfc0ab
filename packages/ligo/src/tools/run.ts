/** Runs checked programs, and loads code that few programs need. */

import { type RunResult, runProgram } from '../chain/run';
import type { CheckedProgram, LoadProgram, RunnerOptions } from '../chain/runner';
import type { Extras } from '../evaluate/extras';

export interface RunOptions {
  readonly load?: LoadProgram;
  readonly time?: RunnerOptions['time'];
}

/** The program must have no problems. */
export async function run(checked: CheckedProgram, { load, time }: RunOptions = {}): Promise<RunResult> {
  const options = { load, time, mutants: await loadMutants(checked) };
  const result = runProgram(checked, options);
  if (!result.needsExtras) return result;
  return runProgram(checked, { ...options, extras: await loadExtras() });
}

/** Mutation tests are rare, so their code is loaded on demand. */
async function loadMutants({ typed }: CheckedProgram): Promise<RunnerOptions['mutants']> {
  if (!typed.uses.some(({ name }) => /mutat/i.test(name))) return undefined;
  const { MutantMaker } = await import('../chain/mutants');
  return (runner) => new MutantMaker(runner);
}

export async function loadExtras(): Promise<Extras> {
  const { extras } = await import('../evaluate/load-extras');
  return extras;
}
