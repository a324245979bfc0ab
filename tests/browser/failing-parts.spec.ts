/**
 * A component that throws takes only itself along: it says so in its place and can be tried again, and everything
 * around it works. Each part of the site is made to throw once.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { breakPart, preparePartsToBreak } from '../helpers/break-part';
import { alive, GUIDE, open } from '../helpers/site';

interface BrokenPart {
  /** A class within the part. */
  readonly className: string;
  /** What the part is called where it has failed. */
  readonly title: string;
  /** Makes React render the part. */
  readonly show: () => Promise<void>;
  /** What is seen once it works again. */
  readonly part: Locator;
  /** Whether a click elsewhere, as on the button, closes the part. */
  readonly closesOnClick?: boolean;
  /** Closes what `show` has opened. */
  readonly close?: () => Promise<void>;
}

async function expectToFailAlone(page: Page, broken: BrokenPart) {
  const { className, title, show, part, closesOnClick, close } = broken;
  await test.step(title, async () => {
    await breakPart(page, className);
    await show();
    const failed = page.getByRole('alert').filter({ hasText: `${title} failed.` });
    await expect(failed).toBeVisible();
    const retry = failed.getByRole('button', { name: 'Try again' });
    if (!closesOnClick) {
      await retry.click();
      await expect(failed).toBeVisible();
    }
    await breakPart(page, undefined);
    await retry.click();
    await expect(part).toBeVisible();
    await expect(failed).toBeHidden();
    await close?.();
    await expect(page.locator('.part-failed')).toHaveCount(0);
  });
}

/** What a failing part must not take along. */
async function expectRestToWork(page: Page): Promise<void> {
  await expect(page.locator('.navbar-links a')).toHaveCount(7);
  await expect(page.locator('main')).not.toBeEmpty();
  await expect(page.locator('.footer a').first()).toBeVisible();
  const theme = page.locator('html');
  const before = await theme.getAttribute('data-theme');
  await page.locator('.theme-toggle').click();
  await expect(theme).not.toHaveAttribute('data-theme', before ?? '');
}

const byEscape = (page: Page) => () => page.keyboard.press('Escape');

test('dialogs and parts of a sample fail alone', async ({ page }) => {
  await preparePartsToBreak(page);
  await open(page, GUIDE);
  await expectToFailAlone(page, {
    className: 'keys',
    title: 'Keyboard shortcuts',
    show: () => page.keyboard.press('?'),
    part: page.locator('.keys'),
    close: byEscape(page),
  });
  await expectToFailAlone(page, {
    className: 'search-scope',
    title: 'Search',
    show: () => page.keyboard.press('Control+k'),
    part: page.locator('.search-scope'),
    close: byEscape(page),
  });
  const sample = page.locator('.s-jsligo:has(.tool-run)').first();
  await expectToFailAlone(page, {
    className: 'live-bar',
    title: 'The sample',
    show: () => sample.locator('.tool-run').click(),
    // It runs again by itself.
    part: sample.locator('.live-results'),
  });
  await expectToFailAlone(page, {
    className: 'live-results',
    title: 'The result',
    show: () => sample.locator('.live-bar button').first().click(),
    part: sample.locator('.live-results'),
  });
  await expectToFailAlone(page, {
    className: 'live-editor',
    title: 'The editor',
    show: () => sample.locator('.tool-edit').click(),
    part: sample.locator('.cm-content'),
  });
  await expectToFailAlone(page, {
    className: 'name-card',
    title: 'The card of types',
    show: async () => {
      await page.locator('.s-jsligo pre').nth(1).focus();
      await page.keyboard.press('ArrowRight');
    },
    part: page.locator('.s-jsligo pre').nth(1),
    closesOnClick: true,
  });
  await expectRestToWork(page);
});

