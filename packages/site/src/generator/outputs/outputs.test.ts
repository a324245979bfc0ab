/** The outputs of a tiny site. Those of the real site are checked in tests/conformance. */
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../../../tests/helpers/dist';
import { homeParts } from '../../../../../tests/helpers/home-parts';
import { madeUpSite } from '../../../../../tests/helpers/made-up-site';
import { pageText, tinySite } from '../../../../../tests/helpers/tiny-site';
import { completeAddresses } from '../../model/base-url';
import type { SiteConfig } from '../../model/site';
import type { ClientBundle } from '../client/bundle';
import type { OutputPage } from '../output';
import { sitePages } from '../pages/site-pages';
import { projectFrom } from '../project';
import { indexFiles, searchJobs } from '../search-index';
import { loadSiteContent, type SiteContent } from '../site-content';
import type { SocialCards } from './cards/social-cards';
import { copyFiles } from './copies';
import { pageMetadata } from './head';
import type { LastChanges } from './last-changes';
import { siteFiles } from './site-outputs';

const site = madeUpSite();

const POST =
  '---\ntitle: A post\ndescription: About it.\ndate: 2024-02-29\nauthors: [Ann]\ntags: [news]\n---\n\n';

async function tiny(config = site): Promise<SiteContent> {
  const root = await tinySite({
    'content/docs/lists.md': pageText('Lists', 'See [sets](sets.md#size).'),
    'content/docs/sets.md': pageText('Sets & more', '## Size\n\nText.', 'since: 1.10.0\n'),
    'content/docs/alone.md': pageText('Alone'),
    'content/blog/post.md': `${POST}Read about [lists](../docs/lists.md) & \`<b>\`.\n`,
    ...homeParts(),
    'content/sidebars.yaml':
      'sidebars: { docs: { label: Docs, items: [{ category: Types, items: [lists, sets] }] } }\nnone: [alone]\n',
  });
  return loadSiteContent({ root, site: config, includeDrafts: false, lastChanges: CHANGES });
}

const CHANGES: LastChanges = new Map([
  ['content/blog/post.md', '2024-03-05'],
  ['content/docs/lists.md', '2024-03-06'],
]);

const CLIENT: ClientBundle = {
  assets: [],
  boot: 'boot()',
  script: '/main.js',
  preloads: [],
  packages: [],
  style: 'p{}',
  frontStyle: 'h1{}',
};

const CARDS: SocialCards = {
  pathOf: () => '/assets/card.png',
  textOf: ({ card }) => card,
  files: async () => [],
};

interface Built {
  readonly all: SiteContent;
  readonly files: ReadonlyMap<string, string>;
  readonly pages: readonly OutputPage[];
}

const builds = new Map<string, Promise<Built>>();

/** Every output of the tiny site; it is built once for each configuration. */
function outputsOf(config = site): Promise<Built> {
  const built = builds.get(config.baseUrl) ?? build(config);
  builds.set(config.baseUrl, built);
  return built;
}

async function build(config: SiteConfig): Promise<Built> {
  const all = await tiny(config);
  const made = sitePages(all);
  const pages = made.map(([, make]) => make());
  expect(pages.map(({ record }) => record.path)).toEqual(made.map(([path]) => path));
  const files = new Map<string, string>();
  const written = siteFiles(all, {
    project: projectFrom({ root: ROOT, siteConfig: '' }, {}),
    pages: made,
    client: CLIENT,
    build: 'b1',
    search: Promise.resolve(indexFiles(searchJobs(all))),
    cards: CARDS,
    look: { light: { bg: '#fffffe' }, dark: { bg: '#000001' } },
    written: new Map(),
  });
  for await (const { file, content } of written) files.set(file, String(content));
  return { all, files, pages };
}

