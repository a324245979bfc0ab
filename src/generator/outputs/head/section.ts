/** The section of a page, for social cards and structured data. */
import { pagesInOrder, plainLabel, type SidebarCategory } from '../../../model/sidebar';
import type { SiteConfig } from '../../../model/site';
import { DEFAULT_SYNTAX } from '../../../model/syntax';
import { docPath, type VersionConfig } from '../../../model/version';
import type { Crumb, PageHead } from '../../output';

/** Pages of one section share a card: the outermost category, or the sidebar for pages outside of categories. */
export function sectionCard(
  site: SiteConfig,
  sidebar: { readonly label: string } | undefined,
  trail: readonly SidebarCategory[],
): PageHead['card'] {
  const tree = sidebar?.label ?? 'Documentation';
  const [outermost] = trail;
  if (!outermost) return { title: tree };
  return { kicker: `${site.title} ${tree}`, title: plainLabel(outermost.label, DEFAULT_SYNTAX) };
}

/** The breadcrumbs from the version's landing page. A category has no page, so it links to its first one. */
export function crumbsOf(
  site: SiteConfig,
  version: VersionConfig,
  trail: readonly SidebarCategory[],
): Crumb[] {
  const categories = trail.flatMap(({ label, items }): Crumb[] => {
    const [first] = pagesInOrder(items);
    return first ? [{ name: plainLabel(label, DEFAULT_SYNTAX), path: docPath(version, first.id) }] : [];
  });
  return [{ name: `${site.title} ${version.name}`, path: version.path }, ...categories];
}
