import { type Compiled, compileArticle } from '../markdown/compile';
import type { Memory } from './memory';
import { knownNames, type Library, namesKey } from './names';
import type { PageSource } from './page-source';
import { inTurn, type SharedQueue, sharedQueue } from './shared-queue';

/** A text that is to be compiled. Its file names it. */
export interface CompileJob extends Pick<PageSource, 'file' | 'title' | 'source' | 'tree'> {
  readonly folder: string;
  readonly versions: readonly string[];
}

/** Remembers compiled texts between builds. */
export type CompileCache = Memory<Compiled>;

/** Compiles texts elsewhere, at the same time: those that it takes from the queue of all texts. */
export interface CompileHelper {
  readonly queue: SharedQueue;
  readonly compiled: Promise<ReadonlyMap<string, Compiled>>;
}

export interface CompileOptions {
  readonly library: Library;
  readonly cache?: CompileCache;
  /** Where nothing is in the cache. */
  readonly helper?: CompileHelper;
  readonly onText?: (done: number, all: number) => void;
}

/** Compiles all texts that the cache does not know; each is done by whoever is free first. */
export async function compileTexts(
  jobs: readonly CompileJob[],
  { library, cache, helper, onText }: CompileOptions,
): Promise<ReadonlyMap<string, Compiled>> {
  const names = knownNames(library);
  const namesPart = namesKey(library);
  const keyOf = ({ file, title, versions, source }: CompileJob) =>
    [file, title, versions.join(), namesPart, source].join('\n');
  const compiled = new Map<string, Compiled>();
  const keep = (job: CompileJob, made: Compiled) => {
    compiled.set(job.file, made);
    cache?.set(keyOf(job), made);
    onText?.(compiled.size, jobs.length);
  };
  const open = jobs.filter((job) => {
    const known = cache?.get(keyOf(job));
    if (known) keep(job, known);
    return !known;
  });
  for (const job of inTurn(open, helper?.queue ?? sharedQueue())) keep(job, compileJob(job, names));
  const theirs = await helper?.compiled;
  const missing = open.filter(({ file }) => !compiled.has(file));
  for (const job of missing) keep(job, theirs?.get(job.file) ?? compileJob(job, names));
  return compiled;
}

/** Compiles the texts that nobody else takes from the queue. */
export function compileShare(
  jobs: readonly CompileJob[],
  library: Library,
  queue: SharedQueue,
): ReadonlyMap<string, Compiled> {
  const names = knownNames(library);
  const compiled = new Map<string, Compiled>();
  for (const job of inTurn(jobs, queue)) compiled.set(job.file, compileJob(job, names));
  return compiled;
}

function compileJob(
  { tree, title, file, folder, versions }: CompileJob,
  names: ReturnType<typeof knownNames>,
) {
  return compileArticle({ tree: tree(), title, place: { file, folder }, versions, names });
}
