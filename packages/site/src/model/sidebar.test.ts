import { describe, expect, it, test } from 'vitest';
import { pagesInOrder, plainLabel, pruneTree, type SidebarNode, trailOf } from './sidebar';

const page = (id: string): SidebarNode => ({ type: 'doc', id, label: id.toUpperCase() });
const category = (label: string, ...items: SidebarNode[]): SidebarNode => ({
  type: 'category',
  label,
  items,
});

const tree = [
  page('intro'),
  category('Types', page('lists'), category('Big', page('big-maps'), page('big-sets')), page('maps')),
  category('Testing', page('testing')),
];

const idsOf = (nodes: readonly SidebarNode[]) => pagesInOrder(nodes).map(({ id }) => id);

describe('reading order', () => {
  it('is depth-first, from top to bottom', () => {
    expect(idsOf(tree)).toEqual(['intro', 'lists', 'big-maps', 'big-sets', 'maps', 'testing']);
  });

  it('is empty for an empty tree', () => {
    expect(pagesInOrder([])).toEqual([]);
  });
});

describe('pruning', () => {
  it('removes pages and keeps the order of the rest', () => {
    expect(idsOf(pruneTree(tree, (id) => id !== 'lists'))).toEqual([
      'intro',
      'big-maps',
      'big-sets',
      'maps',
      'testing',
    ]);
  });

  it('removes categories that become empty, from the inside out', () => {
    const pruned = pruneTree(tree, (id) => ['intro', 'maps'].includes(id));
    expect(pruned).toEqual([page('intro'), category('Types', page('maps'))]);
  });

  it('returns an empty tree when no page is kept', () => {
    expect(pruneTree(tree, () => false)).toEqual([]);
  });

  it('does not change the tree it is given', () => {
    const before = structuredClone(tree);
    pruneTree(tree, () => false);
    expect(tree).toEqual(before);
  });
});

describe('the trail of a page', () => {
  const labelsAround = (id: string) => trailOf(tree, id)?.map(({ label }) => label);

  test.each([
    ['intro', []],
    ['testing', ['Testing']],
    ['big-sets', ['Types', 'Big']],
    ['maps', ['Types']],
  ])('%s is under %j', (id, trail) => {
    expect(labelsAround(id)).toEqual(trail);
  });

  it('does not exist for a page outside of the tree', () => {
    expect(labelsAround('nowhere')).toBeUndefined();
  });
});

describe('a label', () => {
  it('may differ by syntax', () => {
    const label = { jsligo: 'Namespaces', cameligo: 'Modules' };
    expect(plainLabel(label, 'jsligo')).toBe('Namespaces');
    expect(plainLabel(label, 'cameligo')).toBe('Modules');
  });

  it('may be the same for both', () => {
    expect(plainLabel('Lists', 'cameligo')).toBe('Lists');
  });
});
