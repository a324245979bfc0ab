/** What the commands know about pages and posts before they change them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, readIfExists } from '../../packages/site/src/content/files';
import {
  ADDRESSES,
  type PublishedAddress,
  readAddresses,
  withAddresses,
} from '../../packages/site/src/content/published';
import { type Redirects, readRedirects } from '../../packages/site/src/content/redirects';
import { REDIRECTS, readSources } from '../../packages/site/src/content/sources';
import { nearest } from '../../packages/site/src/model/problem';
import { isPlainName } from '../../packages/site/src/model/route';
import type { SiteConfig } from '../../packages/site/src/model/site';
import type { VersionRange } from '../../packages/site/src/model/version';

/** A page or a post; its name is the address in the latest version: `docs/data-types/lists`, `blog/news`. */
export interface NamedPage extends VersionRange {
  readonly name: string;
  readonly file: string;
  readonly versions: readonly string[];
}

export interface SitePages {
  readonly root: string;
  readonly site: SiteConfig;
  readonly pages: readonly NamedPage[];
  readonly redirects: Redirects;
  readonly published: readonly PublishedAddress[];
  /** Names that the specification lists. */
  readonly specified: ReadonlySet<string>;
  /** All texts that may mention a page, by file. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The addresses that the specification of the site names, with the pages that have them. */
const SPECIFIED = 'tests/evidence/addresses.json';
/** Queries with the pages that answer them. */
const JUDGED = 'tests/search/judged.yaml';
const CONFIG = 'site.config.ts';

export async function readSitePages(root: string, site: SiteConfig): Promise<SitePages> {
  // The build reports what is wrong with the content.
  const ignore = () => {};
  const versions = site.docs.versions.map(({ name }) => name);
  const { pages, posts } = await readSources(
    { root, versions, retired: site.docs.retired, includeDrafts: true },
    ignore,
  );
  const content = (await listFiles(root, 'content')).filter((file) => /\.(md|yaml)$/.test(file));
  const texts = await Promise.all(
    [...content, JUDGED, CONFIG].map(async (file) => {
      const text = await readFile(join(root, file), 'utf8').catch(() => '');
      return [file, text] as const;
    }),
  );
  const list = JSON.parse((await readIfExists(root, SPECIFIED, ignore)).text || '{"docs":[],"site":[]}');
  return {
    root,
    site,
    pages: [
      ...pages.map(({ id, file, versions: shownIn, since, until }) => {
        return { name: `docs/${id}`, file, versions: shownIn, since, until };
      }),
      ...posts.map(({ slug, file }) => ({ name: `blog/${slug}`, file, versions: [] })),
    ],
    redirects: readRedirects(await readIfExists(root, REDIRECTS, ignore), ignore),
    published: readAddresses(await readIfExists(root, ADDRESSES, ignore)),
    specified: new Set([
      ...list.docs.map(({ path }: { path: string }) => `docs/${path}`),
      ...list.site.map((path: string) => path.slice(1)),
    ]),
    texts: new Map(texts.filter(([, text]) => text !== '')),
  };
}

/** The name of a page, from what people type: an address, a file, with or without `docs/`. */
export function pageName(typed: string): string {
  const plain = typed
    .trim()
    .replace(/^(\/|content\/)+/, '')
    .replace(/(\/index)?(\.md|\.html|\/)?$/, '');
  return /^(docs|blog)\//.test(plain) ? plain : `docs/${plain}`;
}

/** The page with a name; undefined if it is gone, but its address is published. Throws for any other name. */
export function existingPage(
  name: string,
  { pages, published, specified }: SitePages,
): NamedPage | undefined {
  const page = pages.find((one) => one.name === name);
  if (!page && !published.some(({ path }) => path === `/${name}`)) {
    const guess = nearest(
      name,
      pages.map((one) => one.name),
    );
    throw new Error(`There is no page '${name}'${guess ? `: did you mean '${guess}'?` : '.'}`);
  }
  if (specified.has(name))
    throw new Error(
      `'${name}' is an address that the specification names: it must stay a page. Change its text.`,
    );
  if (page && !page.file.endsWith('.md'))
    throw new Error(`'${name}' is generated from ${page.file}: change that file instead.`);
  return page;
}

/** Throws if a page cannot have a name. */
export function checkNewName(name: string, { pages, redirects, site }: SitePages): void {
  const id = name.slice(5);
  const reserved = [...site.docs.versions.map((version) => version.name), ...(site.docs.retired ?? [])];
  if (!isPlainName(id) || (name.startsWith('blog/') && id.includes('/')))
    throw new Error(
      `'${name}' is not a valid address: use letters, digits and dashes, such as docs/tutorials/nft.`,
    );
  const version = name.startsWith('docs/') && reserved.find((one) => `${id}/`.startsWith(`${one}/`));
  if (version) throw new Error(`The address '${name}' belongs to version ${version}: choose another.`);
  const same = pages.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (same) throw new Error(`The address '${name}' is that of ${same.file}: choose another.`);
  const list = name.startsWith('blog/') ? redirects.blog : redirects.docs;
  const taken = list.find(({ from }) => from.toLowerCase() === id.toLowerCase());
  if (taken)
    throw new Error(
      `The address '${name}' leads to '${taken.to}' (${REDIRECTS}:${taken.line}): choose another, or remove that line.`,
    );
}

/** The list of published addresses with more of them. */
export function withNewAddresses({ published }: SitePages, added: Iterable<string>): string {
  return withAddresses(published.map(({ path }) => path).join('\n'), added);
}
