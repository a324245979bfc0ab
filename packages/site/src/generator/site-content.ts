import { entryId } from '../content/collections/read';
import { type Content, type Page, type Post, textFor } from '../content/content';
import { type ReadOptions, readContent } from '../content/read';
import type { LinkContext } from '../content/resolve-links';
import { languagesOf } from '../content/samples/analyse';
import { splitVersions, type VersionContent } from '../content/versions';
import { libraryFilePath } from '../live/protocol/library-file';
import { pageAddress, withBase } from '../model/base-url';
import { GLOSSARY_NAME } from '../model/collection';
import { memoize } from '../model/memoize';
import type { Problem, Reporter } from '../model/problem';
import { PLAYGROUND_PATH, pathBelow } from '../model/route';
import type { Sidebar } from '../model/sidebar';
import type { SiteConfig } from '../model/site';
import { latestVersion, type Version } from '../model/version';
import { type HomeProofs, proveHome } from './home-proofs';
import { createHoverFiles, type HoverFiles } from './hover-files';
import type { LastChanges } from './outputs/last-changes';
import { blogRedirects, type Redirect, siteRedirects } from './redirects';
import { retiredRedirects } from './retired-versions';

/** The content by version, with the targets of links in each. */
export interface SiteContent {
  readonly site: SiteConfig;
  readonly content: Content;
  /** Problems of the content. Broken links are added when pages are created. */
  readonly problems: Problem[];
  readonly versions: readonly VersionContent[];
  /** Links of posts and of the home page lead to the latest version. */
  readonly latest: Version;
  readonly latestSidebars: readonly Sidebar[];
  readonly redirects: readonly Redirect[];
  readonly posts: readonly SitePost[];
  readonly pagesById: ReadonlyMap<string, Page>;
  readonly linkContextOf: (version: Version) => LinkContext;
  readonly hovers: HoverFiles;
  readonly lastChanges: LastChanges;
  /** What the samples of the home page print and cost. */
  readonly proofs: HomeProofs;
}

export interface SitePost extends Post {
  /** The address of the blog. */
  readonly blog: string;
  /** The address of the site's files. */
  readonly files: string;
  readonly path: string;
  /** The day of its last change. */
  readonly changed: string;
  readonly minutes: number;
}

const WORDS_PER_MINUTE = 220;

interface LoadOptions extends Omit<ReadOptions, 'versions' | 'retired'> {
  readonly site: SiteConfig;
  /** If omitted, no days are known. */
  readonly lastChanges?: LastChanges;
}

/** Reads content/ and splits it by version. */
export async function loadSiteContent({
  site,
  lastChanges = new Map(),
  ...options
}: LoadOptions): Promise<SiteContent> {
  const { mainDoc, versions: configs } = site.docs;
  const content = await readContent({
    ...options,
    versions: configs.map(({ name }) => name),
    retired: site.docs.retired,
    latest: latestVersion(configs).name,
  });
  const versions = splitVersions(content, configs, { mainDoc, includeDrafts: options.includeDrafts });
  const pagesById = new Map(content.pages.map((page) => [page.id, page]));
  const shown = new Set(versions.flatMap(({ version }) => version.docs.map(({ id }) => id)));
  const anchorsOfPost = new Map(content.posts.map(({ slug, article }) => [slug, new Set(article.anchors)]));
  const anchorsIn = (version: Version, id: string) => {
    const page = pagesById.get(id);
    return new Set(page && textFor(page, version.name)?.article.anchors);
  };
  const existsSomewhere = (id: string, anchor?: string) => {
    const variants = (shown.has(id) && pagesById.get(id)?.variants) || [];
    return variants.some(({ article }) => anchor === undefined || article.anchors.includes(anchor));
  };
  const anchorsOfEntry = new Map([
    ...content.collections.flatMap(({ name, groups, entries }) => [
      [name, new Set(Object.keys(groups))] as const,
      ...entries.map(({ slug, article }) => [entryId(name, slug), new Set(article.anchors)] as const),
    ]),
    ...(content.glossary ? [[GLOSSARY_NAME, new Set(content.glossary.article.anchors)] as const] : []),
  ]);
  const problems = [...content.problems];
  const blog = pageAddress(site, '/blog');
  const all = versions.map(({ version }) => version);
  const latest = latestVersion(all);
  const report: Reporter = (problem) => problems.push(problem);
  const slugs = content.posts.map(({ slug }) => slug);
  return {
    site,
    content,
    problems,
    versions,
    latest,
    latestSidebars: versions.find(({ version }) => version === latest)?.sidebars ?? [],
    redirects: [
      ...siteRedirects(content.redirects.docs, all, report),
      ...blogRedirects(content.redirects.blog, { blog, slugs }, report),
      ...retiredRedirects(site, all, content),
    ],
    posts: content.posts.map((post) => ({
      ...post,
      blog,
      files: site.baseUrl,
      path: pathBelow(blog, post.slug),
      changed: [post.date, lastChanges.get(post.file) ?? ''].sort().at(-1) ?? post.date,
      minutes: Math.max(1, Math.round(post.article.words / WORDS_PER_MINUTE)),
    })),
    pagesById,
    linkContextOf: memoize(
      (version: Version): LinkContext => ({
        version,
        anchorsOfPage: new Map(version.docs.map(({ id }) => [id, anchorsIn(version, id)])),
        anchorsOfPost,
        anchorsOfEntry,
        library: content.library,
        existsSomewhere,
        blog,
        addressOf: (id) => pageAddress(site, `/${id}`),
        files: site.baseUrl,
        searchPage: `/${site.search.path}`,
        playground: pageAddress(site, PLAYGROUND_PATH),
        webIde: site.webIde,
        libraryFile: withBase(site.baseUrl, `/${libraryFilePath(version.name)}`),
      }),
    ),
    hovers: createHoverFiles(site, content.library.entries),
    lastChanges,
    proofs: await proveHome(
      content.fragments,
      languagesOf(configs.map(({ name }) => name))(latest.name),
      report,
    ),
  };
}
