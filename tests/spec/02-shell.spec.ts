/** Section 2: the navigation bar, the footer and the home page. */
import { expect, test } from '@playwright/test';
import { GUIDE, open } from '../helpers/site';

const VERSIONS = ['next', '1.11.5', '1.10.0', '1.6.0'];

test.describe('navigation bar', () => {
  test('has the links, the menus, the search box and the toggle', { tag: '@flow' }, async ({ page }) => {
    await open(page, GUIDE);
    const links = page.locator('.navbar-links a');
    await expect(links).toHaveText(['Docs', 'API', 'FAQ', 'Playground', 'Blog', 'Registry', 'Web IDE']);
    await expect(links.nth(0)).toHaveAttribute('href', '/docs/intro/introduction');
    await expect(links.nth(1)).toHaveAttribute('href', '/docs/reference/toplevel-reference');
    await expect(links.nth(2)).toHaveAttribute('href', '/docs/faq/intro');
    await expect(links.nth(3)).toHaveAttribute('href', '/playground');
    await expect(links.nth(4)).toHaveAttribute('href', '/blog');
    await expect(links.nth(5)).toHaveAttribute('href', /^https:\/\/packages\.ligolang\.org/);
    await expect(links.nth(6)).toHaveAttribute('href', /^https:\/\/ide\.ligolang\.org/);
    for (const index of [5, 6]) {
      await expect(links.nth(index)).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(links.nth(index).locator('svg')).toBeVisible();
    }
    const tools = page.locator('.navbar-tools');
    await expect(tools.getByText('Search')).toBeVisible();
    expect((await tools.locator('.navbar-search').boundingBox())?.width).toBeGreaterThanOrEqual(190);
    await expect(tools.getByRole('button', { name: 'Switch between light and dark' })).toBeVisible();
    await tools.locator('.is-versions summary').click();
    await expect(tools.locator('.is-versions li')).toHaveText([
      'Next (unreleased)',
      '1.11.5 (latest)',
      '1.10.0',
      '1.6.0',
    ]);
    await tools.locator('.is-syntax summary').click();
    await expect(tools.locator('.is-syntax li')).toHaveText(['JsLIGO', 'CameLIGO']);
  });

  test('the versions menu keeps the page, also where another version has it under another address', {
    tag: '@flow',
  }, async ({ page }) => {
    await open(page, GUIDE);
    const versions = page.locator('.navbar-tools .is-versions');
    await versions.locator('summary').click();
    await versions.getByRole('link', { name: '1.10.0' }).click();
    await expect(page.locator('.version-badge')).toHaveText('Version 1.10.0');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
    await open(page, '/docs/1.6.0/lists/declaring');
    await versions.locator('summary').click();
    await versions.getByRole('link', { name: '1.11.5' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists');
  });

  test('the links of the bar stay in the version being read', { tag: '@flow' }, async ({ page }) => {
    await open(page, '/docs/next/data-types/lists');
    await page.locator('.navbar-links').getByRole('link', { name: 'API' }).click();
    await expect(page).toHaveURL(/\/docs\/next\/reference\/toplevel-reference/);
  });
});

test.describe('footer', () => {
  for (const path of ['/', GUIDE, '/blog', '/nowhere']) {
    test(`${path} has the groups, the social links, the tagline and the copyright`, async ({ page }) => {
      await open(page, path);
      const footer = page.locator('footer');
      await expect(footer.getByRole('heading')).toHaveText(['Learn', 'Community', 'Contribute']);
      for (const group of ['Learn', 'Community', 'Contribute']) {
        await expect(footer.getByRole('navigation', { name: group }).getByRole('link').first()).toBeVisible();
      }
      const social = footer.locator('.footer-social a');
      expect(await social.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')))).toEqual([
        expect.stringContaining('chat server'),
        expect.stringContaining('video playlist'),
        expect.stringContaining('issue tracker'),
        expect.stringContaining('social network'),
        expect.stringContaining('messaging group'),
        expect.stringContaining('professional network'),
      ]);
      for (const link of await social.all()) {
        await expect(link).toHaveAttribute('href', /^https:/);
        await expect(link.locator('svg')).toBeVisible();
      }
      await expect(footer).toContainText('The smart-contract language tailored for the blockchain');
      await expect(footer).toContainText('2025');
    });
  }

  test('every link of the footer to this site leads to a page', async ({ page, request }) => {
    await open(page, '/');
    const paths = await page
      .locator('footer a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
  });
});

test.describe('home page', () => {
  test('shows a contract in the reader’s syntax with the switch beside it', { tag: '@flow' }, async ({
    page,
  }) => {
    await open(page, '/');
    const code = page.locator('.hero-code');
    await expect(code.locator('.s-jsligo code')).toContainText('@entry');
    await expect(code.locator('.s-cameligo code')).toBeHidden();
    await code.locator('.s-jsligo button.code-tab').click();
    await expect(code.locator('.s-cameligo code')).toContainText('[@entry]');
    await expect(page.locator('.steps')).toContainText('counter.mligo');
  });

  test('shows features, a test with its result, the Michelson, next steps and the latest posts', async ({
    page,
  }) => {
    await open(page, '/');
    await expect(page.locator('.hero-words p').first()).toContainText('Tezos');
    await expect(page.locator('.hero-code')).toContainText('test_add exited with value 42.');
    await expect(page.locator('.features li a')).toHaveCount(4);
    await expect(page.locator('.steps li h3')).toHaveCount(3);
    await expect(page.locator('.steps')).toContainText('ligo compile contract');
    await expect(page.locator('.steps')).toContainText('view "current" unit int { CDR }');
    await expect(page.locator('.steps').getByRole('tab')).toHaveText(['Linux', 'macOS', 'Windows']);
    await expect(page.locator('.next-steps li a')).toHaveCount(9);
    await expect(page.locator('.latest-posts h3')).toHaveCount(3);
  });

  test('every link to this site leads to a page, in every version that a reader may prefer', async ({
    page,
    request,
  }) => {
    for (const name of VERSIONS) {
      await page.addInitScript((version) => localStorage.setItem('docs.preferred-version', version), name);
      await open(page, '/');
      const paths = await page
        .locator('.home a[href^="/"], .navbar a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      for (const path of new Set(paths)) expect((await request.get(path)).status(), path).toBe(200);
    }
  });
});
