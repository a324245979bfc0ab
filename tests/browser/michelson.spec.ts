import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../helpers/axe';
import { toolInMenu } from '../helpers/sample-tools';
import { expectQuiet, open } from '../helpers/site';

const PAGE = '/docs/syntax/contracts/entrypoints';

const COUNTER = `type storage = int;
type ret = [list<operation>, storage];
@entry const add = (delta: int, s: storage): ret => [[], delta - s];
@entry const reset = (_: unit, _s: storage): ret => [[], 0];`;

const THEMES = ['dark', 'light'] as const;
const WIDTHS = [1440, 390] as const;

/** The first sample of a page that has a contract. */
const sampleOf = (page: Page) => page.locator('figure.code.s-jsligo:has(.tool-michelson)').first();
const summaryOf = (sample: Locator) => sample.locator('.mich-summary');
const editorOf = (page: Page) => page.getByRole('textbox', { name: /^Code of/ });

async function write(page: Page, text: string): Promise<void> {
  await editorOf(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}

async function openMichelson(page: Page): Promise<Locator> {
  await open(page, `${PAGE}?lang=jsligo`);
  const sample = sampleOf(page);
  await (await toolInMenu(sample, 'michelson')).click();
  await expect(summaryOf(sample)).toContainText('bytes');
  return sample;
}

for (const width of WIDTHS)
  for (const theme of THEMES)
    test(`a sample is compiled at ${width} px in the ${theme} theme; edits change its size, and lines light up`, {
      tag: width === 1440 && theme === 'dark' ? ['@flow'] : ['@full'],
    }, async ({ page }) => {
      const quiet = expectQuiet(page);
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
      const sample = await openMichelson(page);
      const showCode = async () => {
        if (width < 640) await sample.getByRole('tab', { name: 'Code' }).click();
      };
      const showMichelson = async () => {
        if (width < 640) await sample.getByRole('tab', { name: 'Michelson' }).click();
      };
      await test.step('an edit changes the size, which is announced', async () => {
        await showCode();
        await write(page, COUNTER);
        await showMichelson();
        await expect(summaryOf(sample)).toContainText('since your last change');
        await expect(summaryOf(sample)).toContainText('since the original');
        await expect(page.locator('.route-status')).toHaveText(/of Michelson, .+ since the original/);
        await expect(sample.getByRole('listbox')).toContainText('IF_LEFT');
      });
      await test.step('a line lights its instructions, and an instruction its source', async () => {
        await showCode();
        await editorOf(page).locator('.cm-line').nth(2).click();
        await showMichelson();
        await expect(sample.locator('.mich-instruction.is-lit').first()).toHaveText('SUB');
        await sample.getByRole('option', { name: 'SUB' }).click();
        await expect(sample.getByRole('region', { name: 'Stack' })).toContainText('delta');
        await expect(sample.locator('.cm-line .is-lit')).toHaveText('delta - s');
      });
      await test.step('the keyboard moves from one instruction to the next', async () => {
        const listing = sample.getByRole('listbox');
        await listing.focus();
        await page.keyboard.press('Home');
        await expect(sample.getByRole('option', { selected: true })).toHaveText('UNPAIR');
        await page.keyboard.press('ArrowDown');
        await expect(sample.getByRole('option', { selected: true })).toHaveText('IF_LEFT');
      });
      await test.step('a program that does not compile keeps the last result, dimmed', async () => {
        await showCode();
        await write(page, COUNTER.replace('delta - s', 'delta - "one"'));
        await showMichelson();
        await expect(sample.locator('.mich-result.is-old')).toBeVisible();
        await expect(sample.locator('.mich > .live-check')).toContainText('Line 3');
        await showCode();
        await write(page, COUNTER.replace('delta - s', 'delta * s'));
        await showMichelson();
        await expect(sample.locator('.mich-result.is-old')).toHaveCount(0);
        await expect(sample.getByRole('listbox')).toContainText('MUL');
      });
      await expectAccessible(page, { within: 'figure.code.is-compiled .mich' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      quiet();
    });

test('sections fold, the steps of the compiler follow edits, and the script is saved in three forms', {
  tag: ['@flow', '@full'],
}, async ({ page }) => {
  const quiet = expectQuiet(page);
  const sample = await openMichelson(page);
  await write(page, COUNTER);
  await expect(sample.getByRole('listbox')).toContainText('SUB');
  await test.step('a folded entrypoint shows its first line only', async () => {
    const fold = sample.getByRole('button', { name: /reset · \d+ B$/ });
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await fold.click();
  });
  await test.step('the most expensive functions are listed', async () => {
    await sample.getByText('Where the bytes come from').click();
    await expect(sample.getByRole('button', { name: /^add, line 3: \d+ bytes$/ })).toBeVisible();
  });
  await test.step('the steps can be walked through', async () => {
    await sample.getByText('Step by step').click();
    await expect(sample.getByRole('status').filter({ hasText: 'Step 1 of 7' })).toBeVisible();
    await sample.getByRole('combobox', { name: 'Step' }).selectOption({ index: 6 });
    await expect(sample.locator('.mich-step')).toContainText('IF_LEFT');
    await write(page, COUNTER.replace('delta - s', 's * delta'));
    await expect(sample.locator('.mich-step')).toContainText('MUL');
  });
  await test.step('files', async () => {
    const contents: string[] = [];
    for (const format of ['text', 'json', 'binary']) {
      const saved = page.waitForEvent('download');
      await sample.getByRole('button', { name: new RegExp(`^Download .*, as ${format}$`) }).click();
      contents.push(readFileSync(await (await saved).path(), 'latin1'));
    }
    const [text = '', json = '[]', binary = ''] = contents;
    expect(text).toMatch(/^\{ parameter/);
    expect(JSON.parse(json)[0]).toMatchObject({ prim: 'parameter' });
    expect(binary.charCodeAt(0)).toBe(2);
    await expect(summaryOf(sample)).toContainText(`${binary.length} bytes`);
  });
  quiet();
});

test('a sample without a contract has no such view', { tag: ['@flow', '@full'] }, async ({ page }) => {
  await open(page, '/docs/data-types/lists?lang=jsligo');
  await expect(page.locator('.s-jsligo .tool-run').first()).toBeVisible();
  const samples = page.locator('figure.code[data-library]');
  const withContract = await samples.filter({ hasText: '@entry' }).count();
  expect(withContract).toBeLessThan(await samples.count());
  await expect(page.locator('.tool-michelson')).toHaveCount(withContract);
});

test('the playground shows the Michelson of its program', { tag: '@flow' }, async ({ page }) => {
  const quiet = expectQuiet(page);
  await open(page, '/playground?lang=jsligo');
  await expect(editorOf(page)).toBeVisible();
  await write(page, COUNTER);
  await page.getByRole('tab', { name: 'Michelson' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Michelson' });
  await expect(panel.getByRole('listbox')).toContainText('SUB');
  await write(page, 'const a = 1;');
  await expect(panel).toContainText('The program has no entrypoint. Below is the last result.');
  quiet();
});

/** A contract of about 500 lines. */
const LARGE = `type storage = { total: int, names: map<string, nat> };
type ret = [list<operation>, storage];
${Array.from(
  { length: 40 },
  (_, index) => `@entry
const change_${index} = (delta: int, s: storage): ret => {
  const key = "entry ${index}";
  const found = Map.find_opt(key, s.names);
  const count = match(found) {
    when(Some(known)): known + ${index}n;
    when(None()): 1n
  };
  if (delta > ${index}) {
    return [[], { ...s, total: s.total + delta * ${index}, names: Map.add(key, count, s.names) }];
  }
  return [[], { ...s, total: s.total - delta }];
};
`,
).join('\n')}`;

test('typing in 500 lines on a slow device never waits, and the Michelson follows', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, '/playground?lang=jsligo');
  await expect(editorOf(page)).toBeVisible();
  await write(page, LARGE);
  await page.getByRole('tab', { name: 'Michelson' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Michelson' });
  await expect(panel.getByRole('listbox')).toContainText('parameter', { timeout: 30_000 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await editorOf(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.evaluate(() => {
    Object.assign(window, { longest: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Object.assign(window, { longest: Math.max(Reflect.get(window, 'longest'), duration) });
    }).observe({ type: 'longtask' });
  });
  await page.keyboard.type('// a comment at the end of the contract', { delay: 60 });
  await page.waitForTimeout(1500);
  const longest: unknown = await page.evaluate(() => Reflect.get(window, 'longest'));
  test.info().annotations.push({ type: 'longest task', description: `${longest} ms` });
  console.log('longest task', longest);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const before = await panel.locator('.mich-summary').textContent();
  const start = Date.now();
  await page.keyboard.insertText(
    '\nconst more = 1;\n@view const get = (_: unit, s: storage): int => s.total;',
  );
  await expect(panel.locator('.mich-summary')).not.toHaveText(before ?? '', { timeout: 10_000 });
  console.log('followed after', Date.now() - start);
});
