/**
 * Reads content/ into the model: validates the fields of every file, collects the names of the library, compiles the
 * text of each page for its versions and reads the sidebars. Everything that cannot be used is reported as a problem.
 */
import type { Problem } from '../model/problem';
import { type CompileCache, type CompiledTexts, compileTexts, type TextVariant } from './compile-texts';
import type { Content } from './content';
import { readIfThere } from './files';
import { readRedirects } from './redirects';
import { readSearchSettings } from './search-settings';
import { readSidebars } from './sidebars';
import { compileJobs, REDIRECTS, readSources, SEARCH, SIDEBARS, type SourceOptions } from './sources';

export interface ReadOptions extends SourceOptions {
  readonly cache?: CompileCache;
  readonly worker?: Promise<CompiledTexts>;
  readonly onPage?: (done: number, all: number) => void;
}

/** Reads and compiles everything. */
export async function readContent(options: ReadOptions): Promise<Content> {
  const { root, versions, cache, worker, onPage } = options;
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const sources = await readSources(options, report);
  const { pages, posts, fragments, library } = sources;
  const compileOptions = { library, versions, cache, worker, onText: onPage };
  const compiled = await compileTexts(compileJobs(sources), compileOptions);
  for (const one of compiled.values()) problems.push(...one.problems);
  const sidebars = readSidebars((await readIfThere(root, SIDEBARS)) ?? '', SIDEBARS, pages, report);
  const redirects = readRedirects((await readIfThere(root, REDIRECTS)) ?? 'aliases: {}', REDIRECTS, report);
  const pageIds = [...pages.map(({ id }) => id), ...posts.map(({ slug }) => `blog/${slug}`)];
  const search = readSearchSettings((await readIfThere(root, SEARCH)) ?? '{}', SEARCH, pageIds, report);
  return {
    pages: pages.map((page) => ({ ...page, variants: compiled.get(page.file)?.variants ?? [] })),
    posts: posts.map((post) => ({ ...post, ...wholeText(post.file, compiled) })),
    fragments: new Map(
      fragments.map(({ file, title }) => [`home/${title}`, { file, ...wholeText(file, compiled) }]),
    ),
    sidebars,
    redirects,
    library,
    search,
    problems,
  };
}

/** A text outside of versions has a single variant. */
function wholeText(file: string, compiled: CompiledTexts): Pick<TextVariant, 'article' | 'names'> {
  const [variant] = compiled.get(file)?.variants ?? [];
  if (!variant) throw new Error(`${file} has no compiled text.`);
  return { article: variant.article, names: variant.names };
}
