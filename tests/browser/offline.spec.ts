import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect as baseExpect, type Locator, type Page, test } from '@playwright/test';
import type { OfflineList } from '../../src/model/offline';
import { ROOT } from '../helpers/dist';
import { type OwnServer, ownServer } from '../helpers/own-server';
import { searchFor } from '../helpers/search';
import { alive, COMMAND, GUIDE, OTHER_GUIDE, pathOf, REFERENCE } from '../helpers/site';

const folder = resolve(ROOT, process.env.TEST_DIST ?? 'dist');
const LIST = '/offline/1.11.5.json';
const fileText = (file: string) => readFileSync(join(folder, file), 'utf8');
const pageHtml = (path: string) => fileText(`${path.slice(1)}/index.html`);
const hashOf = (text: string) => createHash('sha1').update(text).digest('base64url').slice(0, 16);

/** Pages are fetched, hashed and written by a browser that may share its machine with others. */
test.describe.configure({ timeout: 120_000 });
const expect = baseExpect.configure({ timeout: 20_000 });

let server: OwnServer;
test.beforeEach(async () => {
  server = await ownServer(folder);
});
test.afterEach(() => server.stop());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.url(path));
  await alive(page);
}

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Offline reading' });
const keepButton = (panel: Locator) => panel.getByRole('button', { name: 'Keep for offline reading' });
const offer = (page: Page) => page.locator('[data-offline]');

/** The panel, by way of the menu of a document. */
async function openPanel(page: Page): Promise<Locator> {
  await page.getByText('Copy page').click();
  await offer(page).click();
  await expect(panelOf(page)).toBeVisible();
  return panelOf(page);
}

async function keep(page: Page): Promise<void> {
  const panel = await openPanel(page);
  await keepButton(panel).click();
  await expect(panel).toContainText('can be read without a network');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

async function expectNothingKept(page: Page): Promise<void> {
  await expect.poll(() => cacheNames(page)).toEqual([]);
  expect(await registrations(page)).toBe(0);
}

const SOME_PAGES = [GUIDE, OTHER_GUIDE, REFERENCE];

/** A version of three pages and what they load, which is kept in a moment. Changed pages make another build of it. */
function publishFew(changed: Readonly<Record<string, string>> = {}): void {
  const list = JSON.parse(fileText(LIST.slice(1))) as OfflineList;
  const isFew = (path: string) => SOME_PAGES.includes(path) || /^\/assets\/[^/]+\.(js|css)$/.test(path);
  const few = Object.entries(list.files).filter(([path]) => isFew(path));
  const hashes = Object.entries(changed).map(([path, text]) => [path, hashOf(text)]);
  const files = Object.fromEntries([...few, ...hashes]) as OfflineList['files'];
  const build = hashOf(JSON.stringify(files));
  server.change({ ...changed, [LIST]: JSON.stringify({ ...list, build, files }) });
}

test('a version is kept as a whole, read and searched without a network, and removed', {
  tag: '@flow',
}, async ({ page }) => {
  await open(page, '/docs');
  expect(await registrations(page)).toBe(0);
  const ofOffline = /sw\.js|^\/offline\/|\/(OfflinePanel|follow-kept|work)-/;
  expect(server.asked.filter((path) => ofOffline.test(path))).toEqual([]);
  await offer(page).click();
  const panel = panelOf(page);
  await expect(panel).toContainText(/about \d+ MB/);
  await keepButton(panel).click();
  await expect(panel.getByText(/^[1-9]\d* of \d{3} pages and files$/)).toBeVisible();
  await panel.getByRole('button', { name: 'Read on' }).click();
  await expect(offer(page)).toHaveText('Kept for offline reading', { timeout: 90_000 });

  await server.stop();
  await page.reload();
  await alive(page);
  await expect(page.locator('h1')).toHaveText('LIGO 1.11.5');
  await expect(offer(page)).toHaveText('Kept for offline reading');

  await open(page, `${GUIDE}.html?lang=cameligo`);
  expect(pathOf(page)).toBe(GUIDE);
  await page.locator(`.sidebar a[href="${OTHER_GUIDE}"]`).click();
  await expect(page.locator('h1')).toHaveText('Sets');
  await open(page, `/docs/1.11.5${COMMAND.slice('/docs'.length)}`);
  await expect(page.locator('h1')).toHaveText('ligo compile contract');
  await open(page, REFERENCE);
  await expect(page.locator('h1')).toHaveText('List');

  await page.locator('.article-body figure.s-cameligo pre').first().focus();
  await expect(page.getByText('Arrow keys show the types of names.')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: /^About / })).toBeVisible();
  const sample = page.locator('.article-body figure.s-cameligo[data-library]').first();
  await sample.getByRole('button', { name: 'Run' }).click();
  await expect(sample.locator('.live-results .is-passed').first()).toBeVisible();
  await sample.getByRole('button', { name: 'Edit' }).click();
  await expect(sample.locator('.live-check')).toHaveText('No problems found.');
  await open(page, '/playground');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('tabpanel', { name: 'Results' }).locator('.is-passed').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Contract' }).click();
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(page.getByText('The call succeeded.')).toBeVisible();
  await open(page, REFERENCE);

  const { options } = await searchFor(page, 'fold_left');
  await expect(options.first()).toContainText('List.fold_left');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/fold_left/);

  await open(page, GUIDE);
  await page.evaluate(() => {
    document
      .querySelector('article')
      ?.insertAdjacentHTML('afterbegin', '<a href="/docs/1.6.0">elsewhere</a>');
  });
  await page.getByRole('link', { name: 'elsewhere' }).click();
  await expect(page.getByRole('alert')).toContainText('this page is not kept for offline reading');
  const answer = await page.goto(server.url('/docs/1.6.0/data-types/lists'));
  expect(answer?.status()).toBe(503);
  await expect(page.locator('h1')).toHaveText('Not kept for offline reading');
  await page.getByRole('link', { name: 'Go to version 1.11.5' }).click();
  await alive(page);
  await expect(page.locator('h1')).toHaveText('LIGO 1.11.5');

  await offer(page).click();
  await panel.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(keepButton(panel)).toBeVisible();
  await expectNothingKept(page);
  await expect(offer(page)).toHaveText('Keep for offline reading');
});

