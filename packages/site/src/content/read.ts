/**
 * Reads content/ into the model: validates the fields of every file, collects the names of the library, compiles the
 * text of each page for its versions and reads the sidebars. Anything invalid is reported as a problem.
 */
import { posix } from 'node:path';
import { imageStem } from '../model/image';
import type { Problem, Reporter } from '../model/problem';
import { AUTHORS, readAuthors } from './authors';
import { type CompiledText, type CompileOptions, compileTexts } from './compile-texts';
import type { Content, PostSource } from './content';
import { findCover } from './covers';
import { readIfExists } from './files';
import type { Images } from './images/read';
import { ADDRESSES, readAddresses } from './published';
import { readRedirects } from './redirects';
import { readSearchSettings } from './search-settings';
import { readSidebars } from './sidebars';
import { REDIRECTS, readSources, SEARCH, SIDEBARS, type SourceOptions } from './sources';

export interface ReadOptions extends SourceOptions, Omit<CompileOptions, 'library' | 'images' | 'releases'> {}

/** Reads and compiles everything. */
export async function readContent(options: ReadOptions): Promise<Content> {
  const { root } = options;
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const { pages, posts, fragments, texts, library, images, releases } = await readSources(options, report);
  const compiled = compileTexts(texts, { ...options, library, images, releases });
  for (const one of compiled.values()) problems.push(...one.problems);
  const findAuthor = readAuthors(await readIfExists(root, AUTHORS, report), images, report);
  const variantsOf = (file: string) => compiled.get(file)?.variants ?? [];
  const pageIds = [...pages.map(({ id }) => id), ...posts.map(({ slug }) => `blog/${slug}`)];
  reportUnusedImages(images, [...compiled.values()], posts, report);
  return {
    pages: pages.map((page) => ({ ...page, variants: variantsOf(page.file) })),
    // An unversioned text has a single variant.
    posts: posts.flatMap((post) => {
      const authors = post.authors.map((id) => findAuthor(id, post.file));
      const cover = findCover(post, images, report);
      return variantsOf(post.file).map((variant) => ({ ...post, ...variant, authors, cover }));
    }),
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
    images,
    problems,
  };
}

/** A picture that nothing shows is probably a leftover, or its path is misspelt somewhere. */
function reportUnusedImages(
  images: Images,
  texts: readonly CompiledText[],
  posts: readonly PostSource[],
  report: Reporter,
): void {
  const links = texts.flatMap(({ variants }) => variants.flatMap(({ article }) => article.links));
  const shown = new Set(links.flatMap(({ target }) => (target.kind === 'file' ? [target.file] : [])));
  const covers = new Set(posts.flatMap(({ cover }) => (cover ? [posix.join('blog', cover)] : [])));
  for (const picture of images.values()) {
    const { path } = picture;
    if (path.startsWith('authors/') || covers.has(path) || shown.has(imageStem(picture))) continue;
    const message = 'No page shows this picture: write ![what it shows](./name.png) beside it, or remove it.';
    report({ file: `content/${path}`, message });
  }
}
