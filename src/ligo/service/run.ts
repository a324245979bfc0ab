/** Runs programs: parsed, checked and executed, with cryptography loaded if they turn out to need it. */

import { type RunResult, runProgram } from '../chain/run';
import type { CheckedProgram, LoadProgram } from '../chain/runner';
import type { Crypto } from '../evaluate/crypto/crypto';

export interface RunOptions {
  readonly load?: LoadProgram;
}

/** The program must have no problems. */
export async function run(checked: CheckedProgram, { load }: RunOptions = {}): Promise<RunResult> {
  const result = runProgram(checked, { load });
  if (!result.needsCrypto) return result;
  return runProgram(checked, { load, crypto: await loadCrypto() });
}

/** Signatures and curves are a chunk of their own, which most programs never load. */
export async function loadCrypto(): Promise<Crypto> {
  const { crypto } = await import('../evaluate/crypto/load');
  return crypto;
}
