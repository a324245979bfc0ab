import type { Syntax } from './syntax';

/** A name that may differ by syntax. */
export type Label = string | Readonly<Record<Syntax, string>>;

export interface SidebarDoc {
  readonly type: 'doc';
  readonly id: string;
  readonly label: Label;
}

export interface SidebarCategory {
  readonly type: 'category';
  readonly label: Label;
  readonly items: readonly SidebarNode[];
}

export type SidebarNode = SidebarDoc | SidebarCategory;

/** A tree of pages; its name is docs, API or faq. */
export interface Sidebar {
  readonly name: string;
  readonly label: string;
  readonly items: readonly SidebarNode[];
}

/** The pages of a tree in reading order. */
export function pagesInOrder(nodes: readonly SidebarNode[]): SidebarDoc[] {
  return nodes.flatMap((node) => (node.type === 'doc' ? [node] : pagesInOrder(node.items)));
}

/** The tree without the pages that `keep` rejects and without empty categories. */
export function pruneTree(nodes: readonly SidebarNode[], keep: (id: string) => boolean): SidebarNode[] {
  return nodes.flatMap((node): SidebarNode[] => {
    if (node.type === 'doc') return keep(node.id) ? [node] : [];
    const items = pruneTree(node.items, keep);
    return items.length > 0 ? [{ ...node, items }] : [];
  });
}

/** The categories around a page, outermost first; undefined if the page is not in the tree. */
export function trailOf(nodes: readonly SidebarNode[], id: string): SidebarCategory[] | undefined {
  for (const node of nodes) {
    if (node.type === 'doc') {
      if (node.id === id) return [];
    } else {
      const inner = trailOf(node.items, id);
      if (inner) return [node, ...inner];
    }
  }
  return undefined;
}

/** A label as plain text, for places that cannot show both syntaxes. */
export function plainLabel(label: Label, syntax: Syntax): string {
  return typeof label === 'string' ? label : label[syntax];
}
