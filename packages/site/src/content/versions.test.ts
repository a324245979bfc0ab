import { describe, expect, it } from 'vitest';
import { NO_CONTENT } from '../../../../tests/helpers/no-content';
import { formatProblem } from '../model/problem';
import type { SidebarNode } from '../model/sidebar';
import { pagesInOrder } from '../model/sidebar';
import type { VersionConfig } from '../model/version';
import type { Content, Page } from './content';
import { checkVersions, splitVersions, versionPaths } from './versions';

const latest: VersionConfig = { name: '2.0.0', label: '2.0.0', path: '/docs', isLast: true };
const old: VersionConfig = { name: '1.0.0', label: '1.0.0', path: '/docs/1.0.0', isLast: false };
const BOTH = ['2.0.0', '1.0.0'];

function page(id: string, versions: readonly string[], draft = false): Page {
  const file = `content/docs/${id}.md`;
  return {
    id,
    file,
    kind: 'guide',
    title: id,
    description: id,
    keywords: [],
    draft,
    versions,
    variants: [],
  };
}

const doc = (id: string): SidebarNode => ({ type: 'doc', id, label: id });

const content = (pages: readonly Page[], items: readonly SidebarNode[]): Content => ({
  ...NO_CONTENT,
  pages,
  sidebars: [
    { name: 'docs', label: 'Docs', items },
    { name: 'faq', label: 'FAQ', items: [doc('faq/new')] },
  ],
});

const site = content(
  [
    page('intro', BOTH),
    page('lists', BOTH),
    page('oxford', ['2.0.0']),
    page('unfinished', BOTH, true),
    page('hidden', BOTH),
    page('faq/new', ['2.0.0']),
  ],
  [
    doc('intro'),
    { type: 'category', label: 'Types', items: [doc('lists'), doc('unfinished')] },
    { type: 'category', label: 'Protocols', items: [doc('oxford')] },
  ],
);

const split = (includeDrafts = false, all = site, mainDoc = 'intro') =>
  splitVersions(all, [latest, old], { mainDoc, includeDrafts });

describe('a version', () => {
  const [newest, oldest] = split();

  it('has its own pages at its own addresses, with their sidebars', () => {
    expect(newest?.version.docs).toEqual([
      { id: 'intro', path: '/docs/intro', sidebar: 'docs' },
      { id: 'lists', path: '/docs/lists', sidebar: 'docs' },
      { id: 'oxford', path: '/docs/oxford', sidebar: 'docs' },
      { id: 'hidden', path: '/docs/hidden', sidebar: undefined },
      { id: 'faq/new', path: '/docs/faq/new', sidebar: 'faq' },
    ]);
    expect(oldest?.version.docs.map(({ path }) => path)).toEqual([
      '/docs/1.0.0/intro',
      '/docs/1.0.0/lists',
      '/docs/1.0.0/hidden',
    ]);
  });

  it('has sidebars without the pages, categories and trees that it lacks', () => {
    expect(oldest?.sidebars.map(({ name }) => name)).toEqual(['docs']);
    expect(oldest?.sidebars[0]?.items).toEqual([
      doc('intro'),
      { type: 'category', label: 'Types', items: [doc('lists')] },
    ]);
  });

  it('provides the first page of each sidebar to the navbar', () => {
    expect(newest?.version.sidebars).toEqual({
      docs: { path: '/docs/intro', label: 'intro' },
      faq: { path: '/docs/faq/new', label: 'faq/new' },
    });
    expect(Object.keys(oldest?.version.sidebars ?? {})).toEqual(['docs']);
  });

  it('keeps its configuration', () => {
    expect(newest?.version).toMatchObject({ ...latest, mainDocId: 'intro' });
  });
});

describe('a draft', () => {
  it('is not a page in production, but is listed', () => {
    const [newest] = split();
    expect(newest?.version.draftIds).toEqual(['unfinished']);
    expect(newest?.version.docs.map(({ id }) => id)).not.toContain('unfinished');
    expect(pagesInOrder(newest?.sidebars[0]?.items ?? []).map(({ id }) => id)).not.toContain('unfinished');
  });

  it('is a page if drafts are included', () => {
    const [newest] = split(true);
    expect(newest?.version.draftIds).toEqual(['unfinished']);
    expect(newest?.version.docs).toContainEqual({
      id: 'unfinished',
      path: '/docs/unfinished',
      sidebar: 'docs',
    });
  });
});

describe('the version switch', () => {
  const redirects = [{ from: 'old/unit', to: 'intro', line: 1 }];
  const pathsOf = (id: string, versions: readonly string[]) =>
    versionPaths(page(id, versions), split(), { docs: redirects, blog: [] });

  it('leads to the same page in versions that have it', () => {
    expect(pathsOf('lists', BOTH)).toEqual({ '2.0.0': '/docs/lists', '1.0.0': '/docs/1.0.0/lists' });
  });

  it('follows the redirects of versions that do not have it', () => {
    expect(pathsOf('old/unit', ['1.0.0'])).toMatchObject({ '2.0.0': '/docs/intro' });
  });

  it('leads to the landing page otherwise', () => {
    expect(pathsOf('oxford', ['2.0.0'])).toEqual({ '2.0.0': '/docs/oxford', '1.0.0': '/docs/1.0.0' });
  });
});

describe('the configuration', () => {
  const messages = (...args: Parameters<typeof split>) => checkVersions(split(...args)).map(formatProblem);

  it('is valid if every version has docs, sidebars and its main page', () => {
    expect(messages()).toEqual([]);
  });

  it('is invalid if a version has no docs', () => {
    expect(messages(false, content([page('intro', ['2.0.0'])], [doc('intro')]))).toEqual([
      'site.config.ts: Version 1.0.0: it has no docs. Check content/docs and the versions in docs.versions.',
    ]);
  });

  it('is invalid if a version has only drafts', () => {
    expect(messages(false, content([page('intro', BOTH, true)], [doc('intro')]))).toHaveLength(2);
  });

  it('is invalid if a version has no sidebars', () => {
    expect(messages(false, content([page('intro', BOTH)], []))).toEqual([
      'site.config.ts: Version 2.0.0: it has no sidebars. Check content/sidebars.yaml.',
      'site.config.ts: Version 1.0.0: it has no sidebars. Check content/sidebars.yaml.',
    ]);
  });

  it('is invalid if the main page does not exist in a version', () => {
    expect(messages(false, site, 'oxford')).toEqual([
      "site.config.ts: Version 1.0.0: its main page 'oxford' does not exist. Check docs.mainDoc.",
    ]);
  });
});
