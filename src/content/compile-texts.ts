import { type Compiled, compileArticle } from '../markdown/compile';
import type { Memory } from './memory';
import { knownNames, type Library, namesKey } from './names';
import type { PageSource } from './page-source';

/** A text that is to be compiled. Its file names it. */
export interface CompileJob extends Pick<PageSource, 'file' | 'title' | 'source' | 'tree'> {
  readonly folder: string;
  readonly versions: readonly string[];
}

/** Remembers compiled texts between builds. */
export type CompileCache = Memory<Compiled>;

/** Compiles texts elsewhere, at the same time. */
export interface CompileHelper {
  readonly compile: (files: readonly string[]) => Promise<ReadonlyMap<string, Compiled>>;
}

export interface CompileOptions {
  readonly library: Library;
  readonly cache?: CompileCache;
  readonly helper?: CompileHelper;
  readonly onText?: (done: number, all: number) => void;
}

/** Compiles all texts that the cache does not know; a helper takes every second one. */
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
  const theirs = helper ? open.filter((_, index) => index % 2 === 1) : [];
  const helped = theirs.length > 0 ? helper?.compile(theirs.map(({ file }) => file)) : undefined;
  for (const job of open) {
    if (!theirs.includes(job)) keep(job, compileJob(job, names));
  }
  const fromHelper = await helped;
  for (const job of theirs) keep(job, fromHelper?.get(job.file) ?? compileJob(job, names));
  return compiled;
}

function compileJob(
  { tree, title, file, folder, versions }: CompileJob,
  names: ReturnType<typeof knownNames>,
) {
  return compileArticle({ tree: tree(), title, place: { file, folder }, versions, names });
}
