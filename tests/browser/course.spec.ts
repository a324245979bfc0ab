import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../helpers/axe';
import { heardFrom } from '../helpers/reader';
import { expectQuiet, open } from '../helpers/site';

const LESSON = '/course/what-a-contract-is';

/** The exercise of the lesson that asks for `decrement`. */
const exerciseOf = (page: Page) => page.locator('#exercise-count-down');

const counter = (decrement: string) => `module Counter = struct
  type storage = int
  type result = operation list * storage
  [@entry]
  let increment (by : int) (count : storage) : result = [], count + by
  ${decrement}
end
`;

/** Opens the editor of the exercise and waits for it. */
async function openEditor(page: Page) {
  const exercise = exerciseOf(page);
  await exercise.getByRole('button', { name: 'Write your answer' }).click();
  await expect(exercise.locator('.cm-content')).toBeVisible();
  return exercise;
}

/** Replaces the answer and checks it. */
async function answer(page: Page, program: string): Promise<void> {
  const exercise = exerciseOf(page);
  await exercise.locator('.cm-content').press('ControlOrMeta+a');
  // Chromium would keep the style of what it replaces in a style attribute, which the site's policy forbids.
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(program);
  await exercise.getByRole('button', { name: 'Check', exact: true }).click();
}

for (const [name, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });
    // Every check of an answer is a run in the worker, and axe looks at two pages in two themes.
    test.slow();

    test('an exercise is tried, answered, reset and solved', { tag: ['@flow'] }, async ({ page }) => {
      const quiet = expectQuiet(page);
      await open(page, `${LESSON}?lang=cameligo`);
      const exercise = await openEditor(page);
      await expect(exercise.locator('.exercise-start')).toBeHidden();
      const result = exercise.locator('.exercise-result');
      const said = await heardFrom(page.locator('.route-status'));
      await test.step('a typical mistake gets its answer', async () => {
        await answer(
          page,
          counter('[@entry] let decrement (by : int) (count : storage) : result = [], by - count'),
        );
        await expect(result).toContainText(
          '2 of 2 tests fail. You subtract the storage from what the caller sends',
        );
        expect(await said()).toContain('You subtract the storage');
      });
      await test.step('another name is missing, another type does not fit', async () => {
        await answer(page, counter('').replace('Counter', 'Count'));
        await expect(result).toContainText('The tests use Counter, which your program does not declare.');
        await answer(
          page,
          counter('[@entry] let decrement (by : nat) (count : storage) : result = [], count - by'),
        );
        await expect(result).toContainText(
          'Counter.decrement has another type than the task asks for: it should be int.',
        );
      });
      await test.step('tests that are commented out, or judged by another Assert, do not pass', async () => {
        await answer(page, `${counter('')} (*`);
        await expect(result).toContainText('The program is not accepted, so the tests were not run.');
        await answer(page, `${counter('')}\nmodule Assert = struct let assert (_ : bool) : unit = () end`);
        await expect(result).toContainText('Your program declares Assert again, which the tests use.');
      });
      await test.step('hints are shown one by one', async () => {
        await expect(exercise.getByText('Hint 1')).toBeVisible();
        await expect(exercise.getByText('Hint 2')).toBeHidden();
        await exercise.getByText('Hint 1').click();
        await expect(exercise.getByText('Hint 2')).toBeVisible();
      });
      await test.step('the answer is there after a reload, and Reset removes it', async () => {
        await page.reload();
        await openEditor(page);
        await expect(exercise.locator('.cm-content')).toContainText('module Assert');
        await exercise.getByRole('button', { name: 'Reset' }).click();
        await expect(exercise.locator('.cm-content')).not.toContainText('module Assert');
      });
      await answer(
        page,
        counter('[@entry] let decrement (by : int) (count : storage) : result = [], count - by'),
      );
      await expect(result).toContainText('Solved. All 2 tests pass.');
      await expectAccessibleInBothThemes(page, '#exercise-count-down');
      await test.step('the home page leads back to it', async () => {
        await open(page, '/?lang=cameligo');
        await page.getByRole('link', { name: /^Continue: What a contract is/ }).click();
        await expect(page).toHaveURL(new RegExp(LESSON));
      });
      await test.step('the list leads back to it, and forgets it when asked', async () => {
        await open(page, '/course?lang=cameligo');
        await expect(page.getByRole('link', { name: /^Continue: What a contract is/ })).toBeVisible();
        await expect(page.locator('.entry-list .lesson-mark').first()).toContainText(/\d/);
        await expectAccessibleInBothThemes(page, '.course-progress');
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Export' }).click();
        expect((await download).suggestedFilename()).toBe('ligo-course.json');
        await page.getByRole('button', { name: 'Clear…' }).click();
        await page.getByRole('button', { name: 'Clear progress and answers' }).click();
        await expect(page.locator('.course-progress')).toBeEmpty();
        expect(
          await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('course.'))),
        ).toEqual([]);
      });
      quiet();
    });

    test('a prediction is made before the answer is shown', { tag: ['@flow'] }, async ({ page }) => {
      await open(page, `${LESSON}?lang=cameligo`);
      const predict = page.locator('.predict').first();
      await expect(predict.locator('.choices')).toBeHidden();
      await expect(predict.locator('details:not([data-menu])')).not.toHaveAttribute('open');
      await predict.getByRole('radio', { name: '2' }).check();
      await predict.getByRole('button', { name: 'Check' }).click();
      await expect(predict).toContainText('Not quite: it is 4.');
      await expect(predict.locator('details:not([data-menu])')).toHaveAttribute('open');
      await predict.getByRole('radio', { name: '4' }).check();
      await predict.getByRole('button', { name: 'Check' }).click();
      await expect(predict).toContainText('Right.');
      await expectAccessibleInBothThemes(page, '.predict');
    });
  });
}

