/** Where a page of the documentation belongs, for cards and for search engines. */
import { pagesInOrder, plainLabel, type SidebarCategory } from '../../../model/sidebar';
import type { SiteConfig } from '../../../model/site';
import { DEFAULT_SYNTAX } from '../../../model/syntax';
import { docPath, type VersionConfig } from '../../../model/version';
import type { Crumb, PageHead } from '../../output';

/** Pages of one section share a card: the outermost category, or the whole tree for pages outside of categories. */
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

/** The way from the version's landing page. A category is where its first page is: it has none of its own. */
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
