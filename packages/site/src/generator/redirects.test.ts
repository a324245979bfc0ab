import { describe, expect, it } from 'vitest';
import { madeUpSite } from '../../../../tests/helpers/made-up-site';
import { type Files, pageText, tinySite } from '../../../../tests/helpers/tiny-site';
import { completeAddresses } from '../model/base-url';
import { formatProblem } from '../model/problem';
import type { SiteConfig } from '../model/site';
import { redirectPages, redirectsFile } from './redirects';
import { loadSiteContent } from './site-content';

async function redirectsOf(files: Files, settings: Partial<SiteConfig> = {}) {
  const root = await tinySite({
    'content/docs/lists.md': pageText('Lists'),
    'content/docs/lists/adding.md': pageText('Adding', 'Text.', 'until: 1.0.0\n'),
    'content/sidebars.yaml': 'sidebars: { docs: { label: Docs, items: [lists, lists/adding] } }\n',
    ...files,
  });
  const all = await loadSiteContent({ root, site: madeUpSite(settings), includeDrafts: false });
  return { redirects: all.redirects, messages: all.problems.map(formatProblem) };
}

describe('the redirects of a site', () => {
  it('lead from the aliases of a page to the page, in every version', async () => {
    const { redirects, messages } = await redirectsOf({
      'content/redirects.yaml': 'aliases:\n  list of things: lists\n',
    });
    expect(messages).toEqual([]);
    expect(redirects).toEqual(
      expect.arrayContaining([
        { from: '/docs/next/list of things', to: '/docs/next/lists' },
        { from: '/docs/list of things', to: '/docs/lists' },
        { from: '/docs/1.0.0/list of things', to: '/docs/1.0.0/lists' },
      ]),
    );
  });

  it('lead from a page of old versions to its replacement in versions without the page', async () => {
    const { redirects } = await redirectsOf({
      'content/redirects.yaml': 'aliases: {}\nmoved:\n  lists/adding: lists\n',
    });
    const addresses = redirects.map(({ from }) => from);
    expect(addresses).toContain('/docs/lists/adding');
    expect(addresses).toContain('/docs/next/lists/adding');
    expect(addresses).not.toContain('/docs/1.0.0/lists/adding');
  });

  it("lead from the latest version's number to its plain address", async () => {
    const { redirects } = await redirectsOf({});
    expect(redirects).toEqual([
      { from: '/docs/2.0.0', to: '/docs' },
      { from: '/docs/2.0.0/*', to: '/docs/:splat' },
    ]);
  });

  it('lead to addresses with a slash from both spellings, if the site has slashes', async () => {
    const { redirects } = await redirectsOf(
      { 'content/redirects.yaml': 'aliases:\n  list of things: lists\n' },
      completeAddresses(madeUpSite({ trailingSlash: true })),
    );
    expect(redirects).toEqual(
      expect.arrayContaining([
        { from: '/docs/list of things', to: '/docs/lists/' },
        { from: '/docs/2.0.0', to: '/docs/' },
        { from: '/docs/2.0.0/*', to: '/docs/:splat' },
      ]),
    );
    expect(redirectsFile([{ from: '/docs/2.0.0', to: '/docs/' }])).toBe(
      '/docs/2.0.0 /docs/ 301\n/docs/2.0.0/ /docs/ 301\n',
    );
  });

  it.each(['lists/adding', 'Next', '1.0.0/Lists'])('do not hide pages or versions: %s', async (from) => {
    const { redirects, messages } = await redirectsOf({
      'content/redirects.yaml': `aliases:\n  ${from}: lists\n`,
    });
    const addresses = redirects.map((one) => one.from.toLowerCase());
    expect(addresses).not.toContain('/docs/next');
    expect(addresses).not.toContain('/docs/1.0.0/lists');
    expect(addresses).not.toContain('/docs/1.0.0/lists/adding');
    expect(messages).toEqual([]);
  });

  it('are reported if a page has their address in every version', async () => {
    const { messages } = await redirectsOf({ 'content/redirects.yaml': 'aliases:\n  Lists: lists\n' });
    expect(messages).toEqual([
      "content/redirects.yaml:2: 'Lists' is the address of a page: remove this line.",
    ]);
  });

  it('are reported with their line if their target does not exist', async () => {
    const { redirects, messages } = await redirectsOf({
      'content/redirects.yaml': 'aliases:\n  list: lists\n  maps: data-types/maps\n',
    });
    expect(messages).toEqual([
      "content/redirects.yaml:3: 'maps' leads to 'data-types/maps', which is not a page: correct the target.",
    ]);
    expect(redirects.map(({ from }) => from)).not.toContain('/docs/maps');
  });
});

describe('the file of redirects', () => {
  it('contains a rule per line, with spaces encoded', () => {
    expect(
      redirectsFile([
        { from: '/docs/manpages/compile contract', to: '/docs/manpages/compile-contract' },
        { from: '/docs/2.0.0/*', to: '/docs/:splat' },
      ]),
    ).toBe(
      '/docs/manpages/compile%20contract /docs/manpages/compile-contract 301\n/docs/2.0.0/* /docs/:splat 301\n',
    );
  });
});

describe('a redirect page', () => {
  it('sends readers and search engines to the page', () => {
    const redirects = [
      { from: '/docs/list', to: '/docs/lists' },
      { from: '/docs/1.0.0/list', to: '/docs/1.0.0/lists' },
      { from: '/docs/2.0.0', to: '/docs' },
      { from: '/docs/2.0.0/*', to: '/docs/:splat' },
    ];
    const pages = ['/', '/docs', '/docs/lists', '/docs/1.0.0/lists', '/blog'];
    const site = madeUpSite({ url: 'https://ligolang.org' });
    const files = redirectPages(site, redirects, pages);
    expect(files.map(({ file }) => file).sort()).toEqual([
      'docs/1.0.0/list.html',
      'docs/2.0.0.html',
      'docs/2.0.0/list.html',
      'docs/2.0.0/lists.html',
      'docs/list.html',
      'moved.js',
    ]);
    const html = files.find(({ file }) => file === 'docs/list.html')?.content;
    expect(html).toContain('<script src="/moved.js" data-to="/docs/lists">');
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/docs/lists"></noscript>');
    expect(html).toContain('<link rel="canonical" href="https://ligolang.org/docs/lists">');
    expect(html).not.toContain('noindex');
    expect(html).toContain('<a href="/docs/lists">');
    const below = files.find(({ file }) => file === 'docs/2.0.0/list.html')?.content;
    expect(below).toContain('data-to="/docs/lists"');
  });

  it('keeps query and anchor', () => {
    const [script] = redirectPages(madeUpSite(), [{ from: '/docs/list', to: '/docs/lists' }], []);
    let went = '';
    const page = { search: '?lang=cameligo', hash: '#folding', replace: (to: string) => (went = to) };
    const current = { currentScript: { dataset: { to: '/docs/lists' } } };
    new Function('location', 'document', String(script?.content))(page, current);
    expect(went).toBe('/docs/lists?lang=cameligo#folding');
  });
});
