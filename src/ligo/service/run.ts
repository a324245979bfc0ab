/** Runs checked programs, and loads cryptography if they turn out to need it. */

import { type RunResult, runProgram } from '../chain/run';
import type { CheckedProgram, LoadProgram, RunnerOptions } from '../chain/runner';
import type { Crypto } from '../evaluate/crypto/crypto';

export interface RunOptions {
  readonly load?: LoadProgram;
}

/** The program must have no problems. */
export async function run(checked: CheckedProgram, { load }: RunOptions = {}): Promise<RunResult> {
  const options = { load, mutants: await loadMutants(checked) };
  const result = runProgram(checked, options);
  if (!result.needsCrypto) return result;
  return runProgram(checked, { ...options, crypto: await loadCrypto() });
}

/** Mutation tests are rare, so their code is loaded on demand. */
async function loadMutants({ typed }: CheckedProgram): Promise<RunnerOptions['mutants']> {
  if (!typed.uses.some(({ name }) => /mutat/i.test(name))) return undefined;
  const { MutantMaker } = await import('../chain/mutants');
  return (runner) => new MutantMaker(runner);
}

/** Signatures and curves are a separate chunk, which most programs never load. */
export async function loadCrypto(): Promise<Crypto> {
  const { crypto } = await import('../evaluate/crypto/load');
  return crypto;
}
