/** The outputs of a tiny site. That those of the whole site are valid is held in tests/conformance/outputs.test.ts. */
import { describe, expect, it } from 'vitest';
import { site } from '#site-config';
import { pageText, tinySite } from '../../../tests/helpers/tiny-site';
import { allPages } from '../build';
import type { OutputPage } from '../output';
import { loadSiteContent, type SiteContent } from '../site-content';
import { FORGETFUL } from '../text-memory';
import { copyFiles } from './copies/copy-files';
import { forMachines } from './head/for-machines';
import type { LastChanges } from './last-changes';
import { siteOutputs } from './site-outputs';

const POST =
  '---\ntitle: A post\ndescription: About it.\ndate: 2024-02-29\nauthors: [Ann]\ntags: [news]\n---\n\n';

async function tiny(): Promise<SiteContent> {
  const root = await tinySite({
    'content/docs/lists.md': pageText('Lists', 'See [sets](sets.md#size).'),
    'content/docs/sets.md': pageText('Sets & more', '## Size\n\nText.', 'since: 1.10.0\n'),
    'content/docs/alone.md': pageText('Alone'),
    'content/blog/post.md': `${POST}Read about [lists](../docs/lists.md) & \`<b>\`.\n`,
    'content/home/sample.md': 'x',
    'content/home/install.md': 'x',
    'content/home/compile.md': 'x',
    'content/sidebars.yaml':
      'sidebars: { docs: { label: Docs, items: [{ category: Types, items: [lists, sets] }] } }\nnone: [alone]\n',
  });
  return loadSiteContent({ root, site, includeDrafts: false });
}

const CHANGES: LastChanges = new Map([['content/blog/post.md', '2024-03-05']]);

async function outputsOf(): Promise<{
  files: Map<string, string>;
  pages: OutputPage[];
  addresses: readonly string[];
}> {
  const all = await tiny();
  const outputs = siteOutputs(all, {
    root: process.cwd(),
    changes: CHANGES,
    cards: { pathOf: () => '/card.png', files: async () => [] },
    drawer: { keyOf: () => '', draw: async () => undefined },
    memory: FORGETFUL,
  });
  const pages = [...allPages(all, () => {})];
  const ofPages = pages.flatMap((page) => outputs.ofPage(page));
  const files = [...ofPages, ...(await outputs.ofSite())];
  return {
    files: new Map(files.map(({ file, content }) => [file, String(content)])),
    pages,
    addresses: outputs.pages,
  };
}

