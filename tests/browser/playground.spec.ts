import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { HOSTILE_LINKS } from '../helpers/hostile-links';
import { LATEST } from '../helpers/latest';
import { overflow } from '../helpers/overflow';
import { toolInMenu } from '../helpers/sample-tools';
import { alive, expectQuiet, open } from '../helpers/site';

const PLAYGROUND = '/playground';
const HELLO = 'const greeting = "hello";\nconst size = String.length(greeting);';

const editorOf = (page: Page) => page.getByRole('textbox', { name: /^Code of / });
const panelOf = (page: Page, name: string) => page.getByRole('tabpanel', { name });
const runButton = (page: Page) => page.getByRole('button', { name: 'Run', exact: true });
const notice = (page: Page) => page.locator('.wb-notice');
const menuItem = async (page: Page, menu: string, item: string) => {
  await page.locator('.wb-menu > summary', { hasText: menu === 'More' ? '⋯' : menu }).click();
  await page.locator('.wb-menu-items').getByRole('button', { name: item }).click();
};

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

/** Opens one of the programs to start with. */
async function start(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Examples', exact: true }).click();
  await page.getByRole('button', { name: title }).click();
}

test('a new contract is tested, called, gone through, made a test, shared, and opened by somebody else', {
  tag: '@flow',
}, async ({ page, context, browser, baseURL }) => {
  test.slow();
  const quiet = expectQuiet(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => {});
  await openPlayground(page, `${PLAYGROUND}?lang=jsligo`);
  await start(page, 'A new contract');
  await runButton(page).click();
  await expect(panelOf(page, 'Results')).toContainText('1 test passed.');
  await expect(panelOf(page, 'Results')).toContainText(/\d ms/);
  await page.getByRole('tab', { name: 'Contract', exact: true }).click();
  const contract = page.getByRole('region', { name: 'Contract Counter' });
  const amount = contract.getByRole('textbox', { name: /^Parameter/ });
  const call = contract.getByRole('button', { name: 'Call', exact: true });
  await test.step('a field refuses what its type refuses', async () => {
    await amount.fill('five');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(call).toHaveAttribute('aria-disabled', 'true');
  });
  for (const value of ['5', '-3']) {
    await amount.fill(value);
    await call.click();
    await expect(contract.getByRole('listitem').last()).toContainText(`add(${value})`);
  }
  await expect(contract.locator('.live-diff .is-added')).toContainText('3');
  await test.step('the log goes back', async () => {
    await contract.getByRole('slider').press('ArrowLeft');
    await expect(contract).toContainText('Storage after call 1');
    await expect(contract.locator('.live-diff .is-added')).toContainText('6');
    await contract.getByRole('slider').press('End');
  });
  await test.step('the calls are made again after an edit, and become a test', async () => {
    await write(page, COUNTER.replace('total + amount', 'total + 2 * amount'));
    await expect(contract.locator('.live-diff .is-added')).toContainText('5');
    await contract.getByRole('button', { name: 'Make this a test' }).click();
    await expect(notice(page)).toContainText('test_counter_calls is at the end');
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('tab', { name: 'Results' }).click();
    await runButton(page).click();
    await expect(panelOf(page, 'Results')).toContainText('1 test passed.');
  });
  await menuItem(page, 'Share', 'Copy link');
  await expect(notice(page)).toContainText('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  quiet();
  const other = await browser.newPage({ baseURL });
  await openPlayground(other, link);
  await expect(notice(other)).toContainText('This program comes from a link.');
  await expect(panelOf(other, 'Results')).toContainText('Press Run');
  await other.getByRole('tab', { name: 'Contract', exact: true }).click();
  const theirs = other.getByRole('region', { name: 'Contract Counter' });
  await expect(theirs).toContainText('Call 2 of 2');
  await expect(theirs.locator('.live-diff .is-added')).toContainText('5');
  await other.close();
});

const COUNTER = `namespace Counter {
  export type storage = int;
  @entry
  const add = (amount: int, total: storage): [list<operation>, storage] => [[], total + amount];
}`;

test('problems lead to their lines, results say that they are old, and a failed assertion shows its values', async ({
  page,
}) => {
  await openPlayground(page, `${PLAYGROUND}?lang=jsligo`);
  await write(page, 'const a = 1;\nconst b: nat = "x";');
  const problem = page.getByRole('region', { name: 'Problems' }).getByRole('button');
  await expect(problem).toContainText('Line 2, column 16');
  await problem.click();
  await expect(page.locator('.wb-status')).toContainText('Ln 2, Col 16');
  await write(page, 'const test_sum = do {\n  return assert(1 + 1 == 3);\n};');
  await expect(page.locator('.wb-status')).toContainText('No problems');
  await page.keyboard.press('ControlOrMeta+Enter');
  const results = panelOf(page, 'Results');
  await expect(results).toContainText('1 of 1 test failed.');
  await expect(results).toContainText('2 and 3 were compared.');
  await results.getByRole('button', { name: 'Go to line 2' }).click();
  await expect(page.locator('.wb-status')).toContainText('Ln 2,');
  await page.keyboard.type(' ');
  await expect(results).toContainText('The program has changed since.');
  await page.getByRole('tab', { name: 'Outline' }).click();
  await panelOf(page, 'Outline').getByRole('button', { name: 'test test_sum: unit' }).click();
  await expect(page.locator('.wb-status')).toContainText('Ln 1,');
});

test('examples are found by their words, and opened in the syntax of the reader', async ({ page }) => {
  await openPlayground(page, `${PLAYGROUND}?lang=cameligo`);
  await expect(editorOf(page)).toContainText('let ');
  await page.getByRole('button', { name: 'Examples', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New program and examples' });
  await dialog.getByRole('searchbox').fill('re-entrancy bank');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('listitem')).toContainText('insecure on purpose');
  await dialog.getByRole('listitem').getByRole('button').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('tab', { name: 'bank.mligo' })).toBeVisible();
});

test('a program is formatted, translated, downloaded, and copied with Ctrl S', { tag: '@full' }, async ({
  page,
}) => {
  await openPlayground(page, `${PLAYGROUND}?lang=jsligo`);
  await start(page, 'A new contract');
  await write(page, 'const  n:nat=1n;');
  await menuItem(page, 'More', 'Format');
  await expect(editorOf(page)).toHaveText('const n: nat = 1n;');
  await menuItem(page, 'More', 'Translate to CameLIGO');
  await expect(page.getByRole('tab', { name: 'contract.mligo' })).toHaveAttribute('aria-selected', 'true');
  await expect(editorOf(page)).toContainText('let n : nat = 1n');
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('tab', { name: 'contract.mligo' })).toHaveCount(0);
  await test.step('a file is downloaded', async () => {
    const started = page.waitForEvent('download');
    await menuItem(page, 'Share', 'Download');
    const download = await started;
    expect(download.suggestedFilename()).toBe('contract.jsligo');
    expect(readFileSync(await download.path(), 'utf8')).toBe('const n: nat = 1n;');
  });
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('textbox', { name: 'Name of the program' })).toHaveValue('Copy of contract');
  await page.getByRole('button', { name: 'Programs', exact: true }).click();
  const programs = page.getByRole('dialog', { name: 'Programs on this device' });
  await programs.getByRole('button', { name: 'contract', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the program' })).toHaveValue('contract');
});

test('several files form one program and survive a reload, also without the worker', {
  tag: '@full',
}, async ({ page }) => {
  await openPlayground(page);
  await write(page, 'export const two = 2;');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('lib.jsligo');
  await page.keyboard.press('Enter');
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
    await expect(panelOf(page, 'Results').locator('.is-failed')).toBeVisible();
    await expect(editorOf(page)).toContainText('const four');
  });
  await page.getByRole('button', { name: 'Close file' }).click();
  await expect(page.getByRole('tab', { name: 'main.jsligo' })).toHaveCount(0);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('tab', { name: 'main.jsligo' })).toBeVisible();
});

