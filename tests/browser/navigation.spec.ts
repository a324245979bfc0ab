import { expect, test } from '@playwright/test';
import { alive, expectQuiet, GUIDE, OTHER_GUIDE, open, pathOf, REFERENCE } from '../helpers/site';

test('a click on a link shows the next page from its HTML file, in the same document and sidebar', {
  tag: '@flow',
}, async ({ page }) => {
  const quiet = expectQuiet(page);
  await open(page, GUIDE);
  const sidebar = page.locator('.sidebar');
  await sidebar.locator('summary', { hasText: 'Testing' }).click();
  await sidebar.evaluate((element) => element.setAttribute('data-same', ''));
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await sidebar.getByRole('link', { name: 'Sets', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  expect([...new Set(asked)].filter((path) => path !== '/favicon.svg')).toEqual([OTHER_GUIDE]);
  expect(pathOf(page)).toBe(OTHER_GUIDE);
  expect(new URL(page.url()).searchParams.get('lang')).toBe('jsligo');
  await expect(page).toHaveTitle(/^Sets \| LIGO$/);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `https://ligolang.org${OTHER_GUIDE}`,
  );
  await test.step('focus is on the new page, and its title is announced', async () => {
    await expect(page.locator('#main')).toBeFocused();
    await expect(page.locator('.route-status')).toHaveText(/^Sets/);
  });
  await test.step('the sidebar stays as it is and marks the new page', async () => {
    await expect(page.locator('.sidebar[data-same]')).toBeVisible();
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Sets');
    await expect(
      sidebar.locator('details', { has: page.locator('summary', { hasText: 'Testing' }) }).first(),
    ).toHaveAttribute('open', '');
  });
  await test.step('another section brings its own sidebar', async () => {
    const api = page.locator('.navbar').getByRole('link', { name: 'API' });
    await api.click();
    await expect(sidebar).toContainText('Standard library');
    await expect(api).toHaveAttribute('aria-current', 'true');
  });
  quiet();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a link with a hash scrolls smoothly to its anchor after 100 ms', async ({ page }) => {
    await open(page, REFERENCE);
    await page.evaluate(() => {
      const behaviors: unknown[] = [];
      Object.assign(window, { behaviors });
      Element.prototype.scrollIntoView = (options) => {
        behaviors.push((options as ScrollIntoViewOptions).behavior);
      };
    });
    const behaviors = () => page.evaluate(() => (window as unknown as { behaviors: string[] }).behaviors);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('.table a[href="#list-map"]').dispatchEvent('click');
    await expect(page).toHaveURL(/#list-map$/);
    await page.clock.runFor(99);
    expect(await behaviors()).toEqual([]);
    await page.clock.runFor(1);
    expect(await behaviors()).toEqual(['smooth']);
  });
});

test('a link to an anchor inside a fold opens the fold', { tag: '@flow' }, async ({ page }) => {
  await open(page, `${REFERENCE}#list-head_opt`);
  await expect(page.locator('#list-head_opt')).toBeVisible();
});

test('pointing at a link prefetches its page, even before React is loaded, and the click sends no other request', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = (name: string) => page.locator('.sidebar').getByRole('link', { name, exact: true });
  await test.step('a pointer that rests on a link before React is loaded', async () => {
    await page.goto(GUIDE);
    await link('Maps').hover();
    await expect.poll(() => asked).toContain('/docs/data-types/maps');
  });
  await alive(page);
  await link('Sets').hover();
  await expect.poll(() => asked).toContain(OTHER_GUIDE);
  await link('Sets').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  expect(asked.filter((path) => path === OTHER_GUIDE)).toHaveLength(1);
  await test.step('a fast page shows no progress bar', async () => {
    await page.evaluate(() => {
      new MutationObserver(() => {
        if ('waiting' in document.documentElement.dataset) Object.assign(window, { barSeen: true });
      }).observe(document.documentElement, { attributes: true });
    });
    // An already fetched page, so that the speed of the machine does not matter.
    const fetched = page.waitForResponse(/\/data-types\/records$/);
    await link('Records').hover();
    await (await fetched).finished();
    await link('Records').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Records');
    expect(await page.evaluate(() => 'barSeen' in window)).toBe(false);
  });
});

test('other origins, downloads, targets and clicks with a modifier key are left to the browser', async ({
  page,
  context,
}) => {
  await open(page, GUIDE);
  const handled = await page.evaluate(() => {
    const outcome: Record<string, boolean> = {};
    for (const [name, attributes] of Object.entries({
      otherOrigin: { href: 'https://example.org/' },
      download: { href: '/docs/data-types/sets', download: '' },
      target: { href: '/docs/data-types/sets', target: '_blank' },
      inner: { href: '/docs/data-types/sets' },
    })) {
      const link = document.createElement('a');
      for (const [key, value] of Object.entries(attributes)) link.setAttribute(key, value);
      document.querySelector('.article-body')?.append(link);
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 });
      link.addEventListener('click', () => {});
      const stop = (late: Event) => {
        outcome[name] = late.defaultPrevented;
        late.preventDefault();
      };
      window.addEventListener('click', stop, { once: true });
      link.dispatchEvent(event);
    }
    return outcome;
  });
  expect(handled).toEqual({ otherOrigin: false, download: false, target: false, inner: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
  const opened = context.waitForEvent('page');
  await page
    .locator('.sidebar')
    .getByRole('link', { name: 'Lists', exact: true })
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForLoadState();
  expect(pathOf(page)).toBe(OTHER_GUIDE);
});
