/** Reads the sidebar tree back from its HTML, so that its many links are sent once. The inverse of `SidebarTree`. */
import type { TreeNode } from '../../model/page-tree';
import type { Label } from '../../model/sidebar';

export function readTree(root: Element): readonly TreeNode[] {
  return [...root.querySelectorAll(':scope > ul > li')].flatMap(readNode);
}

/** Extensions may have inserted elements before the link or the branch, or around it. */
function readNode(item: Element): TreeNode[] {
  const child =
    item.querySelector(':scope > a[href], :scope > details') ?? item.querySelector('a[href], details');
  if (child instanceof HTMLAnchorElement)
    return [{ href: child.getAttribute('href') ?? '', label: readLabel(child) }];
  if (!(child instanceof HTMLDetailsElement)) return [];
  const summary = child.querySelector('summary');
  return [
    {
      id: child.dataset.branch ?? '',
      label: summary ? readLabel(summary) : '',
      isOpen: child.open,
      items: readTree(child),
      missing: Number(child.dataset.missing ?? 0),
    },
  ];
}

function readLabel(element: Element): Label {
  const text = (syntax: string) => element.querySelector(`.s-${syntax}`)?.textContent;
  const [jsligo, cameligo] = [text('jsligo'), text('cameligo')];
  return jsligo && cameligo ? { jsligo, cameligo } : (element.textContent ?? '');
}
