/**
 * Reads content/ into the model: validates the fields of every file, collects the names of the library, compiles the
 * text of each page for its versions and reads the sidebars. Anything invalid is reported as a problem.
 */
import type { Problem } from '../model/problem';
import { type CompileOptions, compileTexts } from './compile-texts';
import type { Content } from './content';
import { readIfExists } from './files';
import { ADDRESSES, readAddresses } from './published';
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
  const compiled = compileTexts(texts, { ...options, library });
  for (const one of compiled.values()) problems.push(...one.problems);
  const variantsOf = (file: string) => compiled.get(file)?.variants ?? [];
  const pageIds = [...pages.map(({ id }) => id), ...posts.map(({ slug }) => `blog/${slug}`)];
  return {
    pages: pages.map((page) => ({ ...page, variants: variantsOf(page.file) })),
    // An unversioned text has a single variant.
    posts: posts.flatMap((post) => variantsOf(post.file).map((variant) => ({ ...post, ...variant }))),
    fragments: new Map(
      fragments.flatMap(({ file, title }) =>
        variantsOf(file).map((variant) => [`home/${title}`, { file, ...variant }] as const),
      ),
    ),
    sidebars: readSidebars(await readIfExists(root, SIDEBARS, report), pages, report),
    redirects: readRedirects(await readIfExists(root, REDIRECTS, report), report),
    published: readAddresses(await readIfExists(root, ADDRESSES, report)),
    search: readSearchSettings(await readIfExists(root, SEARCH, report), pageIds, report),
    library,
    problems,
  };
}
