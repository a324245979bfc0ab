import { LATEST } from '../helpers/latest';
import {
  cacheNames,
  expect,
  expectNothingKept,
  keep,
  keepButton,
  offer,
  openPanel,
  pageHtml,
  panelOf,
  registrations,
  test,
} from '../helpers/offline';
import { searchFor } from '../helpers/search';
import { alive, GUIDE, OTHER_GUIDE, pathOf, REFERENCE } from '../helpers/site';

test.describe.configure({ timeout: 120_000 });

test('a version is kept, read and searched without a network, and removed', {
  tag: '@flow',
}, async ({ page, server, open, publishSmall }) => {
  publishSmall();
  await open(page, '/docs');
  expect(await registrations(page)).toBe(0);
  const ofOffline = /sw\.js|^\/offline\/|\/(OfflinePanel|follow-kept|work)-/;
  expect(server.asked.filter((path) => ofOffline.test(path))).toEqual([]);
  await offer(page).click();
  const panel = panelOf(page);
  await expect(panel).toContainText(/about \d+ MB/);
  await keepButton(panel).click();
  await expect(panel.getByText(/^[1-9]\d* of \d+ pages and files$/)).toBeVisible();
  await panel.getByRole('button', { name: 'Read on' }).click();
  await expect(offer(page)).toHaveText('Kept for offline reading');

  await server.stop();
  await page.reload();
  await alive(page);
  await expect(page.locator('h1')).toHaveText('LIGO documentation');
  await expect(offer(page)).toHaveText('Kept for offline reading');

  await open(page, `${GUIDE}.html?lang=cameligo`);
  expect(pathOf(page)).toBe(GUIDE);
  await page.locator(`.sidebar a[href="${OTHER_GUIDE}"]`).click();
  await expect(page.locator('h1')).toHaveText('Sets');
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
  await page.getByRole('tab', { name: 'Contract', exact: true }).click();
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(page.locator('.live-status', { hasText: 'The call succeeded.' })).toBeVisible();

  await open(page, REFERENCE);
  const { options } = await searchFor(page, 'fold_left');
  await expect(options.first()).toContainText('List.fold_left');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/fold_left/);
  await expect(page.locator('h1')).toHaveText('List');

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
  await page.getByRole('link', { name: `Go to version ${LATEST}` }).click();
  await alive(page);
  await expect(page.locator('h1')).toHaveText('LIGO documentation');

  await offer(page).click();
  await panel.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(keepButton(panel)).toBeVisible();
  await expectNothingKept(page);
  await expect(offer(page)).toHaveText('Keep for offline reading');
});

test('a reader who is online sees the newest page at once, and the kept copy is updated', {
  tag: '@full',
}, async ({ page, context, server, open, publishFew }) => {
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
  await expect(page.locator('h1')).toHaveText('Second build');
  await page.goto(server.url(OTHER_GUIDE));
  await expect(page.locator('h1')).toHaveText('Second build');
  await page.goto(server.url(REFERENCE));
  await expect(page.locator('h1')).toHaveText('List');
  await context.setOffline(false);

  // An incompletely available build leaves the kept version unchanged, and the panel reports it.
  publishFew({ [GUIDE]: pageHtml(GUIDE), [OTHER_GUIDE]: renamed(OTHER_GUIDE, 'Sets') });
  server.change({ [GUIDE]: 500 });
  const [second] = await cacheNames(page);
  await page.reload();
  await expect(page.locator('h1')).toHaveText('List');
  const panel = await openPanel(page);
  await expect(panel.getByRole('alert')).toContainText(
    `Version ${LATEST} could not be brought up to date. The server answered with status 500 for ${GUIDE}. Try again later.`,
  );
  expect(await cacheNames(page)).toEqual([second]);
});