describe('the outputs of a site', () => {
  it('include Markdown of every page in every version and syntax, with links within the version', async () => {
    const { files } = await outputsOf();
    expect(files.get('docs/next/lists.jsligo.md')).toBe(
      '# Lists\n\n> About Lists.\n\nVersion next of Taco, for JsLIGO. Page: https://taco.example/docs/next/lists The latest version is 2.0.0: https://taco.example/docs/lists\n\nSee [sets](https://taco.example/docs/next/sets#size).\n',
    );
    expect(files.get('docs/lists.md')).toContain('[sets](https://taco.example/docs/sets#size)');
    expect(files.get('docs/1.0.0/lists.md')).toContain('See sets.');
    expect(files.has('docs/1.0.0/sets.md')).toBe(false);
    for (const file of ['index.md', 'blog.md', 'blog/post.cameligo.md', 'blog/tags/news.md', 'docs/1.0.0.md'])
      expect(files.has(file), file).toBe(true);
    expect(files.has('search.md')).toBe(false);
  });

  it('include llms.txt of the latest version, with pages outside of sidebars', async () => {
    const { files } = await outputsOf();
    const list = files.get('llms.txt') ?? '';
    expect(list).toContain('## Types\n\n- [Lists](https://taco.example/docs/lists.md): About Lists.');
    expect(list).toContain('## Further pages\n\n- [Alone](https://taco.example/docs/alone.md)');
    expect(list).toContain('- [A post](https://taco.example/blog/post.md): About it.');
    const whole = files.get('llms-full.txt') ?? '';
    expect(whole.match(/^# .+$/gm)).toEqual(['# Lists', '# Sets & more', '# Alone']);
  });

  it('include feeds with full text, URLs and dates', async () => {
    const { files } = await outputsOf();
    const feed = JSON.parse(files.get('blog/feed.json') ?? '{}');
    expect(feed.items).toEqual([
      expect.objectContaining({
        id: 'https://taco.example/blog/post',
        content_html:
          '<p>Read about <a href="https://taco.example/docs/lists">lists</a> &#x26; <code>&#x3C;b></code>.</p>',
        date_published: '2024-02-29T00:00:00Z',
        date_modified: '2024-03-05T00:00:00Z',
        authors: [{ name: 'Ann' }],
      }),
    ]);
    expect(files.get('blog/rss.xml')).toContain('<pubDate>Thu, 29 Feb 2024 00:00:00 GMT</pubDate>');
    expect(files.get('blog/atom.xml')).toContain('<updated>2024-03-05T00:00:00Z</updated>');
  });

  it('include a sitemap of the canonical addresses, with known dates', async () => {
    const { files } = await outputsOf();
    const sitemap = files.get('sitemap.xml') ?? '';
    const urls = sitemap.split('<url>');
    const entry = (path: string) =>
      urls.find((url) => url.includes(`<loc>https://taco.example${path}</loc>`)) ?? '';
    expect(entry('/docs/sets')).not.toBe('');
    expect(entry('/docs/sets')).not.toContain('lastmod');
    expect(entry('/docs/1.10.0/sets')).toBe('');
    expect(entry('/blog/post')).toContain('<lastmod>2024-03-05</lastmod>');
    expect(entry('/search')).toBe('');
    expect(entry('/404.html')).toBe('');
    expect(sitemap).not.toContain('xhtml');
  });

  it('list all addresses for nginx, except for the not-found page', async () => {
    const config = (await outputsOf()).files.get('_nginx/http.conf');
    expect(config).toContain('"/docs/1.0.0/lists"');
    expect(config).not.toContain('"/404.html"');
  });

  it('include no Markdown of pages without an article', async () => {
    const search = (await outputsOf()).pages.find(({ record }) => record.path === '/search');
    expect(search && copyFiles(search, site)).toEqual([]);
  });

  it('include all expected files', async () => {
    const { files } = await outputsOf();
    for (const file of ['index.html', '404.html', 'docs.html', '_headers', '_redirects', 'pages.json'])
      expect(files.has(file), file).toBe(true);
  });
});

describe('the outputs of a site with a base', () => {
  it('have the same file names', async () => {
    const plain = await outputsOf();
    const based = await outputsOf(completeAddresses({ ...site, baseUrl: '/sub/' }));
    expect([...based.files.keys()].sort()).toEqual([...plain.files.keys()].sort());
  });

  it('contain no addresses outside of the base', async () => {
    const { files } = await outputsOf(completeAddresses({ ...site, baseUrl: '/sub/' }));
    const texts = ['feed.json', 'rss.xml', 'atom.xml'].map((name) => files.get(`blog/${name}`));
    const generated = [
      ...texts,
      ...['sitemap.xml', 'robots.txt', 'opensearch.xml', 'llms.txt', 'index.md', 'docs/lists.md'].map(
        (name) => files.get(name),
      ),
    ].join('\n');
    expect(generated.match(/https:\/\/taco\.example(?!\/sub\/)\S*/g)).toBeNull();
    expect(files.get('_redirects')).toBe(
      '/sub/docs/2.0.0 /sub/docs 301\n/sub/docs/2.0.0/* /sub/docs/:splat 301\n',
    );
    expect(files.get('docs/lists.html')).toContain('href="/sub/docs/sets#size"');
    expect(JSON.parse(files.get('site.webmanifest') ?? '{}')).toMatchObject({ id: '/sub/', scope: '/sub/' });
  });
});

describe('the foot of a document', () => {
  it('shows the date of the last change if it is known, and links to the file', async () => {
    const { files } = await outputsOf();
    const lists = files.get('docs/lists.html');
    expect(lists).toContain('Last updated on <time dateTime="2024-03-06">6 March 2024</time>');
    expect(lists).toContain(`href="${site.docs.editUrl}content/docs/lists.md"`);
    expect(files.get('docs/sets.html')).not.toContain('Last updated');
  });
});

describe('breadcrumbs', () => {
  it('link to the version, and to the first page of the sidebar and of each category', async () => {
    const { files } = await outputsOf();
    const [crumbs] = /<nav class="breadcrumbs".*?<\/nav>/.exec(files.get('docs/sets.html') ?? '') ?? [];
    const links = [...(crumbs ?? '').matchAll(/<a href="([^"]*)">([^<]*)/g)].map(([, href, text]) => [
      text,
      href,
    ]);
    expect(links).toEqual([
      ['2.0.0', '/docs'],
      ['Docs', '/docs/lists'],
      ['Types', '/docs/lists'],
    ]);
  });
});

