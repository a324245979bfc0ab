/**
 * Reads content/ into the model: validates the fields of every file, collects the names of the library, compiles the
 * text of each page for its versions and reads the sidebars. Everything that cannot be used is reported as a problem.
 */
import type { Problem } from '../model/problem';
import { type CompileOptions, compileTexts } from './compile-texts';
import type { Content, TextVariant } from './content';
import { readIfThere } from './files';
import { readRedirects } from './redirects';
import { readSearchSettings } from './search-settings';
import { readSidebars } from './sidebars';
import { REDIRECTS, readSources, SEARCH, SIDEBARS, type SourceOptions } from './sources';

export interface ReadOptions extends SourceOptions, Omit<CompileOptions, 'library'> {}

/** Reads and compiles everything. */
export async function readContent(options: ReadOptions): Promise<Content> {
  const { root } = options;
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const { pages, posts, fragments, texts, library } = await readSources(options, report);
  const compiled = await compileTexts(texts, { ...options, library });
  for (const one of compiled.values()) problems.push(...one.problems);
  const variantsOf = (file: string) => compiled.get(file)?.variants ?? [];
  /** A text outside of versions has a single variant. */
  const wholeText = (file: string): TextVariant => {
    const [variant] = variantsOf(file);
    if (!variant) throw new Error(`${file} has no compiled text.`);
    return variant;
  };
  const pageIds = [...pages.map(({ id }) => id), ...posts.map(({ slug }) => `blog/${slug}`)];
  return {
    pages: pages.map((page) => ({ ...page, variants: variantsOf(page.file) })),
    posts: posts.map((post) => ({ ...post, ...wholeText(post.file) })),
    fragments: new Map(fragments.map(({ file, title }) => [`home/${title}`, { file, ...wholeText(file) }])),
    sidebars: readSidebars(await readIfThere(root, SIDEBARS), pages, report),
    redirects: readRedirects(await readIfThere(root, REDIRECTS), report),
    search: readSearchSettings(await readIfThere(root, SEARCH), pageIds, report),
    library,
    problems,
  };
}