test('a reader who is online sees the newest page at once, and what is kept follows', async ({
  page,
  context,
}) => {
  publishFew();
  await open(page, GUIDE);
  await keep(page);
  const [before] = await cacheNames(page);

  const renamed = (path: string, from: string) =>
    pageHtml(path).replace(`<h1>${from}</h1>`, '<h1>Second build</h1>');
  publishFew({ [GUIDE]: renamed(GUIDE, 'Lists'), [OTHER_GUIDE]: renamed(OTHER_GUIDE, 'Sets') });
  server.asked.length = 0;
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Second build');
  await expect.poll(() => cacheNames(page)).not.toContain(before);
  expect(await cacheNames(page)).toHaveLength(1);
  expect(server.asked).toContain(OTHER_GUIDE);
  expect(server.asked).not.toContain(REFERENCE);

  await context.setOffline(true);
  await page.reload();
  await alive(page);
  await expect(page.locator('h1')).toHaveText('Second build');
  await page.goto(server.url(OTHER_GUIDE));
  await expect(page.locator('h1')).toHaveText('Second build');
  await open(page, REFERENCE);
  await expect(page.locator('h1')).toHaveText('List');
  await context.setOffline(false);

  // A build that cannot be had as a whole leaves what is kept as it is, and the panel says so.
  publishFew({ [GUIDE]: pageHtml(GUIDE) });
  server.change({ [GUIDE]: 500 });
  const [second] = await cacheNames(page);
  await page.reload();
  await expect(page.locator('h1')).toHaveText('List');
  const panel = await openPanel(page);
  await expect(panel.getByRole('alert')).toContainText(
    `Version 1.11.5 could not be brought up to date. The server answered with status 500 for ${GUIDE}. Try again later.`,
  );
  expect(await cacheNames(page)).toEqual([second]);
});

test('keeping can be cancelled and leaves nothing; a failure says what to do', async ({ page }) => {
  publishFew();
  const release = server.hold(REFERENCE);
  await open(page, GUIDE);
  const panel = await openPanel(page);
  await keepButton(panel).click();
  await expect(panel.getByText(/^[1-9]\d* of \d+ pages and files$/)).toBeVisible();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(keepButton(panel)).toBeVisible();
  await expectNothingKept(page);
  release();

  const tellsAfter = async (button: Locator, words: string) => {
    await button.click();
    await expect(panel.getByRole('alert')).toContainText(words);
    await expectNothingKept(page);
  };
  const again = panel.getByRole('button', { name: 'Try again' });
  server.change({ [REFERENCE]: 500 });
  await tellsAfter(
    keepButton(panel),
    `The server answered with status 500 for ${REFERENCE}. Try again later.`,
  );
  server.change({ [REFERENCE]: 'a page of another build' });
  await tellsAfter(again, 'The site is being published right now. Try again in a few minutes.');
  server.change({ [LIST]: '<html>' });
  await tellsAfter(again, 'The server answered with something else than its list.');
  publishFew();
  server.change({ [REFERENCE]: pageHtml(REFERENCE), '/sw.js': 404 });
  await tellsAfter(again, 'The script that answers without a network did not start.');
  server.change({ '/sw.js': 'throw new Error("bad")' });
  await tellsAfter(again, 'The script that answers without a network did not start.');
  server.change({ '/sw.js': 'self.addEventListener("install", (e) => e.waitUntil(Promise.reject("bad")))' });
  await tellsAfter(again, 'The script that answers without a network did not start.');
  await server.stop();
  await tellsAfter(again, 'The network failed. Check your connection and try again.');
  await server.start();

  const developer = await page.context().newCDPSession(page);
  await developer.send('Storage.overrideQuotaForOrigin', { origin: server.url(''), quotaSize: 1000 });
  await tellsAfter(again, 'There is not enough room. Free some space on this device');
  await developer.send('Storage.overrideQuotaForOrigin', { origin: server.url('') });
  server.change({ '/sw.js': fileText('sw.js') });
  await again.click();
  await expect(panel).toContainText('can be read without a network');
});

