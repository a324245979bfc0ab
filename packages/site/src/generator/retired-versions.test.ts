import { describe, expect, it } from 'vitest';
import { madeUpSite } from '../../../../tests/helpers/made-up-site';
import { pageText, tinySite } from '../../../../tests/helpers/tiny-site';
import { loadSiteContent } from './site-content';

async function redirectsOf(published: readonly string[]) {
  const root = await tinySite({
    'content/docs/lists.md': pageText('Lists'),
    'content/docs/old.md': pageText('Old', 'Text.', 'until: 1.0.0\n'),
    'content/docs/new.md': pageText('New', 'Text.', 'since: 2.0.0\n'),
    'content/sidebars.yaml': 'sidebars: { docs: { label: Docs, items: [lists, old, new] } }\n',
    'content/redirects.yaml': 'aliases:\n  list: lists\nmoved:\n  lists/adding: lists\n',
    'content/addresses.txt': published.join('\n'),
  });
  const site = madeUpSite();
  const all = await loadSiteContent({
    root,
    site: { ...site, docs: { ...site.docs, retired: ['0.9.0'] } },
    includeDrafts: false,
  });
  return all.redirects.filter(({ from }) => from.startsWith('/docs/0.9.0'));
}

describe('the addresses of a retired version', () => {
  it('lead to the same page of the oldest version that is left', async () => {
    expect(await redirectsOf(['/docs/0.9.0/lists', '/docs/0.9.0/old'])).toEqual([
      { from: '/docs/0.9.0', to: '/docs/1.0.0' },
      { from: '/docs/0.9.0/lists', to: '/docs/1.0.0/lists' },
      { from: '/docs/0.9.0/old', to: '/docs/1.0.0/old' },
    ]);
  });

  it('lead to the latest version if only that has the page', async () => {
    expect(await redirectsOf(['/docs/0.9.0/new'])).toContainEqual({
      from: '/docs/0.9.0/new',
      to: '/docs/new',
    });
  });

  it('follow what redirects.yaml says about pages that are gone, in one step', async () => {
    const redirects = await redirectsOf(['/docs/0.9.0/lists/adding', '/docs/0.9.0/list']);
    expect(redirects.map(({ to }) => to)).toEqual(['/docs/1.0.0', '/docs/1.0.0/lists', '/docs/1.0.0/lists']);
  });

  it('lead nowhere if no version has such a page, which the build reports', async () => {
    expect(await redirectsOf(['/docs/0.9.0/unknown'])).toEqual([{ from: '/docs/0.9.0', to: '/docs/1.0.0' }]);
  });
});
