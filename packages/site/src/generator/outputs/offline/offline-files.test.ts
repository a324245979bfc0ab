import { describe, expect, it } from 'vitest';
import { madeUpSite } from '../../../../../../tests/helpers/made-up-site';
import { pageText, tinySite } from '../../../../../../tests/helpers/tiny-site';
import type { OfflineList } from '../../../model/offline';
import { fileOfPath } from '../../../model/route';
import { indexFiles, searchJobs } from '../../search-index';
import { loadSiteContent } from '../../site-content';
import { offlineFiles } from './offline-files';

async function filesOf(hashes: Readonly<Record<string, string>> = {}): Promise<Map<string, string>> {
  const root = await tinySite({
    'content/docs/lists.md': pageText('Lists', 'All about lists.'),
    'content/docs/sets.md': pageText('Sets', 'All about sets.', 'since: 1.10.0\n'),
    'content/sidebars.yaml': 'sidebars: { docs: { label: Docs, items: [lists, sets] } }\n',
  });
  const all = await loadSiteContent({ root, site: madeUpSite(), includeDrafts: false });
  const search = indexFiles(searchJobs(all));
  const pages = [
    '/',
    '/search',
    '/blog/documentation',
    '/docs',
    '/docs/lists',
    '/docs/sets',
    '/docs/1.0.0/lists',
  ];
  const others = [
    'assets/main-1.js',
    'assets/panel-1.css',
    'assets/card-a.png',
    'assets/hover/new.json',
    'assets/hover/old.json',
    'favicon.svg',
    'llms.txt',
  ];
  const files = [...pages.map((path) => fileOfPath(path)), ...others];
  const written = new Map(
    [...files, ...search.map(({ file }) => file)].map((file) => [
      file,
      { hash: hashes[file] ?? `hash of ${file}`, size: 10 },
    ]),
  );
  const redirects = [
    { from: '/docs/Bags', to: '/docs/sets' },
    { from: '/docs/1.0.0/array', to: '/docs/1.0.0/lists' },
    { from: '/docs/2.0.0/*', to: '/docs/:splat' },
  ];
  const hovers = new Map([
    ['/docs/lists', '/assets/hover/new.json'],
    ['/docs/1.0.0/lists', '/assets/hover/old.json'],
  ]);
  const facts = pages.map((path) => {
    const [, number] = /^\/docs(?:\/([\d.]+))?(?:\/|$)/.exec(path) ?? [];
    const version = path.startsWith('/docs') ? (number ?? '2.0.0') : undefined;
    return { record: { path, title: '', version }, hovers: [hovers.get(path)] };
  });
  const made = offlineFiles({ ...all, redirects }, facts, search, written);
  return new Map(made.map(({ file, content }) => [file, String(content)]));
}

const listOf = (files: Map<string, string>, version: string) =>
  JSON.parse(files.get(`offline/${version}.json`) ?? '') as OfflineList;

describe('the offline list of a version', () => {
  it('contains its pages, its search, unversioned pages and the files that they load', async () => {
    const paths = Object.keys(listOf(await filesOf(), '2.0.0').files);
    for (const path of ['/', '/search', '/blog/documentation', '/docs', '/docs/lists', '/docs/sets'])
      expect(paths).toContain(path);
    for (const path of [
      '/assets/main-1.js',
      '/assets/panel-1.css',
      '/assets/hover/new.json',
      '/favicon.svg',
      '/search-index/2.0.0.json',
    ])
      expect(paths).toContain(path);
    expect(paths.filter((path) => path.startsWith('/assets/search/'))).toHaveLength(2);
    for (const path of [
      '/docs/1.0.0/lists',
      '/assets/hover/old.json',
      '/assets/card-a.png',
      '/llms.txt',
      '/search-index/1.0.0.json',
    ])
      expect(paths).not.toContain(path);
  });

  it('contains its first page, its size and its redirects', async () => {
    const files = await filesOf();
    const { start, bytes, files: kept, moved } = listOf(files, '2.0.0');
    expect(start).toBe('/docs');
    expect(bytes).toBe(Object.keys(kept).length * 10);
    expect(moved).toEqual({ '/docs/bags': '/docs/sets', '/docs/2.0.0/*': '/docs/*' });
    expect(listOf(files, '1.0.0').moved).toHaveProperty('/docs/1.0.0/array', '/docs/1.0.0/lists');
  });

  it('has a different build if and only if anything in it differs', async () => {
    const before = await filesOf();
    const after = await filesOf({ 'docs/sets.html': 'changed' });
    expect(listOf(after, '2.0.0').build).not.toBe(listOf(before, '2.0.0').build);
    expect(listOf(after, '1.0.0').build).toBe(listOf(before, '1.0.0').build);
  });
});
