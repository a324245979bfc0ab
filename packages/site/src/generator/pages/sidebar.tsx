import { renderToStaticMarkup } from 'react-dom/server';
import { memoize } from '../../model/memoize';
import { holdsPage, isBranch, type TreeNode } from '../../model/page-tree';
import { pagesInOrder, type SidebarNode } from '../../model/sidebar';
import { docPath, type VersionConfig } from '../../model/version';
import { SidebarNodes } from '../../site/sidebar/Sidebar';

/** Larger trees are sent in parts, so that pages do not grow with the site. */
const MAX_COMPLETE_PAGES = 120;

/**
 * Returns a function that renders the tree of a page below an address, with the page marked and its branch open. The tree is
 * on hundreds of pages, so each entry is rendered once, and again only for pages in it. In a large tree,
 * closed branches contain only their first page, whose own file has the complete branch.
 */
export function sidebarHtml(
  items: readonly SidebarNode[],
  version: Pick<VersionConfig, 'path'>,
  collapsed: boolean,
) {
  const isComplete = !collapsed || pagesInOrder(items).length <= MAX_COMPLETE_PAGES;
  const entries = items.map((item, index) => {
    const whole = toTree(item, String(index), version, !collapsed);
    const htmlFor = (current: string) => {
      const node = isComplete ? whole : shortenedAround(whole, current);
      return renderToStaticMarkup(<SidebarNodes nodes={[node]} current={current} />);
    };
    const elsewhere = memoize(htmlFor);
    return (path: string) => (holdsPage(whole, path) ? htmlFor(path) : elsewhere(''));
  });
  return (page: string): string => {
    const path = docPath(version, page);
    return `<ul>${entries.map((entry) => entry(path)).join('')}</ul>`;
  };
}

function toTree(
  item: SidebarNode,
  place: string,
  version: Pick<VersionConfig, 'path'>,
  isOpen: boolean,
): TreeNode {
  if (item.type === 'doc') return { label: item.label, href: docPath(version, item.id) };
  const items = item.items.map((inner, index) => toTree(inner, `${place}.${index}`, version, isOpen));
  return { id: place, label: item.label, isOpen, items, missing: 0 };
}

/** Shortens branches without the page to their first page and the number of the others. */
function shortenedAround(node: TreeNode, path: string): TreeNode {
  if (!isBranch(node)) return node;
  if (holdsPage(node, path)) return { ...node, items: node.items.map((item) => shortenedAround(item, path)) };
  const [first, ...others] = linksIn(node);
  return first && others.length > 0 ? { ...node, items: [first], missing: others.length } : node;
}

function linksIn(node: TreeNode): TreeNode[] {
  return isBranch(node) ? node.items.flatMap(linksIn) : [node];
}
