/** Every state of live samples and the playground: accessible in both themes, by keyboard, at 320 px. */
import { expect as baseExpect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../helpers/axe';
import { overflow } from '../helpers/overflow';
import { heardFrom } from '../helpers/reader';
import { open } from '../helpers/site';

/** The first use of a sample loads a worker, on a machine shared by several tests. */
const expect = baseExpect.configure({ timeout: 20_000 });

/** A short page with a contract and a refused sample: axe looks at whole pages. */
const SHORT = '/docs/contributors/origin';
const ARTICLE = '.article-body';

const sampleOf = (page: Page, syntax = 'jsligo') =>
  page.locator(`${ARTICLE} .sample:not(.fails *) figure.code.s-${syntax}[data-library]`).first();
const refusedOf = (page: Page, syntax = 'jsligo') =>
  page.locator(`.fails figure.code.s-${syntax}[data-library]`).first();
const editorOf = (scope: Page | Locator) => scope.getByRole('textbox', { name: /^Code of / });

/** More than any page needs. */
const MAX_TABS = 60;

/** Opens the editor of a sample and replaces its text. */
async function edit(page: Page, sample: Locator, text: string): Promise<void> {
  await sample.getByRole('button', { name: 'Edit' }).click();
  await write(page, sample, text);
}

/** Replaces the text of an open editor. */
async function write(page: Page, sample: Locator, text: string): Promise<void> {
  await expect(editorOf(sample)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Presses Tab until an element is focused. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test.describe('axe finds nothing in both themes', () => {
  test.slow();

  test('on samples: refused, running, with a name, edited, called, with a wrong field, with failures', {
    tag: '@full',
  }, async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/ligo/*.json', async (route) => {
      await released;
      await route.continue();
    });
    await open(page, SHORT);
    const sample = sampleOf(page);
    const refused = refusedOf(page);
    await test.step('refused, and running with the type of a name', async () => {
      await expect(refused.locator('.code-problem')).toBeVisible();
      await sample.getByRole('button', { name: 'Run' }).click();
      await expect(sample.getByText('Running…')).toBeVisible();
      await sample.locator('pre').first().focus();
      await expect(sample.getByText('Arrow keys show the types of names.')).toBeAttached();
      const link = page.getByRole('dialog', { name: /^About / }).getByRole('link');
      const showNext = async () => {
        await page.keyboard.press('ArrowRight');
        return link.count();
      };
      await expect.poll(showNext, { intervals: [20] }).toBe(1);
      await expectAccessibleInBothThemes(page, '.code:is(:has(.live), :has(.code-problem))');
    });
    release();
    const panel = sample.getByRole('region', { name: /^Contract/ });
    await test.step('the editor of the refused one, and a contract after a call', async () => {
      await panel.getByRole('button', { name: 'Call', exact: true }).click();
      await expect(panel.getByText('The call succeeded.')).toBeVisible();
      await refused.getByRole('button', { name: 'Edit' }).click();
      await expect(refused.locator('.live-problem')).not.toHaveCount(0);
      await expectAccessibleInBothThemes(page, '.code:has(.live)');
    });
    await test.step('values and failures, and a wrong field', async () => {
      await write(page, refused, 'const fine = 1;\nconst test_sum = assert(fine + 1 == 3);');
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(refused.getByText('1 of 1 test failed.')).toBeVisible();
      await expect(refused.locator('.live-note.is-failed')).toBeVisible();
      await panel.getByRole('textbox', { name: /^Parameter/ }).fill('"five"');
      await expect(panel.getByRole('textbox', { name: /^Parameter/ })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expectAccessibleInBothThemes(page, '.code:has(.live)');
    });
  });

  test('on the playground with each of its panels, dialogs and menus', { tag: '@full' }, async ({ page }) => {
    await open(page, '/playground');
    await expect(editorOf(page)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(page.locator('.live-status', { hasText: '1 test passed.' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('tab', { name: 'Contract', exact: true }).click();
    await page.getByRole('button', { name: 'Call', exact: true }).click();
    await expect(page.locator('.live-status', { hasText: 'The call succeeded.' })).toBeVisible();
    await expectAccessibleInBothThemes(page, '.wb-panels');
    await page.getByRole('textbox', { name: /^Parameter/ }).fill('x');
    await expectAccessibleInBothThemes(page, '.wb-panels');
    await page.getByRole('tab', { name: 'Outline' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Outline' })).toContainText('storage');
    await expectAccessibleInBothThemes(page, '.wb-panels');
    await editorOf(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('const a: nat = "x";');
    await expect(page.locator('.wb-problems button')).toBeVisible();
    await expectAccessibleInBothThemes(page, '.wb');
    for (const menu of ['Share', 'More']) {
      await page.locator('.wb-menu > summary', { hasText: menu === 'More' ? '⋯' : menu }).click();
      await expectAccessibleInBothThemes(page, '.wb-bar');
      await page.keyboard.press('Escape');
    }
    for (const [name, title] of [
      ['Examples', 'New program and examples'],
      ['Programs', 'Programs on this device'],
      ['Keys', 'Keys'],
    ] as const) {
      await page.getByRole('button', { name }).first().click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expectAccessibleInBothThemes(page, '.wb-dialog');
      await page.keyboard.press('Escape');
    }
  });
});

test('the keyboard alone runs a contract and calls it; F8 goes to the next problem and announces it', async ({
  page,
}) => {
  await open(page, `${SHORT}?lang=cameligo`);
  const sample = sampleOf(page, 'cameligo');
  await test.step('the keyboard alone runs a contract and calls it', () => callByKeyboard(page, sample));
  await edit(page, sample, 'let a : nat = "x"\nlet b : string = 1');
  await expect(sample.locator('.live-problem')).toHaveCount(2);
  await expect(sample.locator('.live-check')).toContainText(/^Line 1, .* nat .*Line 2, .* string /s);
  const said = await heardFrom(sample.locator('.cm-announced'));
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('F8');
  await expect.poll(said).toContain('but nat is expected');
  await page.keyboard.press('F8');
  await expect.poll(said).toContain('but string is expected');
  await page.keyboard.press('Shift+F8');
  // The text of the problem is selected, so that typing replaces it.
  await page.keyboard.insertText('3n');
  await expect(sample.locator('.cm-line').first()).toHaveText('let a : nat = 3n');
});

async function callByKeyboard(page: Page, sample: Locator): Promise<void> {
  await sample.locator('pre').first().focus();
  await tabTo(page, sample.locator('.tool-run').first());
  await page.keyboard.press('Enter');
  const panel = sample.getByRole('region', { name: /^Contract/ });
  await expect(panel.getByRole('textbox', { name: /^Parameter/ })).toBeVisible();
  await tabTo(page, panel.getByRole('textbox', { name: /^Parameter/ }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('5');
  await tabTo(page, panel.getByRole('button', { name: 'Call', exact: true }));
  await page.keyboard.press('Enter');
  await expect(panel.locator('.live-diff .is-added')).toContainText('6');
}

test('the keyboard alone operates the playground: runs, writes, jumps, chooses panels, calls', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/playground?lang=jsligo');
  await expect(editorOf(page)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Run', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Results' })).toContainText('1 test passed.');
  await tabTo(page, editorOf(page));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('const [a, b] = [1, "b"];');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('.cm-content .live-note')).toHaveText('a = 1, b = "b"');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editorOf(page)).not.toBeFocused();
  await tabTo(page, page.getByRole('tab', { name: 'Results' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Contract', exact: true })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Contract' })).toBeVisible();
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('a contract that was called, and its editor, fit the screen and have large controls', {
    tag: '@full',
  }, async ({ page }) => {
    await open(page, SHORT);
    const sample = sampleOf(page);
    await sample.getByRole('button', { name: 'Run' }).click();
    await sample.getByRole('button', { name: 'Call', exact: true }).click();
    await expect(sample.getByText('The call succeeded.')).toBeVisible();
    const small = await page
      .locator('.live button, .live select, .live textarea, .live-bar button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height).filter((high) => high < 40));
    expect(small).toEqual([]);
    await sample.getByRole('button', { name: 'Edit' }).click();
    await expect(editorOf(sample)).toBeVisible();
    expect(await page.evaluate(overflow)).toEqual({ over: 0, out: [] });
  });

  test('the playground fits the screen after a call', { tag: '@full' }, async ({ page }) => {
    await open(page, '/playground');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('navigation').getByRole('button', { name: 'Contract' }).click();
    await page.getByRole('button', { name: 'Call', exact: true }).click();
    await expect(page.locator('.live-status', { hasText: 'The call succeeded.' })).toBeVisible();
    expect(await page.evaluate(overflow)).toEqual({ over: 0, out: [] });
  });
});
