/**
 * A persistent balanced tree (AVL) of keys and payloads: the ordered collections of LIGO. Updates share structure, so
 * adding to a map of n elements costs O(log n).
 */
export interface Tree<K, V> {
  readonly key: K;
  readonly value: V;
  readonly left: Tree<K, V> | undefined;
  readonly right: Tree<K, V> | undefined;
  readonly height: number;
  readonly size: number;
}

type Maybe<K, V> = Tree<K, V> | undefined;
type Order<K> = (a: K, b: K) => number;

const heightOf = (tree: Maybe<unknown, unknown>): number => tree?.height ?? 0;
export const sizeOf = (tree: Maybe<unknown, unknown>): number => tree?.size ?? 0;

function node<K, V>(key: K, value: V, left: Maybe<K, V>, right: Maybe<K, V>): Tree<K, V> {
  const height = Math.max(heightOf(left), heightOf(right)) + 1;
  return { key, value, left, right, height, size: sizeOf(left) + sizeOf(right) + 1 };
}

function balance<K, V>(key: K, value: V, left: Maybe<K, V>, right: Maybe<K, V>): Tree<K, V> {
  const difference = heightOf(left) - heightOf(right);
  if (left && difference > 1) {
    if (heightOf(left.left) >= heightOf(left.right))
      return node(left.key, left.value, left.left, node(key, value, left.right, right));
    const inner = left.right;
    if (inner) {
      const outer = node(left.key, left.value, left.left, inner.left);
      return node(inner.key, inner.value, outer, node(key, value, inner.right, right));
    }
  }
  if (right && difference < -1) {
    if (heightOf(right.right) >= heightOf(right.left))
      return node(right.key, right.value, node(key, value, left, right.left), right.right);
    const inner = right.left;
    if (inner) {
      const outer = node(right.key, right.value, inner.right, right.right);
      return node(inner.key, inner.value, node(key, value, left, inner.left), outer);
    }
  }
  return node(key, value, left, right);
}

/** The tree with the key bound to the value; an existing binding is replaced. */
export function insert<K, V>(tree: Maybe<K, V>, key: K, value: V, order: Order<K>): Tree<K, V> {
  if (!tree) return node(key, value, undefined, undefined);
  const sign = order(key, tree.key);
  if (sign === 0) return node(key, value, tree.left, tree.right);
  return sign < 0
    ? balance(tree.key, tree.value, insert(tree.left, key, value, order), tree.right)
    : balance(tree.key, tree.value, tree.left, insert(tree.right, key, value, order));
}

/** The tree without the key. */
export function remove<K, V>(tree: Maybe<K, V>, key: K, order: Order<K>): Maybe<K, V> {
  if (!tree) return undefined;
  const sign = order(key, tree.key);
  if (sign < 0) return balance(tree.key, tree.value, remove(tree.left, key, order), tree.right);
  if (sign > 0) return balance(tree.key, tree.value, tree.left, remove(tree.right, key, order));
  if (!tree.left || !tree.right) return tree.left ?? tree.right;
  let next = tree.right;
  while (next.left) next = next.left;
  return balance(next.key, next.value, tree.left, remove(tree.right, next.key, order));
}

export function find<K, V>(tree: Maybe<K, V>, key: K, order: Order<K>): Tree<K, V> | undefined {
  let current = tree;
  while (current) {
    const sign = order(key, current.key);
    if (sign === 0) return current;
    current = sign < 0 ? current.left : current.right;
  }
  return undefined;
}

/** The bindings in ascending order of their keys. */
export function entries<K, V>(tree: Maybe<K, V>): Tree<K, V>[] {
  const found: Tree<K, V>[] = [];
  const path: Tree<K, V>[] = [];
  let current = tree;
  while (current || path.length > 0) {
    while (current) {
      path.push(current);
      current = current.left;
    }
    const top = path.pop();
    if (!top) break;
    found.push(top);
    current = top.right;
  }
  return found;
}