describe('the outputs of a site', () => {
  it('are Markdown of every page in every version and syntax, with links of the own version', async () => {
    const { files } = await outputsOf();
    expect(files.get('docs/next/lists.jsligo.md')).toBe(
      '# Lists\n\n> About Lists.\n\nVersion next of LIGO, for JsLIGO. Page: https://ligolang.org/docs/next/lists\n\nSee [sets](https://ligolang.org/docs/next/sets#size).\n',
    );
    expect(files.get('docs/lists.md')).toContain('[sets](https://ligolang.org/docs/sets#size)');
    expect(files.get('docs/1.6.0/lists.md')).toContain('See sets.');
    expect(files.has('docs/1.6.0/sets.md')).toBe(false);
    for (const file of ['index.md', 'blog.md', 'blog/post.cameligo.md', 'blog/tags/news.md', 'docs/1.6.0.md'])
      expect(files.has(file), file).toBe(true);
    expect(files.has('search.md')).toBe(false);
  });

  it('are lists of the latest version for programs, with pages that stand in no tree', async () => {
    const { files } = await outputsOf();
    const list = files.get('llms.txt') ?? '';
    expect(list).toContain('## Types\n\n- [Lists](https://ligolang.org/docs/lists.md): About Lists.');
    expect(list).toContain('## Further pages\n\n- [Alone](https://ligolang.org/docs/alone.md)');
    expect(list).toContain('- [A post](https://ligolang.org/blog/post.md): About it.');
    const whole = files.get('llms-full.txt') ?? '';
    expect(whole.match(/^# .+$/gm)).toEqual(['# Lists', '# Sets & more', '# Alone']);
  });

  it('are feeds with the whole text, its addresses and its days', async () => {
    const { files } = await outputsOf();
    const feed = JSON.parse(files.get('blog/feed.json') ?? '{}');
    expect(feed.items).toEqual([
      expect.objectContaining({
        id: 'https://ligolang.org/blog/post',
        content_html:
          '<p>Read about <a href="https://ligolang.org/docs/lists">lists</a> &#x26; <code>&#x3C;b></code>.</p>',
        date_published: '2024-02-29T00:00:00Z',
        date_modified: '2024-03-05T00:00:00Z',
        authors: [{ name: 'Ann' }],
      }),
    ]);
    expect(files.get('blog/rss.xml')).toContain('<pubDate>Thu, 29 Feb 2024 00:00:00 GMT</pubDate>');
    expect(files.get('blog/atom.xml')).toContain('<updated>2024-03-05T00:00:00Z</updated>');
  });

  it('are a sitemap with the versions that have a page, and days where they are known', async () => {
    const { files } = await outputsOf();
    const urls = (files.get('sitemap.xml') ?? '').split('<url>');
    const entry = (path: string) =>
      urls.find((url) => url.includes(`<loc>https://ligolang.org${path}</loc>`)) ?? '';
    expect(entry('/docs/sets').match(/title="[^"]+"/g)).toEqual([
      'title="next"',
      'title="1.11.5"',
      'title="1.10.0"',
    ]);
    expect(entry('/docs/sets')).not.toContain('lastmod');
    expect(entry('/blog/post')).toContain('<lastmod>2024-03-05</lastmod>');
    expect(entry('/search')).toBe('');
    expect(entry('/404.html')).toBe('');
  });

  it('name all addresses for hosts, but not the page that unknown ones show', async () => {
    const { addresses } = await outputsOf();
    expect(addresses).toContain('/docs/1.6.0/lists');
    expect(addresses).not.toContain('/404.html');
  });
});

describe('what a page tells machines', () => {
  const tell = (pages: readonly OutputPage[], path: string) => {
    const page = pages.find(({ record }) => record.path === path);
    if (!page) throw new Error(`There is no ${path}.`);
    const cards = { pathOf: () => '/assets/card.png', files: async () => [] };
    return forMachines(page, site, { cards, changes: CHANGES });
  };

  it('is safe in HTML whatever the title', async () => {
    const { pages } = await outputsOf();
    const { head, body } = tell(pages, '/docs/sets');
    expect(head).toContain('<meta property="og:title" content="Sets &amp; more">');
    expect(body).toContain('"headline":"Sets & more"');
    expect(body.match(/</g)).toHaveLength(2);
  });

  it('is where it stands, and which address shall be listed', async () => {
    const { pages } = await outputsOf();
    const { head, body } = tell(pages, '/docs/1.10.0/lists');
    expect(head).toContain('<meta property="og:url" content="https://ligolang.org/docs/lists">');
    expect(head).toContain('<link rel="alternate" type="text/markdown" href="/docs/1.10.0/lists.md">');
    const { '@graph': things } = JSON.parse(/>(.*)</.exec(body)?.[1] ?? '{}');
    expect(things[0].itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'LIGO 1.10.0',
      'Types',
      'Lists',
    ]);
  });

  it('is when and by whom a post was written, and where its feeds are', async () => {
    const { pages } = await outputsOf();
    const { head, body } = tell(pages, '/blog/post');
    expect(head).toContain('href="/blog/atom.xml"');
    expect(body).toContain('"datePublished":"2024-02-29T00:00:00Z","dateModified":"2024-03-05T00:00:00Z"');
    expect(body).toContain('{"@type":"Organization","name":"Ann"');
  });

  it('is little where the page shall not be listed', async () => {
    const { pages } = await outputsOf();
    const { head, body } = tell(pages, '/404.html');
    expect(head).not.toContain('og:');
    expect(body).toBe('');
  });
});

describe('Markdown of a page', () => {
  it('is none where the page has no text of its own', async () => {
    const pages = [...allPages(await tiny(), () => {})];
    const search = pages.find(({ record }) => record.path === '/search');
    expect(search && copyFiles(search, site)).toEqual([]);
  });
});
