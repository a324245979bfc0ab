import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { HOSTILE_LINKS } from '../helpers/hostile-links';
import { LATEST } from '../helpers/latest';
import { alive, expectQuiet, open } from '../helpers/site';

const PLAYGROUND = '/playground';
const HELLO = 'const greeting = "hello";\nconst size = String.length(greeting);';

const editorOf = (page: Page) => page.getByRole('textbox', { name: /^Code of / });
const panelOf = (page: Page, name: string) => page.getByRole('tabpanel', { name });
const runButton = (page: Page) => page.getByRole('button', { name: 'Run', exact: true });

async function openPlayground(page: Page, address = PLAYGROUND): Promise<void> {
  await open(page, address);
  await expect(editorOf(page)).toBeVisible();
}

/** Replaces the text of the editor. */
async function write(page: Page, text: string): Promise<void> {
  await editorOf(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  // Firefox would leave one empty line in place of several lines.
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}

test('the contract that it starts with can be called; a program is checked, run, and shows values and types', {
  tag: '@flow',
}, async ({ page }) => {
  const quiet = expectQuiet(page);
  await openPlayground(page, `${PLAYGROUND}?lang=cameligo`);
  await test.step('the contract that it starts with can be called', async () => {
    await expect(editorOf(page)).toContainText('let subtract');
    await page.getByRole('tab', { name: 'Contract' }).click();
    await runButton(page).click();
    const panel = panelOf(page, 'Contract');
    await panel.getByRole('button', { name: 'Call' }).click();
    await expect(panel).toContainText('The call succeeded.');
  });
  await page.getByRole('group', { name: 'Syntax' }).getByRole('button', { name: 'JsLIGO' }).click();
  await expect(page.getByRole('tab', { name: 'counter.jsligo' })).toBeVisible();
  await write(page, 'const a: nat = "x";');
  await page.getByRole('tab', { name: /^Problems/ }).click();
  await expect(panelOf(page, 'Problems')).toContainText('Line 1, column 16');
  await write(page, `${HELLO}\nconst test_size = assert(size == 5n);`);
  await expect(panelOf(page, 'Problems')).toContainText('No problems found.');
  await page.getByRole('tab', { name: 'Types' }).click();
  await expect(panelOf(page, 'Types')).toContainText('greeting: string');
  // The results are shown even if another panel is open.
  await runButton(page).click();
  await expect(panelOf(page, 'Results')).toContainText('size = 5n');
  await expect(panelOf(page, 'Results')).toBeInViewport();
  await expect(page.locator('.navbar').getByRole('link', { name: 'Playground' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  quiet();
});

test('an example follows the syntax of the reader; an edited one is translated and kept', async ({
  page,
}) => {
  await openPlayground(page, `${PLAYGROUND}?lang=jsligo`);
  await expect(page.getByRole('tab', { name: 'counter.jsligo' })).toBeVisible();
  for (const [choice, name] of [
    ['CameLIGO', 'counter.mligo'],
    ['JsLIGO', 'counter.jsligo'],
  ] as const) {
    await page.locator('.navbar .is-syntax summary').click();
    await page.locator('.navbar').getByRole('button', { name: choice }).click();
    await expect(page.getByRole('tab', { name })).toBeVisible();
  }
  await write(page, HELLO);
  const syntaxes = page.getByRole('group', { name: 'Syntax' });
  await syntaxes.getByRole('button', { name: 'CameLIGO' }).click();
  await expect(page.getByRole('tab', { name: 'counter.mligo' })).toHaveAttribute('aria-selected', 'true');
  await expect(editorOf(page)).toContainText('let greeting');
  await syntaxes.getByRole('button', { name: 'JsLIGO' }).click();
  await expect(editorOf(page)).toContainText('greeting');
  await test.step('a file is downloaded', async () => {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe('counter.jsligo');
    expect(readFileSync(await download.path(), 'utf8')).toBe(HELLO);
  });
  await test.step('another example is opened', async () => {
    await page.getByText('Examples', { exact: true }).click();
    const group = page.locator('.play-examples section').first();
    await expect(group.getByRole('heading')).toBeVisible();
    const button = group.getByRole('button').first();
    const name = await button.textContent();
    await button.click();
    await expect(page.getByRole('tab', { name: new RegExp(`^${name}\\.`) })).toBeVisible();
    await expect(group).toBeHidden();
    await expect(page.getByText('Examples', { exact: true })).toBeFocused();
  });
});

test('several files form one program and survive a reload, also without the worker', {
  tag: '@full',
}, async ({ page }) => {
  await openPlayground(page);
  await write(page, 'export const two = 2;');
  await page.getByRole('textbox', { name: 'Name' }).fill('lib.jsligo');
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await page.getByRole('button', { name: 'New file' }).click();
  await write(page, '#import "lib.jsligo" "Lib"\nconst four = Lib.two + Lib.two;');
  await runButton(page).click();
  await expect(panelOf(page, 'Results')).toContainText('four = 4');
  await page.route(`**/ligo/${LATEST}.json`, (route) => route.abort());
  await page.reload();
  await alive(page);
  await expect(page.getByRole('tab', { name: 'lib.jsligo' })).toBeVisible();
  await expect(editorOf(page)).toContainText('const four');
  await test.step('a worker that cannot be loaded is reported, and the text stays', async () => {
    await runButton(page).click();
    await expect(panelOf(page, 'Results').getByRole('status')).toHaveText(/\w/);
    await expect(panelOf(page, 'Results').locator('.is-failed')).toBeVisible();
    await expect(editorOf(page)).toContainText('const four');
  });
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Remove file' }).click();
  await expect(page.getByRole('tab', { name: 'main.jsligo' })).toHaveCount(0);
});

test('a shared link runs nothing by itself and keeps the workspace of its reader', {
  tag: '@flow',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlayground(page);
  await write(page, HELLO);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await write(page, 'const mine = 1;');
  await page.goto('about:blank');
  await openPlayground(page, link);
  await expect(page.getByText('This program comes from a link.')).toBeVisible();
  await expect(editorOf(page)).toContainText('greeting');
  await expect(panelOf(page, 'Results')).toContainText('Press Run');
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(panelOf(page, 'Results')).not.toContainText('Press Run');
  await page.getByRole('button', { name: 'Back to my program' }).click();
  await expect(editorOf(page)).toContainText('mine');
  await expect(panelOf(page, 'Results')).toContainText('Press Run');
});

test('hostile, truncated and oversized links run nothing', { tag: '@full' }, async ({ page }) => {
  expect(HOSTILE_LINKS).toHaveLength(200);
  const failures: string[] = [];
  page.on('dialog', (dialog) => failures.push(dialog.message()));
  page.on('pageerror', (error) => failures.push(String(error)));
  await openPlayground(page);
  await page.evaluate(async (hashes) => {
    for (const hash of hashes) {
      window.location.hash = hash;
      // The hash of a processed link is removed from the address.
      while (window.location.hash !== '') await new Promise((resolve) => setTimeout(resolve));
    }
  }, HOSTILE_LINKS);
  expect(failures).toEqual([]);
  expect(await page.locator('[zq9x]').count()).toBe(0);
  await expect(editorOf(page)).toBeVisible();
  await expect(panelOf(page, 'Results')).toContainText('Press Run');
});

const NEW_TAB_CLICKS: Readonly<Record<string, Parameters<Locator['click']>[0]>> = {
  'with Ctrl': { modifiers: ['ControlOrMeta'] },
  'of the middle button': { button: 'middle' },
};

for (const [name, click] of Object.entries(NEW_TAB_CLICKS))
  test(`a click ${name} opens the program of a sample in another tab`, {
    tag: name === 'with Ctrl' ? [] : '@full',
  }, async ({ page, context }) => {
    await open(page, '/docs/data-types/lists?lang=jsligo');
    const link = page.getByRole('link', { name: 'Open in playground' }).first();
    const opened = context.waitForEvent('page');
    await link.click(click);
    const playground = await opened;
    await expect(playground.getByRole('tab', { name: 'bids.jsligo' })).toBeVisible();
    await expect(page).toHaveURL(/lists/);
  });

test('on a phone, Run scrolls to the results below a long program', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openPlayground(page);
  await runButton(page).click();
  await expect(panelOf(page, 'Results')).toContainText('1 test passed.');
  await expect(panelOf(page, 'Results')).toBeInViewport({ ratio: 0.9 });
});

test('the editor keeps what is typed after its file is renamed, and takes the focus wherever it is clicked', {
  tag: '@full',
}, async ({ page }) => {
  await openPlayground(page);
  await write(page, HELLO);
  await page.getByRole('textbox', { name: 'Name' }).fill('hello.jsligo');
  await page.keyboard.press('Tab');
  await editorOf(page).click({ position: { x: 100, y: 240 } });
  await page.keyboard.type('// end');
  await expect(editorOf(page)).toContainText('// end');
  await expect(page.getByRole('textbox', { name: 'Code of hello.jsligo' })).toBeFocused();
});
