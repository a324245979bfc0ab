/** What is known about contracts from the last check of samples: compiling all of them takes long. */
import { join } from 'node:path';
import type { Problem } from '@ligo-docs/ligo/syntax';
import type { KnownProblems } from '../content/samples/check-contracts';
import { hashSources, hashText, readCacheFile, writeCacheFile } from './cache';
import type { Project } from './project';

type ProblemsByProgram = Record<string, readonly Problem[]>;

export interface ContractCache {
  readonly known: KnownProblems;
  /** Writes the entries that were used and drops the rest. */
  readonly save: () => Promise<void>;
}

export async function openContractCache({ root, cache }: Project): Promise<ContractCache> {
  const file = join(cache, 'contracts.json');
  const compiler = await hashSources(root, /^packages\/site\//);
  const stored = (await readCacheFile<ProblemsByProgram>(file, compiler)) ?? {};
  const used: ProblemsByProgram = {};
  return {
    known({ code, syntax, version }, compile) {
      const key = hashText(`${version} ${syntax} ${code}`);
      const problems = used[key] ?? stored[key] ?? compile();
      used[key] = problems;
      return problems;
    },
    save: () => writeCacheFile(file, compiler, used),
  };
}
