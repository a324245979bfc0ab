import type { CompileCache, CompiledTexts } from '../content/compile-texts';
import { articleFor, type Content, type Page } from '../content/content';
import { readContent } from '../content/read';
import type { LinkContext } from '../content/resolve-links';
import { splitVersions, type VersionContent } from '../content/versions';
import { libraryFilePath } from '../live/protocol/library-file';
import { withBase } from '../model/base-url';
import { PLAYGROUND_PATH } from '../model/route';
import type { SiteConfig } from '../model/site';
import { latestVersion } from '../model/version';
import { createHoverFiles, type HoverFiles } from './hover-files';
import type { LastChanges } from './outputs/last-changes';

/** The content by version, with the targets of links in each. */
export interface SiteContent {
  readonly site: SiteConfig;
  readonly content: Content;
  readonly versions: readonly VersionContent[];
  readonly pagesById: ReadonlyMap<string, Page>;
  readonly linkContexts: ReadonlyMap<string, LinkContext>;
  readonly lastChanges: LastChanges;
  readonly hovers: HoverFiles;
}

interface LoadOptions {
  readonly root: string;
  readonly site: SiteConfig;
  readonly includeDrafts: boolean;
  readonly cache?: CompileCache;
  readonly worker?: Promise<CompiledTexts>;
  readonly onPage?: (done: number, all: number) => void;
  /** Without it, no day is known. */
  readonly lastChanges?: LastChanges;
}

/** Reads content/ and sorts it by version. */
export async function loadSiteContent({
  root,
  site,
  includeDrafts,
  cache,
  worker,
  onPage,
  lastChanges = new Map(),
}: LoadOptions): Promise<SiteContent> {
  const names = site.docs.versions.map(({ name }) => name);
  const content = await readContent({ root, versions: names, includeDrafts, cache, worker, onPage });
  const versions = splitVersions(content, site.docs.versions, { mainDoc: site.docs.mainDoc, includeDrafts });
  const pagesById = new Map(content.pages.map((page) => [page.id, page]));
  const shown = new Set(versions.flatMap(({ version }) => version.docs.map(({ id }) => id)));
  const existsSomewhere = (id: string, anchor?: string) =>
    shown.has(id) && (anchor === undefined || hasAnchor(pagesById.get(id), anchor));
  const linkContexts = new Map(
    versions.map(({ version }) => [
      version.name,
      {
        ...linkContextOf(version, content, pagesById, existsSomewhere),
        blog: withBase(site.baseUrl, '/blog'),
        searchPage: `/${site.search.path}`,
        playground: withBase(site.baseUrl, PLAYGROUND_PATH),
        webIde: site.webIde,
        libraryFile: withBase(site.baseUrl, `/${libraryFilePath(version.name)}`),
      },
    ]),
  );
  const hovers = createHoverFiles(site, content.library.modules);
  return { site, content, versions, pagesById, linkContexts, hovers, lastChanges };
}

/** Links of posts and of the home page lead to the latest version. */
export function latestLinkContext({ site, linkContexts }: SiteContent): LinkContext {
  const context = linkContexts.get(latestVersion(site.docs.versions).name);
  if (!context) throw new Error('The latest version has no content.');
  return context;
}

function linkContextOf(
  version: VersionContent['version'],
  content: Content,
  pages: ReadonlyMap<string, Page>,
  existsSomewhere: LinkContext['existsSomewhere'],
): Omit<LinkContext, 'blog' | 'searchPage' | 'playground' | 'webIde' | 'libraryFile'> {
  const anchorsOfPage = new Map(
    version.docs.map(({ id }) => {
      const page = pages.get(id);
      return [id, new Set(page && articleFor(page, version.name)?.anchors)] as const;
    }),
  );
  const anchorsOfPost = new Map(
    content.posts.map(({ slug, article }) => [slug, new Set(article.anchors)] as const),
  );
  return { version, anchorsOfPage, anchorsOfPost, library: content.library, existsSomewhere };
}

function hasAnchor(page: Page | undefined, anchor: string): boolean {
  return page?.variants.some(({ article }) => article.anchors.includes(anchor)) ?? false;
}
