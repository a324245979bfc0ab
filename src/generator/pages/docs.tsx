import type { ReactNode } from 'react';
import { textFor } from '../../content/content';
import { type VersionContent, versionPaths } from '../../content/versions';
import { memoize } from '../../model/memoize';
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
import { type Doc, docPath, type Version, versionStatus } from '../../model/version';
import type { OutputPage, PageLink } from '../output';
import type { SiteContent } from '../site-content';
import { ArticlePage, Pager } from '../templates/ArticlePage';
import { readableDate } from '../templates/PostMeta';
import { resolveArticle } from './article';
import { sidebarHtml } from './sidebar';
import type { SitePage } from './site-pages';

/** Longer pages offer a way back to their start. */
const LONG_PAGE_WORDS = 500;

type SidebarParts = ReturnType<typeof sidebarParts>;

/** A sidebar with its pages in reading order, and as HTML. */
function sidebarParts(sidebar: Sidebar, version: Version, collapsed: boolean) {
  const { items } = sidebar;
  return { ...sidebar, order: pagesInOrder(items), htmlFor: sidebarHtml(items, version, collapsed) };
}

/** The pages of one version. */
export function docPages(all: SiteContent, { version, sidebars }: VersionContent): SitePage[] {
  const partsOf = memoize((name: string | undefined) => {
    const sidebar = sidebars.find((one) => one.name === name);
    return sidebar && sidebarParts(sidebar, version, all.site.docs.sidebarCollapsed);
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
  const variant = page && textFor(page, version.name);
  if (!variant) throw new Error(`The page '${id}' has no text for ${version.name}.`);
  const { title, description, file } = page;
  const place = `Version ${version.name} of ${site.title}`;
  const text = resolveArticle(all, version, { file, ...variant }, { place, path }, report);
  const inLatest = page.versions.includes(latest.name);
  const versions = versionPaths(page, all.versions, all.content.redirects);
  const categories = sidebar ? (trailOf(sidebar.items, id) ?? []) : [];
  const order = sidebar?.order ?? [];
  const index = order.findIndex((doc) => doc.id === id);
  const linkTo = (doc?: SidebarDoc) => doc && { path: docPath(version, doc.id), label: doc.label };
  /** Parts of a sidebar have no pages of their own: each leads to its first one. */
  const linksTo = (parts: readonly Pick<SidebarCategory, 'label' | 'items'>[]) =>
    parts.flatMap(({ label, items }): PageLink[] => {
      const [first] = pagesInOrder(items);
      return first ? [{ label, path: docPath(version, first.id) }] : [];
    });
  const [outermost] = categories;
  const tree = sidebar?.label ?? 'Documentation';
  const changed = all.lastChanges.get(file);
  const document = (
    <ArticlePage
      className="document"
      path={path}
      title={title}
      version={version.name}
      banner={
        <VersionBanner version={version}>
          <a href={versions[latest.name] ?? latest.path}>
            {inLatest ? `Read this page for ${latest.name}` : `Go to the documentation of ${latest.name}`}
          </a>
        </VersionBanner>
      }
      trail={[
        { path: version.path, label: version.name },
        ...linksTo(sidebar ? [sidebar, ...categories] : []),
      ]}
      facts={<p className="version-badge">Version {version.name}</p>}
      text={text}
      foot={
        <>
          <a href={site.docs.editUrl + file} rel="noopener noreferrer">
            Edit this page
          </a>
          {changed && (
            <span>
              Last updated on <time dateTime={changed}>{readableDate(changed)}</time>
            </span>
          )}
        </>
      }
    >
      <Pager
        label="Previous and next page"
        names={['Previous', 'Next']}
        previous={linkTo(order[index - 1])}
        next={linkTo(order[index + 1])}
      />
      {variant.article.words > LONG_PAGE_WORDS && (
        <a className="to-top" href="#main">
          Back to top
        </a>
      )}
    </ArticlePage>
  );
  return {
    hover: text.hover,
    record: {
      path,
      // The pages of the latest version have the plain title.
      title: `${version.isLast ? title : `${title} (${version.name})`} | ${site.title}`,
      version: version.name,
      sidebar: sidebar && `${version.name}/${sidebar.name}`,
      section: sidebar?.name,
      versions,
    },
    view: { kind: 'document', sidebar: sidebar?.htmlFor(id), page: document },
    title,
    description,
    canonical: inLatest ? docPath(latest, id) : undefined,
    source: file,
    alternates: site.docs.versions
      .filter(({ name }) => page.versions.includes(name))
      .map((other) => ({ version: other.name, path: docPath(other, id) })),
    // Pages of one section share a card: the outermost category, or the sidebar for pages outside of categories.
    card: outermost
      ? { kicker: `${site.title} ${tree}`, title: plainLabel(outermost.label, DEFAULT_SYNTAX) }
      : { title: tree },
    trail: [{ label: `${site.title} ${version.name}`, path: version.path }, ...linksTo(categories)],
    copy: text.copy,
  };
}

/** Tells readers of unreleased and older versions where they are, and leads to the latest. */
function VersionBanner({ version, children }: { version: Version; children: ReactNode }) {
  const status = versionStatus(version);
  if (status === 'latest') return null;
  const what =
    status === 'unreleased'
      ? 'This is the unreleased documentation of the next version.'
      : `This is the documentation of ${version.name}, an older version.`;
  return (
    <aside className={`version-banner is-${status}`} aria-label="Version">
      {what} {children}, the latest version.
    </aside>
  );
}
