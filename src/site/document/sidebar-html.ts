import { escapeHtml } from '../../model/html';
import type { Label, SidebarNode } from '../../model/sidebar';
import { docPath, type VersionConfig } from '../../model/version';

/**
 * A tree of pages as HTML with the current page marked and its branch open. It is text and not components: the same
 * tree stands on hundreds of pages, so it is written once per version and only marked for each page.
 */
export interface SidebarTemplate {
  readonly forPage: (id: string) => string;
}

export function sidebarTemplate(
  items: readonly SidebarNode[],
  version: VersionConfig,
  collapsed: boolean,
): SidebarTemplate {
  const html = list(items, version, [], collapsed);
  const branchOf = new Map<string, readonly string[]>();
  collectBranches(items, [], branchOf);
  return {
    forPage(id) {
      const marked = html.replace(
        `<a href="${docPath(version, id)}">`,
        `<a href="${docPath(version, id)}" aria-current="page">`,
      );
      return (branchOf.get(id) ?? []).reduce(
        (text, branch) =>
          text.replace(`<details data-branch="${branch}">`, `<details data-branch="${branch}" open>`),
        marked,
      );
    },
  };
}

function list(
  items: readonly SidebarNode[],
  version: VersionConfig,
  place: readonly number[],
  collapsed: boolean,
): string {
  const entries = items.map((node, index) => {
    if (node.type === 'doc')
      return `<li><a href="${docPath(version, node.id)}">${labelHtml(node.label)}</a></li>`;
    const here = [...place, index];
    const open = collapsed ? '' : ' open';
    const inner = list(node.items, version, here, collapsed);
    return `<li><details data-branch="${here.join('.')}"${open}><summary>${labelHtml(node.label)}</summary>${inner}</details></li>`;
  });
  return `<ul>${entries.join('')}</ul>`;
}

function collectBranches(
  items: readonly SidebarNode[],
  place: readonly number[],
  into: Map<string, readonly string[]>,
): void {
  items.forEach((node, index) => {
    if (node.type === 'doc')
      into.set(
        node.id,
        place.map((_, depth) => place.slice(0, depth + 1).join('.')),
      );
    else collectBranches(node.items, [...place, index], into);
  });
}

function labelHtml(label: Label): string {
  if (typeof label === 'string') return escapeHtml(label);
  return `<span class="s-jsligo">${escapeHtml(label.jsligo)}</span><span class="s-cameligo">${escapeHtml(label.cameligo)}</span>`;
}
