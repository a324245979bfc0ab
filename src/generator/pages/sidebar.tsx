import { renderToStaticMarkup } from 'react-dom/server';
import { holdsPage, isBranch, type TreeNode } from '../../model/page-tree';
import { pagesInOrder, type SidebarNode } from '../../model/sidebar';
import { docPath, type VersionConfig } from '../../model/version';
import { SidebarNodes } from '../../site/sidebar/Sidebar';

/** A larger tree is sent in parts, so that a page does not grow with the site. */
const MAX_COMPLETE_PAGES = 120;

/**
 * A tree of pages as HTML, by the current page, which is marked and whose branch is open. The same tree is on hundreds of
 * pages, so each entry is rendered once, and again only for the pages that it holds. Closed branches of a large tree hold
 * their first page alone, whose own tree has the others.
 */
export function sidebarHtml(items: readonly SidebarNode[], version: VersionConfig, collapsed: boolean) {
  const isComplete = !collapsed || pagesInOrder(items).length <= MAX_COMPLETE_PAGES;
  const entries = items.map((item, index) => {
    const whole = toTree(item, String(index), version, !collapsed);
    const htmlFor = (path: string) => {
      const node = isComplete ? whole : shortenedAround(whole, path);
      return renderToStaticMarkup(<SidebarNodes nodes={[node]} current={path} />);
    };
    let elsewhere: string | undefined;
    return (path: string) => {
      if (holdsPage(whole, path)) return htmlFor(path);
      elsewhere ??= htmlFor('');
      return elsewhere;
    };
  });
  return (page: string): string => {
    const path = docPath(version, page);
    return `<ul>${entries.map((entry) => entry(path)).join('')}</ul>`;
  };
}

function toTree(item: SidebarNode, place: string, version: VersionConfig, isOpen: boolean): TreeNode {
  if (item.type === 'doc') return { label: item.label, href: docPath(version, item.id) };
  const items = item.items.map((inner, index) => toTree(inner, `${place}.${index}`, version, isOpen));
  return { id: place, label: item.label, isOpen, items, missing: 0 };
}

/** Branches that do not hold the page have their first page alone, and say how many there are besides. */
function shortenedAround(node: TreeNode, path: string): TreeNode {
  if (!isBranch(node)) return node;
  if (holdsPage(node, path)) return { ...node, items: node.items.map((item) => shortenedAround(item, path)) };
  const [first, ...others] = linksIn(node);
  return first && others.length > 0 ? { ...node, items: [first], missing: others.length } : node;
}

function linksIn(node: TreeNode): TreeNode[] {
  return isBranch(node) ? node.items.flatMap(linksIn) : [node];
}
