import type { TreeNode } from '../../model/page-tree';
import type { Label } from '../../model/sidebar';

/** The tree that an element's HTML shows: the reverse of `SidebarTree`. */
export function readTree(root: Element): readonly TreeNode[] {
  return [...root.querySelectorAll(':scope > ul > li')].flatMap(readNode);
}

function readNode(item: Element): TreeNode[] {
  const [child] = item.children;
  if (child instanceof HTMLAnchorElement)
    return [{ href: child.getAttribute('href') ?? '', label: readLabel(child) }];
  if (!(child instanceof HTMLDetailsElement)) return [];
  const [summary] = child.children;
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
