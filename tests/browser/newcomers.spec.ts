/** What newcomers come for: each task takes at most three clicks from the home page, or one search. */
import { expect, type Page, test } from '@playwright/test';
import { searchFor } from '../helpers/search';
import { alive, open, pathOf } from '../helpers/site';

interface Task {
  readonly name: string;
  /** The names of the links and buttons to click, each in the part of the page that a selector names. */
  readonly clicks: readonly (readonly [within: string, name: string | RegExp])[];
  /** Where they lead. */
  readonly path: string;
  /** A heading that answers the question. */
  readonly heading: string | RegExp;
}

const MAX_CLICKS = 3;

const TASKS: readonly Task[] = [
  {
    name: 'install the compiler',
    clicks: [['.hero', /^Packages, ARM/]],
    path: '/docs/intro/installation',
    heading: 'Installation',
  },
  {
    name: 'write a first contract',
    clicks: [['.hero', 'Write your first contract']],
    path: '/docs/tutorials/getting-started',
    heading: /start/i,
  },
  {
    name: 'find out why an entrypoint is refused',
    clicks: [
      ['.ways', 'Messages'],
      ['.entry-index', 'Not an entrypoint'],
    ],
    path: '/messages/not-an-entrypoint',
    heading: 'Not an entrypoint',
  },
  {
    name: 'deploy a contract',
    clicks: [['.ways', 'Deploy']],
    path: '/docs/compiling/deploying',
    heading: /deploy/i,
  },
  {
    name: 'make a token',
    clicks: [['.ways', 'A token']],
    path: '/docs/tutorials/fa2-token',
    heading: /token/i,
  },
  {
    name: 'protect an entrypoint',
    clicks: [
      ['.ways', 'Cookbook'],
      ['.entry-index', 'Allowing only listed accounts'],
    ],
    path: '/cookbook/allow-list',
    heading: 'Allowing only listed accounts',
  },
  {
    name: 'find out what 1.6.0 lacks',
    clicks: [
      ['.footer', 'Changelog'],
      ['.sidebar', 'What changed since 1.6.0'],
    ],
    path: '/docs/changes/from-1.6.0',
    heading: /1\.6\.0/,
  },
];

async function click(page: Page, [within, name]: Task['clicks'][number]): Promise<void> {
  await alive(page);
  const before = pathOf(page);
  await page.locator(within).getByRole('link', { name }).first().click();
  await expect.poll(() => pathOf(page)).not.toBe(before);
}

test.describe('from the home page', () => {
  for (const { name, clicks, path, heading } of TASKS)
    test(name, async ({ page }) => {
      expect(clicks.length).toBeLessThanOrEqual(MAX_CLICKS);
      await open(page, '/');
      for (const one of clicks) await click(page, one);
      expect(pathOf(page)).toContain(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });

  test('change the syntax, with one click', async ({ page }) => {
    await open(page, '/');
    await page.locator('.hero-code .s-jsligo').getByRole('button', { name: 'CameLIGO', exact: true }).click();
    await expect(page.locator('.hero-code .s-cameligo pre')).toBeVisible();
    await expect(page.locator('.claims .s-jsligo pre').first()).toBeHidden();
  });

  test('find the type of List.fold, with one search', async ({ page }) => {
    await open(page, '/');
    const { options } = await searchFor(page, 'List.fold');
    await options.first().click();
    await expect.poll(() => pathOf(page)).toBe('/docs/reference/list-reference');
    expect(new URL(page.url()).hash).toBe('#list-fold');
    await expect(page.locator('#list-fold ~ pre.signature.s-jsligo').first()).toContainText('=>');
  });

  test('ask a question', async ({ page }) => {
    await page.goto('/');
    const people = page.locator('.ways').getByRole('link', { name: 'people to ask' });
    await expect(people).toHaveAttribute('href', /^https:\/\/discord/);
    await page.locator('.ways').getByRole('link', { name: 'Questions' }).click();
    await expect.poll(() => pathOf(page)).toBe('/docs/faq/intro');
  });
});
