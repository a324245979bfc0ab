/** How the parts of a record or a variant are arranged in Michelson; types with different layouts are different. */
import { compareLabels, isNumeric } from './type';

export type Layout = ConcreteLayout | UnknownLayout;

export interface ConcreteLayout {
  readonly kind: 'concrete';
  readonly tree: LayoutTree;
  /** The labels from left to right. */
  readonly order: readonly string[];
  /** Equal for equal layouts. */
  readonly key: string;
}

/** The layout of a record without a declared type, until it is unified with a declared one. */
export interface UnknownLayout {
  readonly kind: 'unknown';
  readonly labels: readonly string[];
  solution: Layout | undefined;
  depth: number;
}

export type LayoutTree = { readonly kind: 'inner'; readonly items: readonly LayoutTree[] } | LayoutField;

export interface LayoutField {
  readonly kind: 'field';
  readonly name: string;
  /** From `[@annot name]`. */
  readonly annotation?: string;
}

export function field(name: string, annotation?: string): LayoutField {
  return annotation === undefined ? { kind: 'field', name } : { kind: 'field', name, annotation };
}

/** `[@layout comb]`, the default: all parts side by side. */
export function combLayout(fields: readonly LayoutField[]): ConcreteLayout {
  const isTuple = fields.every(({ name }) => isNumeric(name));
  return concrete({ kind: 'inner', items: isTuple ? sorted(fields) : fields });
}

/** `[@layout tree]`: a balanced tree in the order of labels. */
export function treeLayout(fields: readonly LayoutField[]): ConcreteLayout {
  const [first, ...others] = sorted(fields);
  if (first === undefined) return concrete({ kind: 'inner', items: [] });
  let tree: Balanced = { tree: first, size: 1, full: true };
  for (const other of others) tree = append(tree, other);
  return concrete(tree.tree);
}

export function defaultLayout(labels: Iterable<string>): ConcreteLayout {
  return combLayout([...labels].sort(compareLabels).map((name) => field(name)));
}

export function pruneLayout(layout: Layout): Layout {
  let result = layout;
  while (result.kind === 'unknown' && result.solution !== undefined) result = result.solution;
  return result;
}

/** The final layout: the default if it is still unknown. */
export function settledLayout(layout: Layout): ConcreteLayout {
  const known = pruneLayout(layout);
  return known.kind === 'concrete' ? known : defaultLayout(known.labels);
}

interface Balanced {
  readonly tree: LayoutTree;
  readonly size: number;
  readonly full: boolean;
  readonly left?: Balanced;
  readonly right?: Balanced;
}

function append(node: Balanced, leaf: LayoutField): Balanced {
  const last: Balanced = { tree: leaf, size: 1, full: true };
  if (node.left === undefined || node.right === undefined) return join(node, last, 1, true);
  if (node.full) return join(node, last, node.size + 1, false);
  const right = append(node.right, leaf);
  return join(node.left, right, node.size, right.full && right.size === node.left.size);
}

function join(left: Balanced, right: Balanced, size: number, full: boolean): Balanced {
  return { tree: { kind: 'inner', items: [left.tree, right.tree] }, size, full, left, right };
}

function concrete(tree: LayoutTree): ConcreteLayout {
  const order: string[] = [];
  collect(tree, order);
  return { kind: 'concrete', tree, order, key: keyOf(tree) };
}

function collect(tree: LayoutTree, order: string[]): void {
  if (tree.kind === 'field') order.push(tree.name);
  else for (const item of tree.items) collect(item, order);
}

function keyOf(tree: LayoutTree): string {
  if (tree.kind === 'inner') return `(${tree.items.map(keyOf).join(',')})`;
  return tree.annotation === undefined ? tree.name : `${tree.name}%${tree.annotation}`;
}

function sorted(fields: readonly LayoutField[]): LayoutField[] {
  return [...fields].sort((a, b) => compareLabels(a.name, b.name));
}
