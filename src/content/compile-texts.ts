import { type Compiled, compileArticle } from '../markdown/compile';
import { knownNames, type Library, namesKey } from './names';
import type { PageSource } from './page-source';

/** A text to compile, identified by its file. */
export interface CompileJob extends Pick<PageSource, 'file' | 'title' | 'source' | 'tree'> {
  readonly folder: string;
  readonly versions: readonly string[];
}

/** Compiled texts of earlier builds, by everything that decides their content. */
export interface CompileCache {
  readonly get: (key: string) => Compiled | undefined;
  readonly set: (key: string, compiled: Compiled) => void;
}

export type CompiledTexts = ReadonlyMap<string, Compiled>;

export interface CompileOptions {
  readonly library: Library;
  readonly cache?: CompileCache;
  /** The half of the texts that `secondHalf` gives, compiled by a worker thread. */
  readonly worker?: Promise<CompiledTexts>;
  readonly onText?: (done: number, all: number) => void;
}

/** Compiles all texts that neither the cache nor the worker has. */
export async function compileTexts(
  jobs: readonly CompileJob[],
  { library, cache, worker, onText }: CompileOptions,
): Promise<CompiledTexts> {
  const names = knownNames(library);
  const keyOf = cacheKeys(library);
  const compiled = new Map<string, Compiled>();
  const add = (job: CompileJob, result: Compiled) => {
    compiled.set(job.file, result);
    cache?.set(keyOf(job), result);
    onText?.(compiled.size, jobs.length);
  };
  const forWorker = new Set(worker ? secondHalf(jobs) : []);
  for (const job of jobs) {
    if (!forWorker.has(job)) add(job, cache?.get(keyOf(job)) ?? compileJob(job, names));
  }
  const fromWorker = await worker;
  for (const job of forWorker) add(job, fromWorker?.get(job.file) ?? compileJob(job, names));
  return compiled;
}

/** The jobs that a worker thread takes. Every second one: neighbours are of similar size. */
export function secondHalf(jobs: readonly CompileJob[]): CompileJob[] {
  return jobs.filter((_, index) => index % 2 === 1);
}

function cacheKeys(library: Library): (job: CompileJob) => string {
  const names = namesKey(library);
  return ({ file, title, versions, source }) => [file, title, versions.join(), names, source].join('\n');
}

function compileJob(
  { tree, title, file, folder, versions }: CompileJob,
  names: ReturnType<typeof knownNames>,
): Compiled {
  return compileArticle({ tree: tree(), title, place: { file, folder }, versions, names });
}
