import { expect, type Locator, type Page, test } from '@playwright/test';
import { toolInMenu } from '../helpers/sample-tools';
import { expectQuiet, GUIDE, open } from '../helpers/site';
import { typeInto } from '../helpers/type-into';

const GALLERY = '/docs/demo/ligo-snippets-demo';

/** The first runnable sample of a page, in the current syntax. */
function sampleOf(page: Page, syntax: 'jsligo' | 'cameligo', nth = 0) {
  return page.locator(`.sample:not(.fails *) figure.code.s-${syntax}[data-library]`).nth(nth);
}

/** One syntax is enough for a short run. */
const tagsOf = (syntax: string) => (syntax === 'cameligo' ? ['@flow', '@full'] : ['@flow']);

for (const syntax of ['jsligo', 'cameligo'] as const) {
  test(`a contract in ${syntax} is called, called again and reset`, { tag: tagsOf(syntax) }, async ({
    page,
  }) => {
    const quiet = expectQuiet(page);
    await open(page, `${GALLERY}?lang=${syntax}`);
    const sample = sampleOf(page, syntax);
    await sample.getByRole('button', { name: 'Run' }).click();
    const panel = sample.getByRole('region', { name: /^Contract/ });
    const call = panel.getByRole('button', { name: 'Call', exact: true });
    await typeInto(panel.getByRole('textbox', { name: /^Parameter/ }), '5');
    await call.click();
    await expect(panel.locator('.live-diff .is-added')).toContainText('6');
    await call.click();
    await expect(panel.locator('.live-diff .is-removed')).toContainText('6');
    await expect(panel.locator('.live-diff .is-added')).toContainText('11');
    await typeInto(panel.getByRole('textbox', { name: /^Parameter/ }), '"five"');
    await expect(panel.getByRole('textbox', { name: /^Parameter/ })).toHaveAttribute('aria-invalid', 'true');
    await expect(call).toHaveAttribute('aria-disabled', 'true');
    await panel.getByRole('button', { name: 'Reset contract' }).click();
    await panel.getByLabel('Entrypoint or view').selectOption('is_even (view)');
    await panel.getByRole('button', { name: 'Call the view' }).click();
    await expect(panel.locator('.live-status')).toContainText('false');
    quiet();
  });

  test(`a sample in ${syntax} runs; a refused one says where it is wrong, and turns green when it is fixed`, {
    tag: tagsOf(syntax),
  }, async ({ page }) => {
    const quiet = expectQuiet(page);
    await open(page, `${GUIDE}?lang=${syntax}`);
    await test.step('values are shown at their lines', async () => {
      const sample = sampleOf(page, syntax);
      const program = await sample.locator('code').first().textContent();
      await sample.getByRole('button', { name: 'Run' }).click();
      await expect(sample.locator('.live-status')).toHaveText('Done: 3 values.');
      await expect(sample.locator('.live-note').last()).toHaveAttribute('data-note', '= 3n');
      expect(await sample.locator('code').first().textContent()).toBe(program);
    });
    const sample = page.locator(`.fails figure.code.s-${syntax}[data-library]`).first();
    const problem = sample.locator('.code-problem');
    await expect(problem).toHaveText(/^Line \d+, column \d+: /);
    await expect(sample.locator('code u').first()).toBeVisible();
    const message = ((await problem.textContent()) ?? '').replace(/\s*About this message\s*$/, '');
    await page.emulateMedia({ media: 'print' });
    await expect(problem).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await sample.getByRole('button', { name: 'Edit' }).click();
    await expect(problem).toBeHidden();
    await expect(sample.locator('.live-check')).toContainText(message);
    await expect(sample.locator('.live-check')).toContainText(/^Line \d+, column \d+: /);
    await expect(sample.locator('.live-problem')).not.toHaveCount(0);
    await expect(sample.getByRole('textbox', { name: 'Code of the sample' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(syntax === 'jsligo' ? 'const fixed = 1;' : 'let fixed = 1');
    await expect(sample.locator('.live-check')).toHaveText('No problems found.');
    await sample.getByRole('button', { name: 'Reset' }).click();
    await expect(sample.locator('.live-check')).toContainText(/^Line \d+, column \d+: /);
    if (syntax === 'cameligo')
      await test.step('the values at lines are not part of the edited program', () =>
        deleteBesideNotes(page, sampleOf(page, syntax)));
    if (syntax === 'jsligo')
      await test.step('the keyboard alone edits, completes, comments, runs and leaves', () =>
        editByKeyboard(page, sampleOf(page, syntax)));
    else
      await test.step('the reader stops a non-terminating program, and the next one runs', () =>
        stopEndless(page, sampleOf(page, syntax)));
    quiet();
  });
}

test('a sample is formatted, which can be undone, and translated below', async ({ page }) => {
  const quiet = expectQuiet(page);
  await open(page, `${GUIDE}?lang=jsligo`);
  const sample = sampleOf(page, 'jsligo');
  await sample.getByRole('button', { name: 'Edit' }).click();
  const editor = sample.getByRole('textbox', { name: 'Code of the sample' });
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('const  n:nat=1n');
  await sample.getByRole('button', { name: 'Format' }).click();
  await expect(editor).toHaveText('const n: nat = 1n;');
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor).toHaveText('const  n:nat=1n');
  await page.keyboard.press('Shift+Alt+f');
  await expect(editor).toHaveText('const n: nat = 1n;');
  await sample.getByRole('button', { name: 'Translate to CameLIGO' }).click();
  const translation = sample.getByRole('region', { name: 'In CameLIGO' });
  await expect(translation).toContainText('let n : nat = 1n');
  await translation.getByRole('button', { name: 'Hide the translation' }).click();
  await expect(translation).toBeHidden();
  quiet();
});

test('a name in a sample is found and renamed with the keys of VS Code', async ({ page }) => {
  const quiet = expectQuiet(page);
  await open(page, `${GUIDE}?lang=jsligo`);
  const sample = sampleOf(page, 'jsligo');
  await sample.getByRole('button', { name: 'Edit' }).click();
  const editor = sample.getByRole('textbox', { name: 'Code of the sample' });
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('const one = 1; const two = one + one;');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('F12');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('one');
  await page.keyboard.press('F2');
  const name = sample.getByRole('textbox', { name: 'New name' });
  await expect(name).toBeFocused();
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  await expect(sample.getByRole('alert')).toContainText('cannot be called `two`');
  await name.fill('first');
  await page.keyboard.press('Enter');
  await expect(editor).toHaveText('const first = 1; const two = first + first;');
  await expect(editor).toBeFocused();
  quiet();
});

/** Waits until the list of completions takes keys: CodeMirror ignores them for 75 ms after it has opened. */
async function expectCompletions(page: Page, sample: Locator): Promise<void> {
  await expect(sample.getByRole('option', { name: /^length/ })).toBeVisible();
  const opened = await page.evaluate(() => Date.now());
  await page.waitForFunction((since) => Date.now() - since > 100, opened);
}

/** Edits, completes, comments and runs a sample, and leaves it. */
async function editByKeyboard(page: Page, sample: Locator): Promise<void> {
  await sample.getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  await expect(sample.getByRole('textbox', { name: 'Code of the sample' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('const n = List.len');
  await expectCompletions(page, sample);
  await page.keyboard.press('Enter');
  await page.keyboard.type('([1, 2]);');
  await page.keyboard.press('ControlOrMeta+/');
  await expect(sample.locator('.cm-content')).toHaveText('// const n = List.length([1, 2]);');
  await page.keyboard.press('ControlOrMeta+/');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(sample.locator('.cm-content .live-note')).toHaveText('= 2n');
  await page.keyboard.press('Escape');
  // There is no time limit: CodeMirror alone would capture Tab again after two seconds.
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
  });
  await page.keyboard.press('Tab');
  const editor = sample.getByRole('textbox', { name: 'Code of the sample' });
  await expect(editor).not.toBeFocused();
  await test.step('Tab accepts the selected completion while their list is open', async () => {
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('const n = List.len');
    await expectCompletions(page, sample);
    await page.keyboard.press('Tab');
    await expect(sample.locator('.cm-content')).toHaveText(/^const n = List.length/);
  });
  await test.step('one Escape closes the list of completions, and the Tab after it leaves', async () => {
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('const n = List.len');
    await expect(sample.getByRole('option', { name: /^length/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sample.getByRole('option')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
  });
}

/** Edits a sample after a run: deletes all of it, restores it, runs it, and joins two lines. */
async function deleteBesideNotes(page: Page, sample: Locator): Promise<void> {
  await sample.getByRole('button', { name: 'Edit' }).click();
  const editor = sample.getByRole('textbox', { name: 'Code of the sample' });
  const note = editor.locator('.live-note').first();
  await expect(editor).toBeFocused();
  await expect(note).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(editor).toHaveText('');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+Enter');
  await note.click();
  await page.keyboard.press('Delete');
  await expect(editor).toContainText('let no_bids : bids = []let bids : bids');
}

/** Runs a non-terminating program, stops it and runs the original one again. */
async function stopEndless(page: Page, sample: Locator): Promise<void> {
  await sample.getByRole('textbox', { name: 'Code of the sample' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  // In Chromium, IME input over a selection keeps its inline style, which the page's policy forbids.
  await page.keyboard.press('Delete');
  // Its steps are slow, so that the step limit is not reached.
  await page.keyboard.insertText(
    'let a = let mut n = 0x00 in let () = while true do n := Crypto.sha512 n done in n',
  );
  await page.keyboard.press('ControlOrMeta+Enter');
  await sample.getByRole('button', { name: 'Stop' }).click();
  await expect(sample.getByText('You stopped the program.')).toBeVisible();
  await page.keyboard.press('Tab');
  await sample.getByRole('button', { name: 'Reset' }).click();
  await sample.getByRole('button', { name: 'Run', exact: true }).last().click();
  await expect(sample.getByText(/^Done: \d+ values?\.$/)).toBeVisible();
}

test('a contract that the chain refuses is underlined where it is edited', { tag: '@full' }, async ({
  page,
}) => {
  const quiet = expectQuiet(page);
  await open(page, `${GUIDE}?lang=cameligo`);
  const sample = sampleOf(page, 'cameligo');
  await sample.getByRole('button', { name: 'Edit' }).click();
  await expect(sample.getByRole('textbox', { name: 'Code of the sample' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(
    '[@entry] let f () (_ : operation list) : operation list * operation list = [], []',
  );
  await expect(sample.locator('.live-check')).toContainText(
    'The chain refuses this contract: Type operation',
  );
  await expect(sample.locator('.live-problem')).toHaveText('operation');
  quiet();
});

test('a sample stays readable and reports that the worker cannot be loaded', { tag: '@full' }, async ({
  page,
}) => {
  await page.route(/\/assets\/(serve|worker-entry)-/, (route) => route.abort());
  await open(page, `${GUIDE}?lang=jsligo`);
  const sample = sampleOf(page, 'jsligo');
  const program = await sample.locator('code').first().textContent();
  await sample.getByRole('button', { name: 'Run' }).click();
  await expect(sample.locator('.live-status')).toContainText('could not be loaded. Check your connection');
  expect(await sample.locator('code').first().textContent()).toBe(program);
});

test('a complete program of a guide is copied for the Web IDE', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://ide.ligolang.org/**', (route) => route.fulfill({ body: 'The editor' }));
  await open(page, '/docs/tutorials/getting-started');
  const sample = page.locator('figure.code:visible', { has: page.locator('.code-file') }).first();
  const opened = context.waitForEvent('page');
  await (await toolInMenu(sample, 'ide')).click();
  await expect((await opened).locator('body')).toHaveText('The editor');
  await page.bringToFront();
  const program = (await sample.locator('code').textContent()) ?? '';
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(program);
});
