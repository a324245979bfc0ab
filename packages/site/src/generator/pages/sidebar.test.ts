import { describe, expect, it } from 'vitest';
import type { SidebarNode } from '../../model/sidebar';
import type { VersionConfig } from '../../model/version';
import { sidebarHtml } from './sidebar';

const version: VersionConfig = { name: '1.6.0', label: '', path: '/docs/1.6.0', isLast: false };
const page = (id: string, label: SidebarNode['label'] = id): SidebarNode => ({ type: 'doc', id, label });
const category = (label: SidebarNode['label'], ...items: SidebarNode[]): SidebarNode => ({
  type: 'category',
  label,
  items,
});

const tree = [
  page('intro', 'Introduction'),
  category('Types', page('lists'), category('Big', page('big-maps'))),
  category('Testing', page('testing')),
];

const openBranches = (html: string) =>
  [...html.matchAll(/data-branch="([\d.]+)"[^>]* open/g)].map(([, branch]) => branch);
const currentPages = (html: string) =>
  [...html.matchAll(/href="([^"]*)" aria-current="page"/g)].map(([, path]) => path);

describe('a sidebar', () => {
  const forPage = sidebarHtml(tree, version, true);

  it('is nested lists of links within its version, with categories that collapse without JavaScript', () => {
    expect(sidebarHtml([page('intro'), category('Types', page('lists'))], version, true)('')).toBe(
      '<ul><li><a href="/docs/1.6.0/intro">intro</a></li>' +
        '<li><details data-branch="1"><summary>Types</summary>' +
        '<ul><li><a href="/docs/1.6.0/lists">lists</a></li></ul></details></li></ul>',
    );
  });

  it('marks only the current page', () => {
    expect(currentPages(forPage('lists'))).toEqual(['/docs/1.6.0/lists']);
  });

  it('opens only the branch of the current page', () => {
    expect(openBranches(forPage('intro'))).toEqual([]);
    expect(openBranches(forPage('lists'))).toEqual(['1']);
    expect(openBranches(forPage('big-maps'))).toEqual(['1', '1.1']);
    expect(openBranches(forPage('testing'))).toEqual(['2']);
  });

  it('marks and opens nothing for a page that it does not contain', () => {
    const html = forPage('elsewhere');
    expect(currentPages(html)).toEqual([]);
    expect(openBranches(html)).toEqual([]);
  });

  it('does not confuse a page with another whose name starts the same', () => {
    const forPage = sidebarHtml([page('testing/tickets'), page('testing')], version, true);
    expect(currentPages(forPage('testing'))).toEqual(['/docs/1.6.0/testing']);
  });

  it('returns the same tree for a page each time, regardless of earlier calls', () => {
    const before = forPage('lists');
    forPage('testing');
    expect(forPage('lists')).toBe(before);
  });

  it('has all categories open if configured', () => {
    expect(openBranches(sidebarHtml(tree, version, false)('lists'))).toEqual(['1', '1.1', '2']);
  });

  it('contains both labels if they differ by syntax, so that CSS can show one', () => {
    const label = { jsligo: 'Namespaces', cameligo: 'Modules' };
    const html = sidebarHtml([category(label, page('modules', label))], version, true)('modules');
    const both = '<span class="s-jsligo">Namespaces</span><span class="s-cameligo">Modules</span>';
    expect(html).toContain(`<summary>${both}</summary>`);
    expect(html).toContain(`aria-current="page">${both}</a>`);
  });

  it('escapes labels', () => {
    expect(sidebarHtml([page('a', 'list<int> & more')], version, true)('')).toContain(
      'list&lt;int&gt; &amp; more',
    );
  });
});

describe('a sidebar with very many pages', () => {
  const many = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => page(`${name}-${index}`));
  const large = [
    category(
      'Types',
      page('intro'),
      category('Lists', ...many('list', 60)),
      category('Sets', ...many('set', 60)),
    ),
    category('Testing', ...many('test', 60)),
    category('Other', page('alone')),
  ];
  const forPage = sidebarHtml(large, version, true);
  const linksOf = (html: string) => [...html.matchAll(/href="[/\w.]*\/([\w-]+)"/g)].map(([, id]) => id);
  const parts = (html: string) =>
    [...html.matchAll(/data-branch="([\d.]+)" data-missing/g)].map(([, branch]) => branch);

  it('contains all pages around the current one, and the first page of other branches', () => {
    const html = forPage('test-7');
    expect(linksOf(html)).toEqual(['intro', ...linksOf(forPage('test-0')).slice(1, 61), 'alone']);
    expect(linksOf(html)).toContain('test-59');
    expect(parts(html)).toEqual(['0']);
    expect(html).toContain('and 120 more');
  });

  it('is shortened within the open branch too', () => {
    const html = forPage('set-3');
    expect(linksOf(html).slice(0, 3)).toEqual(['intro', 'list-0', 'set-0']);
    expect(parts(html)).toEqual(['0.1', '1']);
    expect(openBranches(html)).toEqual(['0', '0.2']);
  });

  it('does not shorten a branch with one page', () => {
    expect(forPage('elsewhere')).toContain('<details data-branch="2"><summary>Other</summary>');
  });

  it('contains the whole branch on its first page', () => {
    expect(parts(forPage('list-0'))).not.toContain('0.1');
    expect(linksOf(forPage('list-0'))).toContain('list-59');
  });

  it('is complete if all categories are configured to be open', () => {
    const html = sidebarHtml(large, version, false)('intro');
    expect(parts(html)).toEqual([]);
    expect(linksOf(html)).toHaveLength(182);
  });
});
