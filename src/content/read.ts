/**
 * Reads content/ into the model: validates the fields of every file, collects the names of the library, compiles the
 * text of each page for its versions and reads the sidebars. Everything that cannot be used is reported as a problem.
 */
import type { Problem, Reporter } from '../model/problem';
import { type CompileCache, type CompiledTexts, compileTexts, type TextVariant } from './compile-texts';
import type { Content, Page, Post } from './content';
import { readIfThere } from './files';
import type { PageSource, PostSource } from './page-source';
import { readRedirects } from './redirects';
import { languagesOf } from './samples/languages';
import { readSearchSettings } from './search-settings';
import { readSidebars } from './sidebars';
import {
  compileJobs,
  REDIRECTS,
  readSources,
  SEARCH,
  SIDEBARS,
  type SourceOptions,
  versionsOf,
} from './sources';

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
  const { library } = sources;
  const compiled = await compileTexts(compileJobs(sources, versions), {
    library,
    languageOf: languagesOf(library.modules, versions),
    cache,
    worker,
    onText: onPage,
  });
  for (const one of compiled.values()) problems.push(...one.problems);
  const sidebars = readSidebars(
    (await readIfThere(root, SIDEBARS)) ?? '',
    SIDEBARS,
    sources.pages.map(({ id, file, title, sidebarLabel }) => ({ id, file, label: sidebarLabel ?? title })),
    report,
  );
  const redirects = readRedirects((await readIfThere(root, REDIRECTS)) ?? 'aliases: {}', REDIRECTS, report);
  const pageIds = [...sources.pages.map(({ id }) => id), ...sources.posts.map(({ slug }) => `blog/${slug}`)];
  const search = readSearchSettings((await readIfThere(root, SEARCH)) ?? '{}', SEARCH, pageIds, report);
  return {
    pages: sources.pages.map((source) => toPage(source, versions, compiled, report)),
    posts: sources.posts.map((source) => toPost(source, compiled)),
    fragments: new Map(
      sources.fragments.map(({ file, name }) => [`home/${name}`, { file, ...wholeText(file, compiled) }]),
    ),
    sidebars,
    redirects,
    library,
    search,
    problems,
  };
}

function toPage(source: PageSource, all: readonly string[], compiled: CompiledTexts, report: Reporter): Page {
  const { tree: _tree, source: _source, ...facts } = source;
  const versions = versionsOf(source, all);
  if (versions.length === 0) {
    const message = `No version has this page (the versions are ${all.join(', ')}): correct 'since' and 'until'.`;
    report({ file: source.file, line: 1, message });
  }
  return { ...facts, versions, variants: compiled.get(source.file)?.variants ?? [] };
}

function toPost(source: PostSource, compiled: CompiledTexts): Post {
  const { tree: _tree, source: _source, ...facts } = source;
  return { ...facts, ...wholeText(source.file, compiled) };
}

/** A text outside of versions has a single variant. */
function wholeText(file: string, compiled: CompiledTexts): Pick<TextVariant, 'article' | 'names'> {
  const [variant] = compiled.get(file)?.variants ?? [];
  if (!variant) throw new Error(`${file} has no compiled text.`);
  return { article: variant.article, names: variant.names };
}
