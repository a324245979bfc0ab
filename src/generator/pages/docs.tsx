import { renderToStaticMarkup } from 'react-dom/server';
import { textFor } from '../../content/content';
import { type VersionContent, versionPaths } from '../../content/versions';
import type { Reporter } from '../../model/problem';
import {
  pagesInOrder,
  plainLabel,
  type Sidebar,
  type SidebarCategory,
  type SidebarDoc,
  trailOf,
} from '../../model/sidebar';
import { DEFAULT_SYNTAX } from '../../model/syntax';
import { type Doc, docPath, type Version, type VersionConfig } from '../../model/version';
import { memoize } from '../memoize';
import type { CardText, OutputPage } from '../output';
import type { SiteContent } from '../site-content';
import type { PageLink } from '../templates/ArticlePage';
import { DocumentPage } from '../templates/DocumentPage';
import { resolveArticle } from './article';
import { sidebarHtml } from './sidebar';
import type { SitePage } from './site-pages';

/** Longer pages offer a way back to their start. */
const LONG_PAGE_WORDS = 500;

interface SidebarParts extends Sidebar {
  readonly order: readonly SidebarDoc[];
  readonly htmlFor: (page: string) => string;
}

/** The pages of one version. */
export function docPages(all: SiteContent, { version, sidebars }: VersionContent): SitePage[] {
  const partsOf = memoize((name: string | undefined): SidebarParts | undefined => {
    const sidebar = sidebars.find((one) => one.name === name);
    if (!sidebar) return undefined;
    const { items } = sidebar;
    const htmlFor = sidebarHtml(items, version, all.site.docs.sidebarCollapsed);
    return { ...sidebar, order: pagesInOrder(items), htmlFor };
  });
  return version.docs.map((doc) => [
    doc.path,
    (report) => docPage(all, version, doc, partsOf(doc.sidebar), report),
  ]);
}

/** One page of one version. */
function docPage(
  all: SiteContent,
  version: Version,
  { id, path }: Doc,
  sidebar: SidebarParts | undefined,
  report: Reporter,
): OutputPage {
  const { site, latest } = all;
  const page = all.pagesById.get(id);
  const text = page && textFor(page, version.name);
  if (!text) throw new Error(`The page '${id}' has no text for ${version.name}.`);
  const { title, description, file } = page;
  const { article } = text;
  const hover = all.hovers.pathOf(text, version.name);
  const place = `Version ${version.name} of ${site.title}`;
  const context = all.linkContextOf(version);
  const { html, copy } = resolveArticle({ file, article }, { title, place, path }, context, { site, report });
  const inLatest = page.versions.includes(latest.name);
  const versions = versionPaths(page, all.versions, all.content.redirects);
  const trail = sidebar ? (trailOf(sidebar.items, id) ?? []) : [];
  const order = sidebar?.order ?? [];
  const index = order.findIndex((doc) => doc.id === id);
  const linkTo = (doc?: SidebarDoc) => doc && { path: docPath(version, doc.id), label: doc.label };
  const document = (
    <DocumentPage
      path={path}
      title={title}
      version={version}
      latest={{ name: latest.name, path: versions[latest.name] ?? latest.path, hasPage: inLatest }}
      trail={sidebar ? linksTo([sidebar, ...trail], version) : []}
      html={html}
      hover={hover}
      headings={article.headings}
      editUrl={site.docs.editUrl + file}
      changed={all.lastChanges.get(file)}
      isLong={article.words > LONG_PAGE_WORDS}
      previous={linkTo(order[index - 1])}
      next={linkTo(order[index + 1])}
    />
  );
  return {
    hover,
    record: {
      path,
      // The pages of the latest version have the plain title.
      title: `${version.isLast ? title : `${title} (${version.name})`} | ${site.title}`,
      version: version.name,
      sidebar: sidebar && `${version.name}/${sidebar.name}`,
      section: sidebar?.name,
      versions,
    },
    view: { kind: 'document', sidebar: sidebar?.htmlFor(id), page: renderToStaticMarkup(document) },
    head: {
      description,
      canonical: inLatest ? docPath(latest, id) : undefined,
      source: file,
      alternates: site.docs.versions
        .filter(({ name }) => page.versions.includes(name))
        .map((other) => ({ version: other.name, path: docPath(other, id) })),
      card: sectionCard(site.title, sidebar?.label ?? 'Documentation', trail),
      about: {
        kind: 'document',
        title,
        trail: [
          { name: `${site.title} ${version.name}`, path: version.path },
          ...linksTo(trail, version).map((link) => ({ name: nameOf(link), path: link.path })),
        ],
      },
    },
    copy,
  };
}

function nameOf({ label }: Pick<PageLink, 'label'>): string {
  return plainLabel(label, DEFAULT_SYNTAX);
}

/** Pages of one section share a card: the outermost category, or the sidebar for pages outside of categories. */
function sectionCard(siteTitle: string, tree: string, [outermost]: SidebarCategory[]): CardText {
  return outermost ? { kicker: `${siteTitle} ${tree}`, title: nameOf(outermost) } : { title: tree };
}

/** Links to parts of a sidebar. They have no pages of their own, so that each leads to its first one. */
function linksTo(
  parts: readonly Pick<SidebarCategory, 'label' | 'items'>[],
  version: VersionConfig,
): PageLink[] {
  return parts.flatMap(({ label, items }) => {
    const [first] = pagesInOrder(items);
    return first ? [{ label, path: docPath(version, first.id) }] : [];
  });
}
