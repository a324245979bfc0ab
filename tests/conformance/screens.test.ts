/** Sections 2 and 3 of the specification: the content of the site's screens before any script runs. */
import { describe, expect, test } from 'vitest';
import { site } from '../../site.config';
import { read } from '../helpers/built';
import { hrefsOf, pageAt, textsOf } from '../helpers/built-page';
import { LATEST } from '../helpers/latest';

const GUIDE = '/docs/data-types/lists';

test.each([
  ['/', 'The smart-contract language tailored for the blockchain'],
  ['/blog', 'The LIGO blog'],
  ['/blog/archive', 'Archive'],
  ['/blog/tags', 'Tags'],
  ['/blog/tags/explainer', /tagged “explainer”$/],
  ['/blog/tags/migration', /tagged “migration”$/],
  ['/blog/layout-comb-how', 'Living with the comb layout'],
  ['/blog/layout-comb-why', 'Why records became right combs'],
  ['/blog/v1-migration-guide', 'Moving from LIGO 0.x to 1.0'],
  ['/search', /Search/],
  ['/playground', 'Playground'],
  ['/404.html', 'Page not found'],
])('%s shows its screen', (path, heading) => {
  const [shown] = textsOf(pageAt(path), 'h1');
  if (typeof heading === 'string') expect(shown).toBe(heading);
  else expect(shown).toMatch(heading);
});

test('without script, the results page says what it needs', () => {
  expect(textsOf(pageAt('/search'), 'main .needs-script').join()).toContain('Searching needs JavaScript');
});

describe('documentation roots', () => {
  test.each([
    ['next', '/docs/next', 'LIGO documentation, next version', 'may still change'],
    [LATEST, '/docs', 'LIGO documentation', 'the latest release'],
    ['1.10.0', '/docs/1.10.0', 'LIGO documentation, 1.10.0', 'an older release'],
    ['1.6.0', '/docs/1.6.0', 'LIGO documentation, 1.6.0', 'an older release'],
  ])('%s has its landing page at %s, which leads to its introduction', (name, root, heading, status) => {
    const page = pageAt(root);
    expect(textsOf(page, 'h1')).toEqual([heading]);
    const [shown = ''] = textsOf(page, '.landing-status');
    expect(shown).toContain(`Version ${name}: `);
    expect(shown).toContain(status);
    expect(page.querySelectorAll('.card').length).toBeGreaterThan(0);
    const introduction = `${root}/intro/introduction`;
    expect(textsOf(page, '.way h2')).toEqual(['Learn', 'Build', 'Look up']);
    expect(hrefsOf(page, '.way a')).toEqual(
      expect.arrayContaining([
        introduction,
        `${root}/intro/installation`,
        '/cookbook',
        '/messages',
        '/glossary',
      ]),
    );
    expect(textsOf(pageAt(introduction), '.version-badge')).toEqual([`Version ${name}`]);
  });

  test('a card leads to the pages that it leaves out', () => {
    const [more] = pageAt('/docs').querySelectorAll('.card-more a');
    const listed = [...(more?.closest('.card')?.querySelectorAll('li a') ?? [])].map((link) =>
      link.getAttribute('href'),
    );
    const href = more?.getAttribute('href') ?? '';
    expect(more?.textContent).toMatch(/^and \d+ more in /);
    expect(listed.length).toBeGreaterThan(1);
    expect(listed).not.toContain(href);
    expect(hrefsOf(pageAt(href), '.sidebar a[aria-current="page"]')).toEqual([href]);
  });

  test('the pages under /docs mirror those of next', () => {
    const linksOf = (root: string) =>
      ['intro/introduction', 'reference/toplevel-reference', 'faq/intro']
        .flatMap((path) => hrefsOf(pageAt(`${root}/${path}`), '.sidebar a'))
        .map((path) => path.slice(root.length));
    const next = linksOf('/docs/next');
    expect(next.length).toBeGreaterThan(100);
    expect(linksOf('/docs').filter((path) => !next.includes(path))).toEqual([]);
  });

  test('1.6.0 has the older sections by topic, and its pages say that it is not the latest', () => {
    const page = pageAt('/docs/1.6.0/lists/declaring');
    expect(textsOf(page, '.version-banner').join()).toContain('an older version');
    const topics =
      'booleans comments constants contract functions keywords lists maps modules numbers polymorphism preprocessor records sets signatures strings switches tuples variants';
    const links = hrefsOf(page, '.sidebar a');
    for (const topic of topics.split(' '))
      expect(
        links.some((href) => href.startsWith(`/docs/1.6.0/${topic}/`)),
        topic,
      ).toBe(true);
  });

  test.each([
    ['next', /unreleased/],
    ['1.10.0', /older version/],
    ['1.6.0', /older version/],
  ])('the banner of %s leads to the same page of the latest version', (version, words) => {
    const page = pageAt(GUIDE.replace('/docs', `/docs/${version}`));
    expect(textsOf(page, '.version-banner').join()).toMatch(words);
    expect(hrefsOf(page, '.version-banner a')).toEqual([GUIDE]);
  });
});

