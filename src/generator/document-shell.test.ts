import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { site } from '../../site.config';
import type { PageRecord } from '../model/page';
import { Shell } from '../site/shell/Shell';
import type { DocumentView, View } from '../site/stores/route';
import { documentShells } from './document-shell';

const [next, latest] = site.docs.versions.map(({ name }) => name);

const record = (path: string, more: Partial<PageRecord> = {}): PageRecord => ({
  path,
  title: `The page ${path}`,
  version: latest,
  sidebar: `docs ${latest}`,
  section: 'docs',
  versions: { [String(next)]: `/docs/next${path}`, [String(latest)]: `/docs${path}` },
  ...more,
});

const view = (text: string): DocumentView => ({
  kind: 'document',
  page: `<main id="main"><p>${text} &amp; $1 $& more</p></main>`,
  sidebar: `<nav>${text}</nav>`,
});

const frame = { site, footer: '<p>The end</p>', announcement: '<p>News</p>' };

const render = (one: PageRecord, shown: View) =>
  renderToString(createElement(Shell, { ...frame, record: one, view: shown }));

describe('the shell around documents', () => {
  const pages: [string, PageRecord, DocumentView][] = [
    ['a page', record('/lists'), view('Lists')],
    ['the page beside it', record('/sets'), view('Sets')],
    ['an address with signs in it', record('/a&"b'), view('Signs')],
    ['another version', record('/lists', { version: next, sidebar: `docs ${next}` }), view('Next')],
    ['another section', record('/api', { section: 'API' }), view('API')],
    [
      'a page that fewer versions have',
      record('/new', { versions: { [String(next)]: '/docs/next/new' } }),
      view('New'),
    ],
    [
      'a post, which has no tree and no version',
      { path: '/blog/a', title: 'A' },
      { kind: 'document', page: '<p>A</p>' },
    ],
  ];
  const shellOf = documentShells(render);

  it.each(pages)('is the same as if React had rendered it: %s', (_name, one, shown) => {
    expect(shellOf(one, shown)).toBe(render(one, shown));
  });

  it('is rendered once for pages that have all but their own places in common', () => {
    const counted = vi.fn(render);
    const shells = documentShells(counted);
    shells(record('/lists'), view('Lists'));
    shells(record('/sets'), view('Sets'));
    expect(counted).toHaveBeenCalledOnce();
  });
});
