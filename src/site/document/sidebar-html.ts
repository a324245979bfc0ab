import { escapeHtml } from '../../model/html';
import {
  type Label,
  pagesInOrder,
  type SidebarCategory,
  type SidebarDoc,
  type SidebarNode,
} from '../../model/sidebar';
import { docPath, type VersionConfig } from '../../model/version';

/**
 * A tree of pages as HTML with the current page marked and its branch open. It is text and not components: the same
 * tree stands on hundreds of pages, so each branch is written once, and anew only for the pages that it holds.
 */
export interface SidebarTemplate {
  readonly forPage: (id: string) => string;
}

/** A tree of more pages is sent in parts, so that a page does not grow with the site. */
const MOST_WHOLE = 120;

interface TreeOptions {
  readonly version: VersionConfig;
  readonly collapsed: boolean;
  /** Whether closed branches hold all their pages. Otherwise they hold the first, whose own tree has the others. */
  readonly isWhole: boolean;
}

/** An entry of the tree as it stands on a page. */
type Entry = (id: string) => string;

export function sidebarTemplate(
  items: readonly SidebarNode[],
  version: VersionConfig,
  collapsed: boolean,
): SidebarTemplate {
  const isWhole = !collapsed || pagesInOrder(items).length <= MOST_WHOLE;
  const entries = entriesOf(items, [], { version, collapsed, isWhole });
  return { forPage: (id) => list(entries, id) };
}

function entriesOf(
  items: readonly SidebarNode[],
  place: readonly number[],
  options: TreeOptions,
): readonly Entry[] {
  return items.map((node, index) =>
    node.type === 'doc' ? linkEntry(node, options) : branchEntry(node, [...place, index], options),
  );
}

function list(entries: readonly Entry[], id: string): string {
  return `<ul>${entries.map((entry) => entry(id)).join('')}</ul>`;
}

function linkEntry(doc: SidebarDoc, { version }: TreeOptions): Entry {
  const href = docPath(version, doc.id);
  const label = labelHtml(doc.label);
  const plain = `<li><a href="${href}">${label}</a></li>`;
  const current = `<li><a href="${href}" aria-current="page">${label}</a></li>`;
  return (id) => (id === doc.id ? current : plain);
}

function branchEntry(category: SidebarCategory, place: readonly number[], options: TreeOptions): Entry {
  const entries = entriesOf(category.items, place, options);
  const pages = pagesInOrder(category.items);
  const held = new Set(pages.map(({ id }) => id));
  const branch = (state: string, inner: string) =>
    `<li><details data-branch="${place.join('.')}"${state}><summary>${labelHtml(category.label)}</summary>${inner}</details></li>`;
  const closed =
    options.isWhole || pages.length === 1
      ? branch(options.collapsed ? '' : ' open', list(entries, ''))
      : branch(' data-part', list(firstOf(pages, options), ''));
  return (id) => (held.has(id) ? branch(' open', list(entries, id)) : closed);
}

/** The first page, and how many there are besides. */
function firstOf([first, ...others]: readonly SidebarDoc[], options: TreeOptions): readonly Entry[] {
  const rest = `<li class="sidebar-note">and ${others.length} more</li>`;
  return first ? [linkEntry(first, options), () => rest] : [];
}

function labelHtml(label: Label): string {
  if (typeof label === 'string') return escapeHtml(label);
  return `<span class="s-jsligo">${escapeHtml(label.jsligo)}</span><span class="s-cameligo">${escapeHtml(label.cameligo)}</span>`;
}
