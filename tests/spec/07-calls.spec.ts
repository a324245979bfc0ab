/** Sections 6, 7 and 9: no accounts, no backend, no third-party requests. In Europe: 09-consent.spec.ts. */
import { expect, test } from '@playwright/test';
import { SCREEN, screenLink } from '../helpers/screen';
import { idle, open } from '../helpers/site';

test('a visit asks this site alone, for static files on demand; outside of Europe consent is kept for 90 days', async ({
  page,
  baseURL,
}) => {
  const calls: string[] = [];
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    calls.push(`${request.method()} ${origin}`);
    asked.push(pathname);
  });
  await open(page, '/');
  await page.locator('.hero-code button.code-tab:visible').click();
  await page.getByRole('link', { name: 'Read the docs' }).click();
  await expect(page.locator('.version-badge')).toBeVisible();
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await page.locator('.navbar').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The LIGO blog');
  await test.step('documents have no scripts but those whose size conformance/budget limits, and the styles of menus', () => {
    const files = asked.flatMap(
      (path) => /^\/assets\/(.+)-[\w-]{8}(\.\w+)$/.exec(path)?.slice(1).join('') ?? [],
    );
    const ofHome = [
      'ProgressPanel.css',
      'ProgressPanel.js',
      'front-styles.css',
      'front-styles.js',
      'save-file.js',
    ];
    const onDemand = ['islands.js', 'on-tab-key.js'];
    const ofDocuments = files.filter((file) => ![...ofHome, ...onDemand].includes(file));
    expect(ofDocuments.sort()).toEqual(['app.css', 'app.js', 'entry.js', 'react.js', 'rolldown-runtime.js']);
  });
  await test.step('a page and its script are loaded on demand', async () => {
    const ofScreen = () =>
      asked.filter((path) => path === SCREEN || /^\/assets\/playground-[\w-]+\.js$/.test(path));
    expect(ofScreen()).toEqual([]);
    await screenLink(page).click();
    await expect(page.locator('main h1')).toHaveText('Playground');
    expect(ofScreen().sort()).toEqual([expect.stringMatching(/^\/assets\/playground-/), SCREEN]);
  });
  await open(page, '/nowhere');
  await idle(page);
  expect([...new Set(calls)]).toEqual([`GET ${baseURL}`]);
  await test.step('there is no banner, and one cookie', async () => {
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toHaveCount(0);
    const cookies = (await page.context().cookies()).map(({ name, value, expires }) => {
      return { name, value, days: Math.round((expires - Date.now() / 1000) / 86_400) };
    });
    expect(cookies).toEqual([{ name: 'cookie_consent', value: 'true', days: 90 }]);
  });
});
