import { renderToStaticMarkup } from 'react-dom/server';
import { holdsPage, isBranch, type TreeNode } from '../../model/page-tree';
import { pagesInOrder, type SidebarNode } from '../../model/sidebar';
import { docPath, type VersionConfig } from '../../model/version';
import { SidebarNodes } from '../../site/sidebar/SidebarTree';

/** A tree of pages as HTML with the current page marked and its branch open. */
export interface SidebarTemplate {
  readonly forPage: (id: string) => string;
}

/** A larger tree is sent in parts, so that a page does not grow with the site. */
const MAX_COMPLETE_PAGES = 120;

/**
 * The same tree is on hundreds of pages, so each entry is rendered once, and again only for the pages that it holds. Closed
 * branches of a large tree hold their first page alone, whose own tree has the others.
 */
export function sidebarTemplate(
  items: readonly SidebarNode[],
  version: VersionConfig,
  collapsed: boolean,
): SidebarTemplate {
  const isComplete = !collapsed || pagesInOrder(items).length <= MAX_COMPLETE_PAGES;
  const entries = items.map((item, index) => {
    const whole = toTree(item, String(index), version, !collapsed);
    const elsewhere = render(isComplete ? whole : shortened(whole), '');
    return (path: string) => (holds(whole, path) ? render(whole, path, !isComplete) : elsewhere);
  });
  return {
    forPage: (id) => {
      const path = docPath(version, id);
      return `<ul>${entries.map((entry) => entry(path)).join('')}</ul>`;
    },
  };
}

function toTree(item: SidebarNode, place: string, version: VersionConfig, isOpen: boolean): TreeNode {
  if (item.type === 'doc') return { label: item.label, href: docPath(version, item.id) };
  const items = item.items.map((inner, index) => toTree(inner, `${place}.${index}`, version, isOpen));
  return { id: place, label: item.label, isOpen, items, missing: 0 };
}

function render(node: TreeNode, path: string, isShortened = false): string {
  const shown = isShortened ? shortenedAround(node, path) : node;
  return renderToStaticMarkup(<SidebarNodes nodes={[shown]} current={path} />);
}

/** Inner branches that do not hold the page are shortened too. */
function shortenedAround(node: TreeNode, path: string): TreeNode {
  if (!isBranch(node)) return node;
  if (!holdsPage(node, path)) return shortened(node);
  return { ...node, items: node.items.map((item) => shortenedAround(item, path)) };
}

/** A branch with its first page alone, and how many there are besides. */
function shortened(node: TreeNode): TreeNode {
  if (!isBranch(node)) return node;
  const [first, ...others] = linksIn(node);
  return first && others.length > 0 ? { ...node, items: [first], missing: others.length } : node;
}

function linksIn(node: TreeNode): TreeNode[] {
  return isBranch(node) ? node.items.flatMap(linksIn) : [node];
}

function holds(node: TreeNode, path: string): boolean {
  return isBranch(node) ? holdsPage(node, path) : node.href === path;
}
