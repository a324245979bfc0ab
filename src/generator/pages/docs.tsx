import { renderToStaticMarkup } from 'react-dom/server';
import { type Page, textFor } from '../../content/content';
import { resolveLinks } from '../../content/resolve-links';
import { type VersionContent, versionPaths } from '../../content/versions';
import type { Problem } from '../../model/problem';
import { type Label, pagesInOrder, type SidebarDoc, type SidebarNode, trailOf } from '../../model/sidebar';
import { type Doc, docPath, latestVersion, type VersionConfig, versionStatus } from '../../model/version';
import type { OutputPage } from '../output';
import { articleCopy } from '../outputs/copies/article-copy';
import { crumbsOf, sectionCard } from '../outputs/head/section';
import type { SiteContent } from '../site-content';
import { type DocumentData, DocumentPage, type PageLink } from '../templates/DocumentPage';
import { type SidebarTemplate, sidebarTemplate } from './sidebar';

/** Longer pages offer a way back to their start. */
const LONG_PAGE_WORDS = 500;

interface SidebarParts {
  readonly name: string;
  readonly label: string;
  readonly items: VersionContent['sidebars'][number]['items'];
  readonly order: readonly SidebarDoc[];
  readonly template: SidebarTemplate;
}

/** Makes pages of one version, each when it is asked for. */
export function docPages(
  all: SiteContent,
  current: VersionContent,
  report: (problem: Problem) => void,
): (doc: Doc) => OutputPage {
  const sidebars = new Map(
    current.sidebars.map((sidebar) => [sidebar.name, partsOf(sidebar, current.version, all)]),
  );
  return (doc) => {
    const page = all.pagesById.get(doc.id);
    if (!page) throw new Error(`There is no page '${doc.id}'.`);
    return docPage(all, current.version, page, doc.sidebar ? sidebars.get(doc.sidebar) : undefined, report);
  };
}

function partsOf(
  sidebar: VersionContent['sidebars'][number],
  version: VersionConfig,
  { site }: SiteContent,
): SidebarParts {
  return {
    ...sidebar,
    order: pagesInOrder(sidebar.items),
    template: sidebarTemplate(sidebar.items, version, site.docs.sidebarCollapsed),
  };
}

/** One page of one version. */
function docPage(
  all: SiteContent,
  version: VersionConfig,
  page: Page,
  sidebar: SidebarParts | undefined,
  report: (problem: Problem) => void,
): OutputPage {
  const { site } = all;
  const text = textFor(page, version.name);
  const context = all.linkContexts.get(version.name);
  if (!text || !context) throw new Error(`${page.file} has no text for ${version.name}.`);
  const { article } = text;
  const hover = all.hovers.pathOf(text, version.name);
  const resolved = resolveLinks(article, { file: page.file, anchors: new Set(article.anchors) }, context);
  for (const problem of resolved.problems) report(problem);
  const latest = latestVersion(site.docs.versions);
  const inLatest = page.versions.includes(latest.name);
  const versions = versionPaths(page, all.versions, all.content.redirects);
  const trail = sidebar ? (trailOf(sidebar.items, page.id) ?? []) : [];
  const neighbours = sidebar ? neighboursOf(page.id, sidebar.order, version) : {};
  const data: DocumentData = {
    path: docPath(version, page.id),
    title: page.title,
    version: { name: version.name, status: versionStatus(version), path: version.path },
    latest: { name: latest.name, path: versions[latest.name] ?? latest.path, hasPage: inLatest },
    trail: sidebar ? linksTo([sidebar, ...trail], version) : [],
    article: resolved.html,
    hover,
    headings: article.headings,
    editUrl: site.docs.editUrl + page.file,
    changed: all.lastChanges.get(page.file),
    isLong: article.words > LONG_PAGE_WORDS,
    ...neighbours,
  };
  return {
    hover,
    record: {
      path: docPath(version, page.id),
      title: titleOf(page.title, version, all),
      version: version.name,
      sidebar: sidebar && `${version.name}/${sidebar.name}`,
      section: sidebar?.name,
      versions,
    },
    view: {
      kind: 'document',
      sidebar: sidebar?.template.forPage(page.id),
      page: renderToStaticMarkup(<DocumentPage data={data} />),
    },
    head: {
      description: page.description,
      canonical: inLatest ? docPath(latest, page.id) : docPath(version, page.id),
      source: page.file,
      alternates: site.docs.versions
        .filter(({ name }) => page.versions.includes(name))
        .map((other) => ({ version: other.name, path: docPath(other, page.id) })),
      card: sectionCard(site, sidebar, trail),
      about: { kind: 'document', title: page.title, trail: crumbsOf(site, version, trail) },
    },
    copy: articleCopy(site, {
      title: page.title,
      place: `Version ${version.name} of ${site.title}`,
      path: docPath(version, page.id),
      pieces: article.copy,
      hrefs: resolved.hrefs,
    }),
  };
}

/** Links to the first pages of parts of a sidebar. */
function linksTo(
  parts: readonly { readonly label: Label; readonly items: readonly SidebarNode[] }[],
  version: VersionConfig,
): PageLink[] {
  return parts.flatMap(({ label, items }) => {
    const [first] = pagesInOrder(items);
    return first ? [{ label, path: docPath(version, first.id) }] : [];
  });
}

/** The latest version's pages bear the plain title. */
function titleOf(title: string, version: VersionConfig, { site }: SiteContent): string {
  return version.isLast ? `${title} | ${site.title}` : `${title} (${version.name}) | ${site.title}`;
}

function neighboursOf(
  id: string,
  order: readonly SidebarDoc[],
  version: VersionConfig,
): { previous?: PageLink; next?: PageLink } {
  const index = order.findIndex((doc) => doc.id === id);
  const toLink = (doc: SidebarDoc | undefined) => doc && { path: docPath(version, doc.id), label: doc.label };
  return { previous: toLink(order[index - 1]), next: toLink(order[index + 1]) };
}