test('a file keeps its Undo while another one is shown', async ({ page }) => {
  await openPlayground(page);
  const first = page
    .getByRole('tab')
    .filter({ hasText: /\.jsligo/ })
    .first();
  await write(page, 'const one = 1;');
  await page.getByRole('button', { name: 'New file' }).click();
  await expect(editorOf(page)).not.toContainText('const one');
  await first.click();
  await expect(editorOf(page)).toContainText('const one = 1;');
  await editorOf(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editorOf(page)).not.toContainText('const one = 1;');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(editorOf(page)).toContainText('const one = 1;');
});

test('at 1024 px code and panels are side by side, and a contract is run and called', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openPlayground(page, `${PLAYGROUND}?lang=jsligo`);
  await start(page, 'A new contract');
  await runButton(page).click();
  await expect(panelOf(page, 'Results')).toContainText('1 test passed.');
  await expect(editorOf(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Contract', exact: true }).click();
  const contract = page.getByRole('region', { name: 'Contract Counter' });
  await contract.getByRole('textbox', { name: /^Parameter/ }).fill('5');
  await contract.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(page.locator('.log-call').first()).toBeVisible();
  expect(await page.evaluate(overflow)).toEqual({ over: 0, out: [] });
});

test('a shared link runs nothing by itself and keeps the program of its reader', {
  tag: '@flow',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => {});
  await openPlayground(page);
  await write(page, HELLO);
  await menuItem(page, 'Share', 'Copy link');
  await expect(notice(page)).toContainText('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await write(page, 'const mine = 1;');
  await page.goto('about:blank');
  await openPlayground(page, link);
  await expect(notice(page)).toContainText('This program comes from a link.');
  await expect(editorOf(page)).toContainText('greeting');
  await expect(panelOf(page, 'Results')).toContainText('Press Run');
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('button', { name: 'Programs', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'counter', exact: true }).click();
  await expect(editorOf(page)).toContainText('mine');
});

test('hostile, truncated and oversized links run nothing', async ({ page }) => {
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
  test(`a click ${name} opens the program of a sample in another tab`, async ({ page, context }) => {
    await open(page, '/docs/data-types/lists?lang=jsligo');
    const sample = page.locator('figure.code:visible:has(.tool-play)').first();
    const link = await toolInMenu(sample, 'play');
    const opened = context.waitForEvent('page');
    await link.click(click);
    const playground = await opened;
    await expect(playground.getByRole('tab', { name: 'bids.jsligo' })).toBeVisible();
    await expect(page).toHaveURL(/lists/);
  });

test('a phone shows one part at a time, and Run shows the results', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openPlayground(page);
  const parts = page.getByRole('navigation', { name: 'Parts of the playground' });
  await runButton(page).click();
  await expect(panelOf(page, 'Results')).toContainText('1 test passed.');
  await expect(panelOf(page, 'Results')).toBeInViewport({ ratio: 0.9 });
  await expect(editorOf(page)).toBeHidden();
  for (const name of ['Contract', 'Problems', 'Code']) {
    await parts.getByRole('button', { name }).click();
    expect(await page.evaluate(overflow)).toEqual({ over: 0, out: [] });
  }
  await expect(editorOf(page)).toBeVisible();
});

test('the editor keeps what is typed after its file is renamed, and takes the focus wherever it is clicked', async ({
  page,
}) => {
  await openPlayground(page);
  await write(page, HELLO);
  await page.getByRole('tab', { selected: true }).first().dblclick();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('hello.jsligo');
  await page.keyboard.press('Tab');
  await editorOf(page).click({ position: { x: 100, y: 240 } });
  await page.keyboard.type('// end');
  await expect(editorOf(page)).toContainText('// end');
  await expect(page.getByRole('textbox', { name: 'Code of hello.jsligo' })).toBeFocused();
});

test('splitters are moved with the keyboard, and their sizes are remembered', async ({ page }) => {
  await openPlayground(page);
  const splitter = page.getByRole('separator', { name: 'Width of the editor' });
  await splitter.focus();
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowLeft');
  await expect(splitter).toHaveAttribute('aria-valuenow', '48');
  await page.keyboard.press('Home');
  await expect(splitter).toHaveAttribute('aria-valuenow', '25');
  await page.waitForTimeout(400);
  await page.reload();
  await alive(page);
  await expect(splitter).toHaveAttribute('aria-valuenow', '25');
});

test('the keys are listed with ?, and the tour has five steps that can be skipped', { tag: '@full' }, async ({
  page,
}) => {
  await openPlayground(page);
  const tour = page.getByRole('complementary', { name: 'Tour' });
  await page.getByRole('button', { name: 'Take the tour' }).click();
  for (let step = 1; step <= 5; step += 1) {
    await expect(tour).toContainText(`Step ${step} of 5`);
    await tour.getByRole('button', { name: step < 5 ? 'Next' : 'Done' }).click();
  }
  await expect(tour).toHaveCount(0);
  await page.locator('.wb-status').click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Find and replace');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
});
