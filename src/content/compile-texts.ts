import { type Compiled, compileArticle } from '../markdown/compile';
import type { Library, TextSource, TextVariant } from './content';
import { type AnalyseIn, analyseOnce, languagesOf } from './samples/analyse';
import { sampleNames } from './samples/hover';
import { addProblems } from './samples/problems';

export interface CompiledText extends Compiled {
  readonly variants: readonly TextVariant[];
}

/** Compiled texts of earlier builds; the key covers everything that affects the result. */
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
  /** The texts that `secondHalf` returns, compiled by a worker thread. */
  readonly worker?: Promise<CompiledTexts>;
  readonly onPage?: (done: number, all: number) => void;
}

/** Compiles all texts that neither the cache nor the worker has. */
export async function compileTexts(
  texts: readonly TextSource[],
  { library, versions, cache, worker, onPage }: CompileOptions,
): Promise<CompiledTexts> {
  const languageOf = languagesOf(library.entries, versions);
  const compile = (text: TextSource) => compileText(text, library, analyseOnce(languageOf));
  const names = namesKey(library);
  const keyOf = ({ file, title, versions: shownIn, source }: TextSource) =>
    [file, title, shownIn?.join(), names, source].join('\n');
  const compiled = new Map<string, CompiledText>();
  const add = (text: TextSource, result: CompiledText) => {
    compiled.set(text.file, result);
    cache?.set(keyOf(text), result);
    onPage?.(compiled.size, texts.length);
  };
  const forWorker = new Set(worker ? secondHalf(texts) : []);
  for (const text of texts) {
    if (!forWorker.has(text)) add(text, cache?.get(keyOf(text)) ?? compile(text));
  }
  const fromWorker = await worker;
  for (const text of forWorker) add(text, fromWorker?.get(text.file) ?? compile(text));
  return compiled;
}

/** The texts for a worker thread: every second one, because adjacent texts have similar sizes. */
export function secondHalf(texts: readonly TextSource[]): TextSource[] {
  return texts.filter((_, index) => index % 2 === 1);
}

/** Changes whenever links of inline code or types of names in samples may change. */
function namesKey({ entries, symbols, commands }: Library): string {
  const typed = entries.map(({ page, name, cameligo, since, until }) => [page, name, cameligo, since, until]);
  return [...symbols.keys(), ...commands.keys(), ...typed].join(' ');
}

function compileText(text: TextSource, library: Library, analyseIn: AnalyseIn): CompiledText {
  const { variants, problems } = compileArticle({
    ...text,
    versions: text.versions ?? ['all'],
    folder: folderOf(text.file),
    tree: text.tree(),
    names: library,
    addProblems: (samples, [newest = '']) => addProblems(samples, analyseIn(newest)),
  });
  const withNames = variants.map((variant) => ({
    ...variant,
    names: sampleNames(variant.article.samples, variant.versions, analyseIn),
  }));
  return { variants: withNames, problems };
}

/** Links of guides and posts are relative to their file, others to the root of the docs. */
function folderOf(file: string): string {
  return /^content\/(docs|blog)\//.test(file) ? file.slice('content/'.length, file.lastIndexOf('/')) : 'docs';
}