test('storage that is refused or missing is explained', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
    Object.assign(CacheStorage.prototype, { keys: refuse, open: refuse });
  });
  publishFew();
  await open(page, GUIDE);
  const panel = await openPanel(page);
  await keepButton(panel).click();
  await expect(panel.getByRole('alert')).toContainText('The browser does not let this site store anything.');

  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await open(page, GUIDE);
  await openPanel(page);
  await expect(panel).toContainText('This browser cannot keep pages at this address.');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByText('Copy page')).toBeFocused();
});

test('a service worker gone bad does not break the site', async ({ page, context }) => {
  publishFew();
  await open(page, GUIDE);
  await keep(page);
  const update = () =>
    page.evaluate(async () => {
      const [registration] = await navigator.serviceWorker.getRegistrations();
      return registration?.update().then(
        () => 'updated',
        () => 'refused',
      );
    });

  // What is no worker is refused by the browser, and the one that is there goes on.
  for (const bad of [404, '<html>garbage</html>', 'throw new Error("bad")']) {
    server.change({ '/sw.js': bad });
    expect(await update()).toBe('refused');
    await open(page, OTHER_GUIDE);
    await context.setOffline(true);
    await open(page, GUIDE);
    await context.setOffline(false);
  }

  // One that throws when it is asked is passed over.
  const takesOver =
    'addEventListener("install", () => skipWaiting()); addEventListener("activate", (e) => e.waitUntil(clients.claim()));';
  const becomes = (script: string) => {
    server.change({ '/sw.js': `${takesOver}${script}` });
    return page.evaluate(async () => {
      const taken = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve),
      );
      await (await navigator.serviceWorker.ready).update();
      await taken;
    });
  };
  await becomes('addEventListener("fetch", () => { throw new Error("bad"); });');
  await open(page, OTHER_GUIDE);
  await expect(page.locator('h1')).toHaveText('Sets');

  // One that spoils every answer is replaced at the next visit by what is published in its place.
  for (const fixed of ['self.skipWaiting()', fileText('sw.js')]) {
    await becomes('addEventListener("fetch", (e) => e.respondWith(Promise.reject("bad")));');
    await expect(page.goto(server.url(GUIDE))).rejects.toThrow();
    server.change({ '/sw.js': fixed });
    await expect(() => open(page, GUIDE)).toPass();
    await expect(page.locator('h1')).toHaveText('Lists');
  }
  await context.setOffline(true);
  await open(page, REFERENCE);
});

test('a browser that does not tell how much room there is keeps a version all the same', async ({ page }) => {
  publishFew();
  await page.addInitScript(() => Object.defineProperty(navigator, 'storage', { value: undefined }));
  await open(page, GUIDE);
  await keep(page);
  await server.stop();
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Lists');
});

test('a registration without its worker loses nothing that is kept', async ({ page }) => {
  publishFew();
  await open(page, GUIDE);
  await keep(page);
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.getRegistration = async () =>
      ({ active: null, waiting: null, installing: null }) as unknown as ServiceWorkerRegistration;
  });
  await page.reload();
  await alive(page);
  const panel = await openPanel(page);
  await expect(panel).toContainText('can be read without a network');
  // Even when no worker is known at all, another version leaves this one alone.
  await page.evaluate(async () => {
    Object.defineProperty(navigator.serviceWorker, 'controller', { value: null });
    await caches.open('offline / 1.6.0 abc');
  });
  const names = await cacheNames(page);
  await panel.getByRole('button', { name: 'Close' }).click();
  const again = await openPanel(page);
  await expect(keepButton(again)).toBeVisible();
  expect(await cacheNames(page)).toEqual(names);
});
