import { type Compiled, compileArticle } from '../markdown/compile';
import type { Library, TextSource, TextVariant } from './content';
import { analyseOnce, languagesOf } from './samples/analyse';
import { sampleNames } from './samples/hover';
import { sampleProblems } from './samples/problems';

/** A text to compile, identified by its file. */
export interface CompileJob extends TextSource {
  readonly folder: string;
  readonly versions: readonly string[];
}

export interface CompiledText extends Compiled {
  readonly variants: readonly TextVariant[];
}

/** Compiled texts of earlier builds, by everything that decides their content. */
export interface CompileCache {
  readonly get: (key: string) => CompiledText | undefined;
  readonly set: (key: string, compiled: CompiledText) => void;
}

export type CompiledTexts = ReadonlyMap<string, CompiledText>;

export interface CompileOptions {
  readonly library: Library;
  /** All versions of the documentation, the newest first. */
  readonly versions: readonly string[];
  readonly cache?: CompileCache;
  /** The half of the texts that `secondHalf` gives, compiled by a worker thread. */
  readonly worker?: Promise<CompiledTexts>;
  readonly onPage?: (done: number, all: number) => void;
}

/** Compiles all texts that neither the cache nor the worker has. */
export async function compileTexts(
  jobs: readonly CompileJob[],
  { library, versions, cache, worker, onPage }: CompileOptions,
): Promise<CompiledTexts> {
  const languageOf = languagesOf(library.entries, versions);
  const compile = (job: CompileJob) => compileText(job, library, languageOf);
  const names = namesKey(library);
  const keyOf = ({ file, title, versions: shownIn, source }: CompileJob) =>
    [file, title, shownIn.join(), names, source].join('\n');
  const compiled = new Map<string, CompiledText>();
  const add = (job: CompileJob, result: CompiledText) => {
    compiled.set(job.file, result);
    cache?.set(keyOf(job), result);
    onPage?.(compiled.size, jobs.length);
  };
  const forWorker = new Set(worker ? secondHalf(jobs) : []);
  for (const job of jobs) {
    if (!forWorker.has(job)) add(job, cache?.get(keyOf(job)) ?? compile(job));
  }
  const fromWorker = await worker;
  for (const job of forWorker) add(job, fromWorker?.get(job.file) ?? compile(job));
  return compiled;
}

/** The jobs that a worker thread takes. Every second one: neighbours are of similar size. */
export function secondHalf(jobs: readonly CompileJob[]): CompileJob[] {
  return jobs.filter((_, index) => index % 2 === 1);
}

/** Changes whenever inline code may have other links than before, or names of samples other types. */
function namesKey({ entries, symbols, commands }: Library): string {
  const typed = entries.map(({ page, name, cameligo, since, until }) => [page, name, cameligo, since, until]);
  return [...symbols.keys(), ...commands.keys(), ...typed].join(' ');
}

function compileText(
  job: CompileJob,
  library: Library,
  languageOf: ReturnType<typeof languagesOf>,
): CompiledText {
  const analyseIn = analyseOnce(languageOf);
  const { variants, problems } = compileArticle({
    ...job,
    tree: job.tree(),
    names: library,
    findProblems: (samples, [newest = '']) => sampleProblems(samples, analyseIn(newest)),
  });
  return {
    variants: variants.map((variant) => ({
      ...variant,
      names: sampleNames(variant.article.samples, variant.versions, analyseIn),
    })),
    problems,
  };
}
