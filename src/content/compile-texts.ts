import { type ArticleVariant, type Compiled, compileArticle } from '../markdown/compile';
import { type Library, namesKey } from './names';
import type { PageSource } from './page-source';
import { analyseOnce } from './samples/analyses';
import { sampleNames, type VersionNames } from './samples/hover';
import { type LanguageOf, languagesOf } from './samples/languages';
import { sampleProblems } from './samples/problems';

/** A text to compile, identified by its file. */
export interface CompileJob extends Pick<PageSource, 'file' | 'title' | 'source' | 'tree'> {
  readonly folder: string;
  readonly versions: readonly string[];
}

/** An article with what is known about the names in its samples. */
export interface TextVariant extends ArticleVariant {
  readonly names: readonly VersionNames[];
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
  readonly onText?: (done: number, all: number) => void;
}

/** Compiles all texts that neither the cache nor the worker has. */
export async function compileTexts(
  jobs: readonly CompileJob[],
  { library, versions, cache, worker, onText }: CompileOptions,
): Promise<CompiledTexts> {
  const languageOf = languagesOf(library.modules, versions);
  const compile = (job: CompileJob) => compileText(job, library, languageOf);
  const names = namesKey(library);
  const keyOf = ({ file, title, versions: shownIn, source }: CompileJob) =>
    [file, title, shownIn.join(), names, source].join('\n');
  const compiled = new Map<string, CompiledText>();
  const add = (job: CompileJob, result: CompiledText) => {
    compiled.set(job.file, result);
    cache?.set(keyOf(job), result);
    onText?.(compiled.size, jobs.length);
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

function compileText(job: CompileJob, library: Library, languageOf: LanguageOf): CompiledText {
  const analyse = analyseOnce();
  const { variants, problems } = compileArticle({
    ...job,
    tree: job.tree(),
    names: library,
    findProblems: (samples, [version]) => sampleProblems(samples, languageOf(version), analyse),
  });
  return {
    variants: variants.map((variant) => ({
      ...variant,
      names: sampleNames(variant.article.samples, variant.versions, languageOf, analyse),
    })),
    problems,
  };
}
