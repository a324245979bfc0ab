import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entries, find, insert, remove, sizeOf, type Tree } from './tree';

const order = (a: number, b: number): number => a - b;
const height = (tree: Tree<number, string> | undefined): number => tree?.height ?? 0;

function isBalanced(tree: Tree<number, string> | undefined): boolean {
  if (!tree) return true;
  const difference = Math.abs(height(tree.left) - height(tree.right));
  return difference <= 1 && isBalanced(tree.left) && isBalanced(tree.right);
}

/** A random sequence of changes, applied to the tree and to a JavaScript map. */
const changes = fc.array(
  fc.record({ add: fc.boolean(), key: fc.integer({ min: 0, max: 50 }), value: fc.string() }),
);

test('behaves like a map sorted by key', () => {
  fc.assert(
    fc.property(changes, (list) => {
      let tree: Tree<number, string> | undefined;
      const model = new Map<number, string>();
      for (const { add, key, value } of list) {
        tree = add ? insert(tree, key, value, order) : remove(tree, key, order);
        if (add) model.set(key, value);
        else model.delete(key);
      }
      const sorted = [...model].sort(([a], [b]) => a - b);
      expect(entries(tree).map(({ key, value }) => [key, value])).toEqual(sorted);
      expect(sizeOf(tree)).toBe(model.size);
      for (let key = 0; key <= 50; key++) expect(find(tree, key, order)?.value).toBe(model.get(key));
    }),
  );
});

test('stays balanced, so that a million elements have a depth of about twenty', () => {
  fc.assert(
    fc.property(changes, (list) => {
      const tree = list.reduce<Tree<number, string> | undefined>(
        (current, { add, key, value }) =>
          add ? insert(current, key, value, order) : remove(current, key, order),
        undefined,
      );
      expect(isBalanced(tree)).toBe(true);
    }),
  );
});

test('does not modify the previous tree', () => {
  const before = insert(insert(undefined, 1, 'a', order), 2, 'b', order);
  insert(before, 3, 'c', order);
  remove(before, 1, order);
  expect(entries(before).map(({ key }) => key)).toEqual([1, 2]);
});
