import type { Locator, Page } from '@playwright/test';
import {
  cacheNames,
  expect,
  expectNothingKept,
  fileText,
  keep,
  keepButton,
  LIST,
  openPanel,
  pageHtml,
  test,
} from '../helpers/offline';
import { alive, GUIDE, OTHER_GUIDE, REFERENCE } from '../helpers/site';

test.describe.configure({ timeout: 120_000 });

test('keeping can be cancelled and leaves nothing; a failure says what to do', async ({
  page,
  server,
  open,
  publishFew,
}) => {
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

test('storage that is refused or missing is explained', async ({ page, open, publishFew }) => {
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

test('a service worker gone bad does not break the site', async ({
  page,
  context,
  server,
  open,
  publishFew,
}) => {
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
  }
  await open(page, OTHER_GUIDE);
  await context.setOffline(true);
  await open(page, GUIDE);
  await context.setOffline(false);

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
  await becomes('addEventListener("fetch", (e) => e.respondWith(Promise.reject("bad")));');
  await expect(page.goto(server.url(GUIDE))).rejects.toThrow();
  server.change({ '/sw.js': fileText('sw.js') });
  await expect(() => open(page, GUIDE)).toPass();
  await expect(page.locator('h1')).toHaveText('Lists');
  await context.setOffline(true);
  await open(page, REFERENCE);
});

test('a browser that does not tell how much room there is keeps a version; without its worker nothing is lost', async ({
  page,
  server,
  open,
  publishFew,
}) => {
  publishFew();
  await page.addInitScript(() => Object.defineProperty(navigator, 'storage', { value: undefined }));
  await open(page, GUIDE);
  await keep(page);
  await server.stop();
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Lists');
  await server.start();
  await test.step('a registration without its worker loses nothing that is kept', () => loseWorker(page));
});

async function loseWorker(page: Page): Promise<void> {
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
}
