/**
 * Reads content/ into the model: validates the fields of every file, collects the names of the library, compiles the
 * text of each page for its versions and reads the sidebars. Anything invalid is reported as a problem.
 */
import { posix } from 'node:path';
import { imageStem } from '../model/image';
import type { PrintedPattern } from '../model/printed-pattern';
import type { Problem, Reporter } from '../model/problem';
import { AUTHORS, readAuthors } from './authors';
import { checkPrinted } from './collections/check-printed';
import { type CollectionSource, entryId } from './collections/read';
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

export interface ReadOptions
  extends SourceOptions,
    Omit<CompileOptions, 'library' | 'images' | 'releases' | 'terms' | 'messages' | 'printed'> {}

/** Reads and compiles everything. */
export async function readContent(options: ReadOptions): Promise<Content> {
  const { root } = options;
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const { texts, library, images, programs, releases, messages, ...sources } = await readSources(
    options,
    report,
  );
  const { pages, posts, fragments, collections, glossary } = sources;
  const compiled = await compileTexts(texts, {
    ...options,
    library,
    images,
    programs,
    releases,
    messages,
    terms: glossary?.terms,
    printed: printedIn(collections),
  });
  for (const one of compiled.values()) problems.push(...one.problems);
  const findAuthor = readAuthors(await readIfExists(root, AUTHORS, report), images, report);
  const variantsOf = (file: string) => compiled.get(file)?.variants ?? [];
  // An unversioned text has a single variant.
  const compiledOnce = <Text extends { readonly file: string }>(text: Text) =>
    variantsOf(text.file).map((variant) => ({ ...text, ...variant }));
  const entryIds = collections.flatMap(({ name, entries }) => entries.map(({ slug }) => entryId(name, slug)));
  const postIds = posts.map(({ slug }) => `blog/${slug}`);
  const pageIds = [...pages.map(({ id }) => id), ...postIds, ...entryIds];
  reportUnusedImages(images, [...compiled.values()], posts, report);
  return {
    pages: pages.map((page) => ({ ...page, variants: variantsOf(page.file) })),
    posts: posts.flatMap((post) => {
      const authors = post.authors.map((id) => findAuthor(id, post.file));
      const cover = findCover(post, images, report);
      return compiledOnce(post).map((text) => ({ ...text, authors, cover }));
    }),
    collections: collections.map((collection) => {
      const entries = collection.entries.flatMap(compiledOnce);
      checkPrinted(entries, report);
      return { ...collection, entries };
    }),
    glossary: glossary && compiledOnce(glossary)[0],
    fragments: new Map(
      fragments.flatMap(({ file, title }) =>
        compiledOnce({ file }).map((fragment) => [`home/${title}`, fragment] as const),
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

function printedIn(collections: readonly CollectionSource[]): PrintedPattern[] {
  return collections.flatMap(({ name, entries }) =>
    entries.flatMap(({ slug, printed }) =>
      printed.map((pattern) => ({ pattern, path: entryId(name, slug) })),
    ),
  );
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
