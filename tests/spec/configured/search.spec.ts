/** Section 7: queries to a hosted search service, with a fake service on localhost. */
import { algoliaServer } from '../../helpers/algolia-server';
import type { Answering, HostedServer } from '../../helpers/hosted-server';
import { LATEST } from '../../helpers/latest';
import { openBox, searchFor } from '../../helpers/search';
import { idle, open } from '../../helpers/site';
import { searchPort } from '../variants/ports';
import { expect, test } from '../variants/test';

const GUIDE = '/docs/intro/introduction';
let service: HostedServer;
let refuse: Answering = () => undefined;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  service = await algoliaServer((call) => refuse(call), searchPort);
  const record = {
    objectID: 'intro/introduction#start',
    lang: 'en',
    version: [LATEST, 'next'],
    kind: 'guide',
    page: 'intro/introduction',
    anchor: 'start',
    title: 'Introduction <b>',
    heading: 'Where to start',
    trail: ['Getting started'],
    keywords: [],
    text: 'Here you start with <img src=x onerror=alert(1)>.',
    worth: 100,
  };
  service.indexes.set('ligo', new Map([[record.objectID, record]]));
});

test.afterAll(() => service.close());

test.beforeEach(() => {
  service.calls.length = 0;
  refuse = () => undefined;
});

test('queries go to the service, filtered by language and version; one key searches all versions', async ({
  page,
}) => {
  await open(page, GUIDE);
  await test.step('no request is sent before something is typed', async () => {
    await openBox(page);
    await idle(page);
    expect(service.calls).toEqual([]);
    await page.keyboard.press('Escape');
  });
  const { options, dialog } = await searchFor(page, 'start');
  await expect(options.first()).toContainText('Where to start');
  await expect(options.first().locator('mark').first()).toHaveText('start');
  expect(await dialog.locator('img, b').count()).toBe(0);
  expect(service.calls.at(-1)).toMatchObject({
    method: 'POST',
    path: expect.stringMatching(/^\/1\/indexes\/ligo\/query\?.*x-algolia-api-key=public-key/),
    body: { query: 'start', facetFilters: ['lang:en', [`version:${LATEST}`]] },
  });
  await expect(options.first()).toHaveAttribute('href', '/docs/intro/introduction?mark=start#start');
  await page.keyboard.press('Alt+a');
  await expect
    .poll(() => JSON.stringify(service.calls.at(-1)?.body))
    .toContain(`["version:${LATEST}","version:next","version:1.10.0","version:1.6.0"]`);
});

test('a refusal shows the usual message, and the next try recovers; a rate limit is waited out', async ({
  page,
}) => {
  await open(page, GUIDE);
  refuse = () => ({ status: 403, body: { message: 'Invalid key' } });
  const { dialog, input, options } = await searchFor(page, 'start');
  await expect(dialog).toContainText('Unable to fetch results');
  await expect(dialog).toContainText('You might want to check your network connection.');
  refuse = () => undefined;
  await input.fill('star');
  await expect(options.first()).toBeVisible();
  await test.step('a rate limit is waited out', async () => {
    let refused = 0;
    refuse = () => (refused++ < 2 ? { status: 429, body: { message: 'Too Many Requests' } } : undefined);
    await input.fill('start');
    await expect(page.locator('[data-answers="start"]')).toBeVisible();
    await expect(options.first()).toContainText('Where to start');
    expect(refused).toBeGreaterThan(2);
  });
});
