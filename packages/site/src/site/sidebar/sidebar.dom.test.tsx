import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fillBranches, isComplete, type TreeBranch, type TreeNode } from '../../model/page-tree';
import { readTree } from './read-tree';
import { SidebarTree } from './Sidebar';

const branch = (id: string, items: readonly TreeNode[], missing = 0): TreeBranch => ({
  id,
  label: `Branch ${id}`,
  isOpen: false,
  items,
  missing,
});
const link = (href: string): TreeNode => ({ href, label: href });

const TREE: readonly TreeNode[] = [
  { href: '/modules', label: { jsligo: 'Namespaces', cameligo: 'Modules' } },
  branch('1', [link('/lists'), branch('1.1', [link('/sets')], 3)]),
];

afterEach(cleanup);

const openBranches = () =>
  [...document.querySelectorAll<HTMLElement>('details[open]')].map(({ dataset }) => dataset.branch);

describe('the tree of pages', () => {
  it('is read back from its rendered HTML, also where elements have been inserted', () => {
    document.body.innerHTML = renderToStaticMarkup(<SidebarTree nodes={TREE} current="" />);
    expect(readTree(document.body)).toEqual(TREE);
    for (const element of document.querySelectorAll('li, details'))
      element.prepend(document.createElement('x-extension'));
    expect(readTree(document.body)).toEqual(TREE);
    document.body.innerHTML = '';
  });

  it('opens the branches around the current page, also after navigation', () => {
    const { rerender } = render(<SidebarTree nodes={TREE} current="/modules" />);
    expect(openBranches()).toEqual([]);
    rerender(<SidebarTree nodes={TREE} current="/sets" />);
    expect(openBranches()).toEqual(['1', '1.1']);
    expect(screen.getByText('/sets').getAttribute('aria-current')).toBe('page');
  });

  it('loads the omitted pages of an open branch, and reports failures', async () => {
    const loadBranch = vi.fn(() => Promise.reject(new Error('offline')));
    await act(async () => {
      render(<SidebarTree nodes={TREE} current="/sets" loadBranch={loadBranch} />);
    });
    expect(loadBranch).toHaveBeenCalledOnce();
    expect(screen.getByText('The others could not be loaded.')).toBeDefined();
  });

  it('is complete when no page is left out', () => {
    expect(isComplete(TREE)).toBe(false);
    expect(isComplete([link('/lists'), branch('1', [branch('1.1', [link('/sets')])])])).toBe(true);
  });

  it('takes missing pages from another tree, and does not change complete branches', () => {
    const other = [branch('1', [link('/other'), branch('1.1', [link('/sets'), link('/maps')])])];
    const filled = fillBranches(TREE, other);
    expect(filled[1]).toEqual(branch('1', [link('/lists'), branch('1.1', [link('/sets'), link('/maps')])]));
  });
});
