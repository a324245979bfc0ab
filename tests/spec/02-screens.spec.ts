/** Section 2: screens and routes. */
import { expect, test } from '@playwright/test';
import { alive, expectQuiet, GUIDE, open, pathOf } from '../helpers/site';

const SCREENS: Readonly<Record<string, string | RegExp>> = {
  '/': 'The smart-contract language tailored for the blockchain',
  '/blog': 'The LIGO blog',
  '/blog/archive': 'Archive',
  '/blog/tags': 'Tags',
  '/blog/tags/explainer': /tagged “explainer”$/,
  '/blog/tags/migration': /tagged “migration”$/,
  '/blog/layout-comb-how': 'Living with the comb layout',
  '/blog/layout-comb-why': 'Why records became right combs',
  '/blog/v1-migration-guide': 'Moving from LIGO 0.x to 1.0',
  '/search': /Search/,
};

const VERSIONS = [
  { name: 'next', root: '/docs/next', heading: 'LIGO, next version', status: 'unreleased' },
  { name: '1.11.5', root: '/docs', heading: 'LIGO 1.11.5', status: 'latest' },
  { name: '1.10.0', root: '/docs/1.10.0', heading: 'LIGO 1.10.0', status: 'older' },
  { name: '1.6.0', root: '/docs/1.6.0', heading: 'LIGO 1.6.0', status: 'older' },
] as const;

test.describe('site-level routes', () => {
  for (const [path, heading] of Object.entries(SCREENS)) {
    test(`${path} shows its screen`, async ({ page }) => {
      const quiet = expectQuiet(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await alive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(pathOf(page)).toBe(path);
      quiet();
    });
  }

  for (const path of ['/nowhere', '/blogs', '/blog/archive/more', '/docs/data-types/lists/more', '/Ω/%2e']) {
    test(`${path} matches no route exactly and shows the not-found page`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    });
  }

  test('a link to an unknown path shows the not-found page in place', { tag: '@flow' }, async ({ page }) => {
    await open(page, GUIDE);
    await page.evaluate(() => {
      Object.assign(window, { stayed: true });
      document.querySelector('.article-body a[href]')?.setAttribute('href', '/docs/data-types/listes');
    });
    await page.locator('.article-body a[href="/docs/data-types/listes"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    expect(pathOf(page)).toBe('/docs/data-types/listes');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });
});

test.describe('plain addresses', () => {
  for (const [from, to] of [
    ['/index.html', '/'],
    ['/blog.html', '/blog'],
    ['/blog/index.html', '/blog'],
    ['/docs/data-types/lists.html', GUIDE],
    ['/docs/data-types/lists/index.html', GUIDE],
    ['/docs/1.11.5/data-types/lists', GUIDE],
  ] as const) {
    test(`${from} becomes ${to}`, async ({ page }) => {
      await open(page, `${from}?lang=cameligo#what-lists-cost`);
      expect(page.url()).toMatch(new RegExp(`${to}\\?lang=cameligo#what-lists-cost$`));
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
    });
  }

  test('the not-found page of a host without redirects leads to the plain address', async ({ page }) => {
    await page.route('**/docs/data-types/lists.html*', async (route) => {
      await route.fulfill({ response: await route.fetch({ url: new URL('/nowhere', page.url()).href }) });
    });
    await open(page, '/');
    await page.goto('/docs/data-types/lists.html?lang=cameligo#what-lists-cost');
    await expect(page).toHaveURL(/\/docs\/data-types\/lists\?lang=cameligo#what-lists-cost$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
  });

  test('a link to an .html address arrives at the plain one', { tag: '@flow' }, async ({ page }) => {
    await open(page, GUIDE);
    await page.evaluate(() =>
      document.querySelector('.article-body a[href]')?.setAttribute('href', '/blog/index.html'),
    );
    await page.locator('.article-body a[href="/blog/index.html"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The LIGO blog');
    expect(pathOf(page)).toBe('/blog');
  });
});

test.describe('documentation roots', () => {
  for (const { name, root, heading, status } of VERSIONS) {
    test(`${root} is the landing page of ${name} and leads to its introduction`, async ({ page }) => {
      await open(page, root);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('.landing-status')).toHaveText(status);
      await page.getByRole('link', { name: 'Read the introduction' }).click();
      await expect(page).toHaveURL(new RegExp(`${root}/intro/introduction\\?`));
      await expect(page.locator('.version-badge')).toHaveText(`Version ${name}`);
    });
  }

  test('the pages under /docs mirror those of next', async ({ page }) => {
    const linksOf = async (root: string) => {
      const found: string[] = [];
      for (const path of ['intro/introduction', 'reference/toplevel-reference', 'faq/intro']) {
        await page.goto(`${root}/${path}`);
        const links = page.locator('.sidebar a');
        found.push(
          ...(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))),
        );
      }
      return found.map((path) => path.slice(root.length));
    };
    const next = await linksOf('/docs/next');
    const latest = await linksOf('/docs');
    expect(next.length).toBeGreaterThan(200);
    expect(latest.filter((path) => !next.includes(path))).toEqual([]);
  });

  test('1.6.0 has the older sections by topic, and its pages say that it is not the latest', async ({
    page,
  }) => {
    await open(page, '/docs/1.6.0/lists/declaring');
    await expect(page.locator('.version-banner')).toContainText('an older version');
    for (const topic of 'booleans comments constants contract functions keywords lists maps modules numbers polymorphism preprocessor records sets signatures strings switches tuples variants'.split(
      ' ',
    )) {
      await expect(page.locator(`.sidebar a[href^="/docs/1.6.0/${topic}/"]`).first(), topic).toBeAttached();
    }
  });
});
