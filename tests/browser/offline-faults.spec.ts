import type { Locator } from '@playwright/test';
import {
  expect,
  expectNothingKept,
  fileText,
  keep,
  keepButton,
  openPanel,
  pageHtml,
  test,
} from '../helpers/offline';
import { GUIDE, OTHER_GUIDE, REFERENCE } from '../helpers/site';

test.describe.configure({ timeout: 120_000 });

/** The words for all failures are in packages/site/src/offline/OfflinePanel.dom.test.tsx. */
test('a download can be cancelled and leaves nothing behind; neither does a failure, which explains what to do', {
  tag: '@full',
}, async ({ page, server, open, publishFew }) => {
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
  server.change({ [REFERENCE]: pageHtml(REFERENCE), '/sw.js': 'throw new Error("bad")' });
  await tellsAfter(again, 'The script for offline reading did not start.');
  server.change({ '/sw.js': 'self.addEventListener("install", (e) => e.waitUntil(Promise.reject("bad")))' });
  await tellsAfter(again, 'The script for offline reading did not start.');
  server.change({ '/sw.js': fileText('sw.js') });
  await again.click();
  await expect(panel).toContainText('can be read without a network');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByText('Copy page')).toBeFocused();
});

test('a broken service worker does not break the site', { tag: '@full' }, async ({
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
  const visit = (path: string) => page.goto(server.url(path));
  await context.setOffline(true);
  await visit(OTHER_GUIDE);
  await expect(page.locator('h1')).toHaveText('Sets');
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
  await visit(REFERENCE);
  await expect(page.locator('h1')).toHaveText('List');

  // One that spoils every answer is replaced at the next visit by what is published in its place.
  await becomes('addEventListener("fetch", (e) => e.respondWith(Promise.reject("bad")));');
  await expect(visit(GUIDE)).rejects.toThrow();
  server.change({ '/sw.js': fileText('sw.js') });
  await expect(() => visit(GUIDE)).toPass();
  await expect(page.locator('h1')).toHaveText('Lists');
  await context.setOffline(true);
  await visit(REFERENCE);
  await expect(page.locator('h1')).toHaveText('List');
});
