/** The tree of pages beside a document, as data: components show it, and the browser reads it from the HTML that was sent. */
import type { Label } from './sidebar';

export interface TreeBranch {
  /** Its place in the tree, the same on every page of a version. */
  readonly id: string;
  readonly label: Label;
  readonly isOpen: boolean;
  readonly items: readonly TreeNode[];
  /** How many pages are left out. They come with the tree of the branch's first page. */
  readonly missing: number;
}

export type TreeNode = TreeBranch | { readonly label: Label; readonly href: string };

export function isBranch(node: TreeNode): node is TreeBranch {
  return 'items' in node;
}

/** Whether a page is in a part of the tree. */
export function holdsPage(node: TreeNode, path: string): boolean {
  return isBranch(node) ? node.items.some((item) => holdsPage(item, path)) : node.href === path;
}

/** Whether no page is left out of a tree. */
export function isComplete(tree: readonly TreeNode[]): boolean {
  return tree.every((node) => !isBranch(node) || (node.missing === 0 && isComplete(node.items)));
}

/** A tree whose incomplete branches are filled from another tree of the same version. */
export function fillBranches(tree: readonly TreeNode[], other: readonly TreeNode[]): readonly TreeNode[] {
  const branches = new Map(allBranches(other).map((branch) => [branch.id, branch]));
  const fill = (node: TreeNode): TreeNode => {
    if (!isBranch(node)) return node;
    const fuller = node.missing > 0 ? branches.get(node.id) : undefined;
    if (fuller && fuller.missing === 0)
      return { ...fuller, isOpen: node.isOpen, items: fuller.items.map(closed) };
    return { ...node, items: node.items.map(fill) };
  };
  return tree.map(fill);
}

function allBranches(tree: readonly TreeNode[]): TreeBranch[] {
  return tree.filter(isBranch).flatMap((branch) => [branch, ...allBranches(branch.items)]);
}

function closed(node: TreeNode): TreeNode {
  return isBranch(node) ? { ...node, isOpen: false, items: node.items.map(closed) } : node;
}
