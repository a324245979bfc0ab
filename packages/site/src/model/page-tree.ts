/** The sidebar tree as data: components render it, and the browser reads it back from the server's HTML. */
import type { Label } from './sidebar';

export interface TreeBranch {
  /** Its place in the tree, the same on every page of a version. */
  readonly id: string;
  readonly label: Label;
  readonly isOpen: boolean;
  readonly items: readonly TreeNode[];
  /** How many pages are left out. The file of the branch's first page has them. */
  readonly missing: number;
}

export type TreeNode = TreeBranch | { readonly label: Label; readonly href: string };

export function isBranch(node: TreeNode): node is TreeBranch {
  return 'items' in node;
}

/** Whether a page is in this part of the tree. */
export function holdsPage(node: TreeNode, path: string): boolean {
  return isBranch(node) ? node.items.some((item) => holdsPage(item, path)) : node.href === path;
}

/** Whether no page is left out of a tree. */
export function isComplete(tree: readonly TreeNode[]): boolean {
  return tree.every((node) => !isBranch(node) || (node.missing === 0 && isComplete(node.items)));
}

/** Fills the incomplete branches of a tree from another tree of the same version. */
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