test('an answer that never ends is stopped', { tag: ['@full'] }, async ({ page }) => {
  await open(page, `${LESSON}?lang=cameligo`);
  await openEditor(page);
  const forever = 'let rec forever (n : int) : int = forever (n + 1)';
  await answer(
    page,
    `${forever}\n${counter('[@entry] let decrement (by : int) (_ : storage) : result = [], forever by')}`,
  );
  await expect(exerciseOf(page).locator('.exercise-editor')).toContainText(/stopped after|Does it ever end/, {
    timeout: 30_000,
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a lesson is complete', async ({ page }) => {
    await page.goto(LESSON);
    const exercise = exerciseOf(page);
    await expect(exercise.locator('.exercise-start figure').first()).toBeVisible();
    for (const title of ['Hint 1', 'Hint 2', 'Typical mistakes', 'The tests', 'A solution'])
      await expect(exercise.getByText(title, { exact: true })).toBeVisible();
    await expect(exercise.getByRole('button', { name: 'Write your answer' })).toBeHidden();
    await expect(page.locator('.predict .choices').first()).toBeVisible();
  });
});

test('the Markdown copy has the start, the tests and the solution', async ({ request }) => {
  const copy = await (await request.get(`${LESSON}.cameligo.md`)).text();
  expect(copy).toContain('**Exercise: Count down**');
  expect(copy).toContain('let test_up_and_down');
  expect(copy).toContain('[], count - by');
});

test('a figure is drawn from a run, and stepped by keys', async ({ page }) => {
  await open(page, `${LESSON}?lang=cameligo`);
  const figure = page.locator('.trace').first();
  await expect(figure.locator('li:visible')).toHaveCount(2);
  await figure.getByRole('button', { name: 'Step through' }).click();
  await expect(figure.locator('li:visible')).toContainText('bob calls Counter with increment(2)');
  await page.keyboard.press('ArrowRight');
  await expect(figure.locator('li:visible')).toContainText('Its storage 7 becomes 4.');
  await page.keyboard.press('Escape');
  await expect(figure.locator('li:visible')).toHaveCount(2);
  await expectAccessibleInBothThemes(page, '.trace');
});

test('printed, a lesson has the texts that are opened one by one on the screen', async ({ page }) => {
  await open(page, `${LESSON}?lang=cameligo`);
  await page.emulateMedia({ media: 'print' });
  const exercise = exerciseOf(page);
  await expect(exercise.getByText('Hint 2', { exact: true })).toBeVisible();
  await expect(exercise.getByText('Typical mistakes', { exact: true })).toBeVisible();
  await expect(exercise.getByRole('button', { name: 'Write your answer' })).toBeHidden();
});