describe('site data', () => {
  test('title, favicon and canonical address come from the configuration', () => {
    const page = pageAt(GUIDE);
    expect(page.title).toBe(`Lists | ${site.title}`);
    expect(hrefsOf(page, 'link[rel="canonical"]')).toEqual([`${site.url}${GUIDE}`]);
    const [icon = ''] = hrefsOf(page, 'link[rel="icon"]');
    expect(icon).toBe(`/${site.favicon}`);
    expect(read(icon.slice(1))).toContain('<svg');
  });

  test('structured data name the project and the organization of the configuration', () => {
    const data = textsOf(pageAt(GUIDE), 'script[type="application/ld+json"]').join();
    expect(data).toContain(`"name":"${site.organizationName}"`);
    expect(data).toContain(`"name":"${site.projectName}"`);
  });

  test('a sidebar is collapsed but for the branch of the page', () => {
    const page = pageAt(GUIDE);
    expect(page.querySelectorAll('.sidebar details').length).toBeGreaterThan(5);
    expect(textsOf(page, '.sidebar details[open] > summary')).toEqual(['Data types']);
    expect(textsOf(page, '.sidebar a[aria-current="page"]')).toEqual(['Lists']);
  });

  test('the table of contents has the headings of levels 2 and 3', () => {
    const page = pageAt('/docs/reference/list-reference');
    const listed = textsOf(page, '.toc a');
    expect(listed.length).toBeGreaterThan(10);
    expect(listed).toEqual(textsOf(page, '.article-body :is(h2, h3)'));
    expect(page.querySelectorAll('.toc .toc-2').length).toBeGreaterThan(0);
    expect(page.querySelectorAll('.toc .toc-3').length).toBeGreaterThan(0);
  });

  test('the blog has its title, its description, reading times and no sidebar', () => {
    const page = pageAt('/blog');
    expect(textsOf(page, '.lead').join()).toMatch(/explainers/);
    expect(page.querySelectorAll('.post-list > li').length).toBe(3);
    for (const meta of textsOf(page, '.post-meta')) expect(meta).toMatch(/\d+ min read/);
    const [post = ''] = hrefsOf(page, '.post-list a[href="/blog/layout-comb-how"]');
    expect(textsOf(pageAt(post), '.post .post-meta').join()).toMatch(/\d+ min read/);
    for (const path of ['/blog', post]) expect(pageAt(path).querySelector('.sidebar')).toBeNull();
  });

  test('a post leads back to the blog and to the feed', () => {
    const page = pageAt('/blog/layout-comb-how');
    expect(hrefsOf(page, '.breadcrumbs a')).toContain('/blog');
    const feeds = (path: string) =>
      [...pageAt(path).querySelectorAll('main a')]
        .filter(({ textContent }) => textContent.trim() === 'Feed')
        .map((link) => link.getAttribute('href'));
    expect(feeds('/blog/layout-comb-how')).toEqual(['/blog/rss.xml']);
    expect(feeds('/blog')).toEqual(['/blog/rss.xml']);
  });

  test('there are no accounts: nobody is asked for a name or a password', () => {
    for (const path of ['/', GUIDE, '/blog', '/docs']) {
      expect(pageAt(path).querySelectorAll('form, input[type="password"], input[type="email"]').length).toBe(
        0,
      );
    }
  });
});