describe('the metadata of a page', () => {
  const metadataOf = async (path: string) => {
    const { pages } = await outputsOf();
    const page = pages.find(({ record }) => record.path === path);
    if (!page) throw new Error(`${path} does not exist.`);
    return pageMetadata(page, site, CARDS);
  };

  it('is escaped for any title', async () => {
    const { head, body } = await metadataOf('/docs/sets');
    expect(head).toContain('<meta property="og:title" content="Sets &amp; more">');
    expect(body).toContain('"headline":"Sets & more"');
    expect(body.match(/</g)).toHaveLength(2);
  });

  it('contains its section and its canonical address', async () => {
    const { head, body } = await metadataOf('/docs/1.10.0/lists');
    expect(head).toContain('<meta property="og:url" content="https://taco.example/docs/lists">');
    expect(head).toContain('<link rel="alternate" type="text/markdown" href="/docs/1.10.0/lists.md">');
    const { '@graph': things } = JSON.parse(/>(.*)</.exec(body)?.[1] ?? '{}');
    expect(things[0].itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'LIGO 1.10.0',
      'Lists',
    ]);
  });

  it('contains the date, the authors and the feeds of a post', async () => {
    const { head, body } = await metadataOf('/blog/post');
    expect(head).toContain('href="/blog/atom.xml"');
    expect(body).toContain('"datePublished":"2024-02-29T00:00:00Z","dateModified":"2024-03-05T00:00:00Z"');
    expect(body).toContain('{"@type":"Organization","name":"Ann"');
  });

  it('is minimal for pages that are not indexed', async () => {
    const { head, body } = await metadataOf('/404.html');
    expect(head).not.toContain('og:');
    expect(body).toBe('');
  });
});
