import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as baseExpect, test as baseTest, type Locator, type Page } from '@playwright/test';
import type { OfflineList } from '../../packages/site/src/model/offline';
import { fileOfPath } from '../../packages/site/src/model/route';
import { DIST } from './dist';
import { sharedSite } from './faulty-site';
import { LATEST } from './latest';
import { type OwnServer, ownServer } from './own-server';
import { alive, COMMAND, GUIDE, OTHER_GUIDE, REFERENCE } from './site';

const LIST = `/offline/${LATEST}.json`;
export const fileText = (file: string) => readFileSync(join(DIST, file), 'utf8');
export const pageHtml = (path: string) => fileText(fileOfPath(path));
/** The offline list of the current version. */
const wholeList = () => JSON.parse(fileText(LIST.slice(1))) as OfflineList;
const hashOf = (text: string) => createHash('sha1').update(text).digest('base64url').slice(0, 16);

interface OfflineFixtures {
  /** A server for one test, which can be stopped and changed. */
  readonly server: OwnServer;
  readonly open: (page: Page, path: string) => Promise<void>;
  /** Publishes a version with three pages, which is stored quickly. Changed pages make it another build. */
  readonly publishFew: (changed?: Readonly<Record<string, string>>) => void;
  /** Publishes a version with a few pages, search, samples and the playground. */
  readonly publishSmall: () => void;
}

export const test = baseTest.extend<OfflineFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the form of fixtures
  server: async ({}, use) => {
    const site = await sharedSite();
    await use(ownServer(site));
    await site.stop();
    await site.start();
    site.fail();
  },
  open: ({ server }, use) =>
    use(async (page, path) => {
      await page.goto(server.url(path));
      await alive(page);
    }),
  publishFew: ({ server }, use) => {
    const few = new Set([...SOME_PAGES, ...firstScripts(Object.keys(wholeList().files))]);
    return use((changed) => publish(server, (path) => few.has(path), changed));
  },
  publishSmall: ({ server }, use) => use(() => publishSmallVersion(server)),
});

/** A browser on a shared machine needs time to fetch, hash and store pages. */
export const expect = baseExpect.configure({ timeout: 20_000 });

export const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Offline reading' });
export const keepButton = (panel: Locator) => panel.getByRole('button', { name: 'Keep for offline reading' });
export const offer = (page: Page) => page.locator('[data-offline]');

/** Opens the panel from the menu of a document. */
export async function openPanel(page: Page): Promise<Locator> {
  await page.getByText('Copy page').click();
  await offer(page).click();
  await expect(panelOf(page)).toBeVisible();
  return panelOf(page);
}

export async function keep(page: Page): Promise<void> {
  const panel = await openPanel(page);
  await keepButton(panel).click();
  await expect(panel).toContainText('can be read without a network');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
}

export const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
export const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

export async function expectNothingKept(page: Page): Promise<void> {
  await expect.poll(() => cacheNames(page)).toEqual([]);
  expect(await registrations(page)).toBe(0);
}

const SOME_PAGES = [GUIDE, OTHER_GUIDE, REFERENCE];

/** The scripts that every page loads, with those that they import. */
function firstScripts(files: readonly string[]): Set<string> {
  const found = new Set(files.filter((path) => /^\/assets\/(app|entry|react)-[^/]+\.js$/.test(path)));
  for (const path of found) {
    const imports = fileText(path.slice(1)).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
    for (const [, name] of imports) found.add(`/assets/${name}`);
  }
  return found;
}

/** Publishes a version with a few pages, search, samples and the playground. */
export const publishSmallVersion = (server: OwnServer): void => publish(server, isOfSmall);

/** All files except other documentation pages, their hover data and their search texts. */
function isOfSmall(path: string): boolean {
  const pages = ['/docs', COMMAND, ...SOME_PAGES];
  if (path.startsWith('/assets/hover/')) return pages.some((page) => pageHtml(page).includes(path));
  return pages.includes(path) || !/^\/(docs|assets\/search)\//.test(path);
}

function publish(
  server: OwnServer,
  isKept: (path: string) => boolean,
  changed: Readonly<Record<string, string>> = {},
): void {
  const list = wholeList();
  const kept = Object.entries(list.files).filter(([path]) => isKept(path));
  const hashes = Object.entries(changed).map(([path, text]) => [path, hashOf(text)]);
  const files = Object.fromEntries([...kept, ...hashes]) as OfflineList['files'];
  const build = hashOf(JSON.stringify(files));
  server.change({ ...changed, [LIST]: JSON.stringify({ ...list, build, files }) });
}
