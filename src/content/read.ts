/**
 * Reads content/ into the model: files, their fields against schemas, the names of the library, the text of each page
 * compiled for its versions, the trees of pages. Nothing is dropped in silence: what cannot be used is a problem.
 */
import type { Article } from '../markdown/article';
import type { Compiled } from '../markdown/compile';
import type { Problem, Reporter } from '../model/problem';
import { type CompileCache, type CompileHelper, compileTexts } from './compile-texts';
import type { Content, Page, Post } from './content';
import { readIfThere } from './files';
import type { PageSource, PostSource } from './page-source';
import { readRedirects } from './redirects';
import { readSidebars } from './sidebars';
import { compileJobs, REDIRECTS, readSources, SIDEBARS, type SourceOptions, versionsOf } from './sources';

export interface ReadOptions extends SourceOptions {
  readonly cache?: CompileCache;
  readonly helper?: CompileHelper;
  readonly onPage?: (done: number, all: number) => void;
}

type Compilations = ReadonlyMap<string, Compiled>;

/** Reads and compiles everything. */
export async function readContent(options: ReadOptions): Promise<Content> {
  const { root, versions, cache, helper, onPage } = options;
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const sources = await readSources(options, report);
  const { library } = sources;
  const compiled = await compileTexts(compileJobs(sources, versions), {
    library,
    cache,
    helper,
    onText: onPage,
  });
  for (const one of compiled.values()) problems.push(...one.problems);
  const sidebars = readSidebars(
    (await readIfThere(root, SIDEBARS)) ?? '',
    { file: SIDEBARS, memory: options.fields },
    sources.pages.map(({ id, file, title, sidebarLabel }) => ({ id, file, label: sidebarLabel ?? title })),
    report,
  );
  const redirects = readRedirects((await readIfThere(root, REDIRECTS)) ?? 'aliases: {}', REDIRECTS, report);
  return {
    pages: sources.pages.map((source) => toPage(source, versions, compiled, report)),
    posts: sources.posts.map((source) => toPost(source, compiled)),
    fragments: new Map(
      sources.fragments.map(({ file, name }) => [
        `home/${name}`,
        { file, article: wholeArticle(file, compiled) },
      ]),
    ),
    sidebars,
    redirects,
    library,
    problems,
  };
}

function toPage(source: PageSource, all: readonly string[], compiled: Compilations, report: Reporter): Page {
  const { tree: _tree, source: _source, ...facts } = source;
  const versions = versionsOf(source, all);
  if (versions.length === 0) {
    const message = `No version has this page (there are ${all.join(', ')}): mend since and until.`;
    report({ file: source.file, line: 1, message });
  }
  return { ...facts, versions, variants: compiled.get(source.file)?.variants ?? [] };
}

function toPost(source: PostSource, compiled: Compilations): Post {
  const { tree: _tree, source: _source, ...facts } = source;
  return { ...facts, article: wholeArticle(source.file, compiled) };
}

/** A text that belongs to no version has one form. */
function wholeArticle(file: string, compiled: Compilations): Article {
  const [variant] = compiled.get(file)?.variants ?? [];
  if (!variant) throw new Error(`${file} was compiled to nothing.`);
  return variant.article;
}