test('the menu of phones and the panel for offline reading fail alone', { tag: '@full' }, async ({
  page,
}) => {
  await preparePartsToBreak(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs');
  await expectToFailAlone(page, {
    className: 'mobile-menu',
    title: 'The menu',
    show: () => page.locator('.navbar-menu').click(),
    part: page.locator('.mobile-menu'),
    close: byEscape(page),
  });
  await expectToFailAlone(page, {
    className: 'is-primary',
    title: 'Offline reading',
    show: () => page.getByRole('button', { name: 'Keep for offline reading' }).click(),
    part: page.locator('.panel .is-primary'),
    close: byEscape(page),
  });
});

const PLAYGROUND_PARTS = [
  ['wb-files', 'The list of files'],
  ['wb-problems', 'The list of problems'],
  ['wb-panels', 'The panels'],
  ['live-editor', 'The editor'],
] as const;

for (const [className, title] of PLAYGROUND_PARTS)
  test(`${title} of the playground fails alone`, { tag: '@full' }, async ({ page }) => {
    await preparePartsToBreak(page, className);
    await open(page, '/playground');
    const part = page.locator(`.${className}`);
    await expectToFailAlone(page, { className, title, show: async () => {}, part });
    await expect(page.locator('.cm-content')).toBeVisible();
  });

test('the results of the playground fail alone', { tag: '@full' }, async ({ page }) => {
  await preparePartsToBreak(page);
  await open(page, '/playground');
  await expectToFailAlone(page, {
    className: 'live-results',
    title: 'The list of results',
    show: () => page.locator('.wb-run').click(),
    part: page.locator('.wb-panel .live-results'),
  });
  await page.getByRole('tab', { name: 'Contract', exact: true }).click();
  await expect(page.locator('.contract .call-form')).toBeVisible();
});

test('an island that fails keeps its text, says so in its place and can be tried again', {
  tag: '@full',
}, async ({ page }) => {
  const ISLANDS = {
    [GUIDE]: ['code-sample', 'copy-menu', 'toc'],
    '/docs': ['offline-button'],
    '/docs/api/cli-commands': ['row-filter'],
    '/docs/tutorials/getting-started': ['tabs'],
    '/docs/reference/big-set-reference': ['type-search'],
  };
  for (const [path, names] of Object.entries(ISLANDS))
    await test.step(path, async () => {
      await page.goto(path);
      const islands = names.map((name) => page.locator(`[data-island="${name}"]`).first());
      const texts = await Promise.all(islands.map((island) => island.textContent()));
      for (const island of islands)
        await island.evaluate((host) => {
          host.dataset.kept = host.dataset.props;
          host.dataset.props = '{';
        });
      await alive(page);
      for (const [index, island] of islands.entries())
        await expectIslandToFailAlone(page, island, texts[index] ?? '');
    });
});

async function expectIslandToFailAlone(page: Page, island: Locator, text: string): Promise<void> {
  await island.locator('button, a, input, summary').first().dispatchEvent('pointerover');
  const failed = island.getByRole('alert');
  await expect(failed).toContainText('This part of the page failed.');
  expect(await island.textContent()).toContain(text);
  await expectRestToWork(page);
  await island.evaluate((host) => {
    host.dataset.props = host.dataset.kept;
  });
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toHaveCount(0);
  await expect(island).not.toBeEmpty();
}

test('each screen that fails shows the crash page, in its title too, and works when it is tried again', async ({
  page,
}) => {
  await preparePartsToBreak(page);
  await open(page, GUIDE);
  const SCREENS = {
    '/search?q=map': 'search-page',
    '/playground': 'playground',
    '/no-such-page': 'not-found',
  };
  for (const [path, className] of Object.entries(SCREENS))
    await test.step(path, async () => {
      await breakPart(page, className);
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.querySelector('main')?.append(link);
        link.click();
      }, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
      await expect(page).toHaveTitle('This page crashed.');
      await expect(page.locator('.error-text')).toHaveText(`The ${className} is broken.`);
      await breakPart(page, undefined);
      await expectRestToWork(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator(`.${className} h1`)).toBeVisible();
      await expect(page).not.toHaveTitle('This page crashed.');
    });
});
