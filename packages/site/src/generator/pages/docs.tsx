import type { ReactNode } from 'react';
import { type Page, type TextVariant, textFor } from '../../content/content';
import { differingSections } from '../../content/differences';
import { type VersionContent, versionPaths } from '../../content/versions';
import { pagesInOrder, plainLabel, type Sidebar, type SidebarNode, trailOf } from '../../model/sidebar';
import { DEFAULT_SYNTAX } from '../../model/syntax';
import { type Doc, docPath, type Version, versionStatus } from '../../model/version';
import type { OutputPage, PageLink } from '../output';
import type { SiteContent } from '../site-content';
import { ArticlePage } from '../templates/ArticlePage';
import { EditLink } from '../templates/EditLink';
import { resolveArticle } from './article';
import { sidebarHtml } from './sidebar';
import type { SitePage } from './site-pages';

/** Longer pages have a link back to the top. */
const LONG_PAGE_WORDS = 500;

/** The pages of one version. */
export function docPages(all: SiteContent, { version, sidebars }: VersionContent): SitePage[] {
  const drawn = sidebars.map((sidebar) => ({
    ...sidebar,
    htmlFor: sidebarHtml(sidebar.items, version, all.site.docs.sidebarCollapsed),
  }));
  return version.docs.map((doc) => {
    const sidebar = drawn.find(({ name }) => name === doc.sidebar);
    return [doc.path, () => docPage(all, version, doc, sidebar)];
  });
}

/** One page of one version. */
function docPage(
  all: SiteContent,
  version: Version,
  { id, path }: Doc,
  sidebar?: Sidebar & { readonly htmlFor: (page: string) => string },
): OutputPage {
  const { site, latest } = all;
  const page = all.pagesById.get(id);
  const variant = page && textFor(page, version.name);
  if (!variant) throw new Error(`The page '${id}' has no text for ${version.name}.`);
  const { title, description, file } = page;
  const text = resolveArticle(all, version, { file, ...variant }, path);
  const inLatest = page.versions.includes(latest.name);
  const versions = versionPaths(page, all.versions, all.content.redirects);
  const items = sidebar?.items ?? [];
  const categories = trailOf(items, id) ?? [];
  const order = pagesInOrder(items);
  const index = order.findIndex((doc) => doc.id === id);
  /** Sidebars and categories have no pages: each links to its first page. */
  const linkTo = (part: Sidebar | SidebarNode): PageLink => {
    const [first] = 'items' in part ? pagesInOrder(part.items) : [part];
    return { label: part.label, path: docPath(version, first?.id ?? '') };
  };
  const [outermost] = categories;
  const linkAt = (place: number): PageLink | undefined => {
    const doc = order[place];
    if (!doc) return undefined;
    const section = trailOf(items, doc.id)?.[0]?.label;
    return section === outermost?.label ? linkTo(doc) : { ...linkTo(doc), section };
  };
  const tree = sidebar?.label ?? 'Documentation';
  const changed = all.lastChanges.get(file);
  const facts = {
    record: {
      path,
      // The pages of the latest version have the plain title.
      title: `${version.isLast ? title : `${title} (${version.name})`} | ${site.title}`,
      version: version.name,
      sidebar: sidebar && `${version.name}/${sidebar.name}`,
      section: sidebar?.name,
      versions,
      ...differencesOf(page, variant, all),
    },
    title,
    description,
    canonical: inLatest ? docPath(latest, id) : undefined,
    source: file,
    changed,
    // Pages of one section share a card: the outermost category, or the sidebar for pages outside of categories.
    card: outermost
      ? { kicker: `${site.title} ${tree}`, title: plainLabel(outermost.label, DEFAULT_SYNTAX) }
      : { title: tree },
    ownCard: version.isLast
      ? { kicker: plainLabel(outermost?.label ?? tree, DEFAULT_SYNTAX), title }
      : undefined,
    trail: [
      { path: version.path, label: version.name },
      ...(sidebar ? [sidebar, ...categories].map(linkTo) : []),
    ],
    hovers: [text.hover],
    copy: text.copy,
    place: `Version ${version.name} of ${site.title}`,
    latest: version.isLast ? undefined : { name: latest.name, path: versions[latest.name] ?? latest.path },
  };
  const document = (
    <ArticlePage
      page={facts}
      text={text}
      banner={
        <VersionBanner version={version}>
          <a href={versions[latest.name] ?? latest.path} data-version={latest.name}>
            {inLatest ? `Read this page for ${latest.name}` : `Go to the documentation of ${latest.name}`}
          </a>
        </VersionBanner>
      }
      facts={<p className="version-badge">Version {version.name}</p>}
      foot={<EditLink site={site} file={file} title={title} path={path} changed={changed} />}
      previous={linkAt(index - 1)}
      next={linkAt(index + 1)}
      end={
        variant.article.words > LONG_PAGE_WORDS && (
          <a className="to-top" href="#main">
            Back to top
          </a>
        )
      }
    />
  );
  return { ...facts, view: { kind: 'document', sidebar: sidebar?.htmlFor(id), page: document } };
}

/** How the page differs in the versions of the site. */
function differencesOf(page: Page, { article }: TextVariant, { site }: SiteContent) {
  const texts = site.docs.versions.map(({ name }) => [name, textFor(page, name)] as const);
  const lacking = texts.flatMap(([name, text]) => (text ? [] : [name]));
  const differs = texts.flatMap(([name, text]) => {
    const sections = text ? differingSections(article, text.article) : 0;
    return sections > 0 ? [[name, sections] as const] : [];
  });
  return {
    ...(differs.length > 0 && { differs: Object.fromEntries(differs) }),
    ...(lacking.length > 0 && { lacking }),
  };
}

/** Tells readers of unreleased and older versions which version this is, with a link to the latest. */
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
