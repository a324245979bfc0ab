/** Accessibility-tree snapshots of each flow, as screen readers see it, and the focus after it. */
import { expect, type Page, test } from '@playwright/test';
import { LATEST } from '../helpers/latest';
import { GUIDE, OTHER_GUIDE, open } from '../helpers/site';

const live = (page: Page) => page.locator('.route-status');

test('the bar, a sample, the menu that copies a page, and the next page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, GUIDE);
  await test.step('the bar', async () => {
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - banner:
        - link "LIGO home":
          - /url: /
        - navigation "Main":
          - link "Docs"
          - link "API"
          - link "FAQ"
          - link "Blog"
          - link "Registry"
          - link "Web IDE"
        - link /Search/
        - group:
          - text: "Version: ${LATEST}"
        - group:
          - text: "Syntax: JsLIGO"
        - button "Switch between light and dark"
    `);
  });
  await test.step('the menu that copies a page', async () => {
    const menu = page.locator('.copy-menu');
    await menu.locator('summary').press('Enter');
    await expect(menu).toMatchAriaSnapshot(`
      - group:
        - text: Copy page
        - list:
          - listitem:
            - button "Copy as Markdown"
          - listitem:
            - button "Copy link"
          - listitem:
            - link "View as Markdown"
          - listitem:
            - button "Keep for offline reading"
    `);
    await menu.getByRole('button', { name: 'Copy link' }).press('Enter');
    await expect(live(page)).toHaveText('Copied');
    await page.keyboard.press('Escape');
    await expect(menu.locator('summary')).toBeFocused();
  });
  const sample = page.locator('.sample').first();
  await test.step('a sample', async () => {
    await expect(sample).toMatchAriaSnapshot(`
      - figure:
        - button "CameLIGO"
        - 'group "JsLIGO code: sample 1"'
        - 'toolbar "Tools: sample 1"'
    `);
    await sample.getByRole('button', { name: 'CameLIGO' }).press('Enter');
    await expect(live(page)).toHaveText('CameLIGO is shown');
    await expect(sample.getByRole('button', { name: 'JsLIGO' })).toBeFocused();
    await sample.getByRole('button', { name: 'Copy' }).press('Enter');
    await expect(live(page)).toHaveText('Copied');
  });
  await test.step('the choice of a syntax in the bar', async () => {
    const menu = page.locator('.navbar .is-syntax');
    await menu.locator('summary').press('Enter');
    await menu.getByRole('button', { name: 'JsLIGO' }).press('Enter');
    await expect(live(page)).toHaveText('JsLIGO is shown');
    await expect(menu.locator('summary')).toBeFocused();
  });
  await test.step('going to another page', async () => {
    await page.locator(`.sidebar a[href="${OTHER_GUIDE}"]`).press('Enter');
    await expect(live(page)).toHaveText('Sets | LIGO');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('a page: every heading is read once, and every tab stop has a name', async () => {
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - navigation "Breadcrumbs":
          - list:
            - listitem:
              - link "${LATEST}"
            - listitem:
              - link "Docs"
            - listitem:
              - link "Data types"
            - listitem: /Sets$/
        - article:
          - heading "Sets" [level=1]
    `);
    const headings = await page.locator('.article-body :is(h2, h3)').all();
    expect(headings.length).toBeGreaterThan(5);
    for (const heading of headings.slice(0, 6))
      await expect(heading).toHaveAccessibleName(await heading.innerText());
    // These are samples and tables, which scroll; axe finds controls without a name.
    const stops = page.locator('main [tabindex="0"]:visible');
    expect(await stops.evaluateAll((all) => all.filter((stop) => !stop.ariaLabel).length)).toBe(0);
    await expect(stops.first()).toHaveAccessibleName('JsLIGO code: sample 1');
  });
  await test.step('a failed navigation to another page', async () => {
    await page.route(`**${GUIDE}`, (route) => route.abort());
    await page.locator(`.sidebar a[href="${GUIDE}"]`).press('Enter');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - alert:
          - heading "This page could not be loaded" [level=1]
          - text: /server could not be reached|seem to be offline/
          - paragraph:
            - button "Retry"
    `);
    await expect(live(page)).toHaveText('This page could not be loaded');
  });
});

test('offline reading and the list of keys', async ({ page }) => {
  await open(page, '/docs');
  const keep = page.getByRole('button', { name: 'Keep for offline reading' });
  await keep.press('Enter');
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Offline reading":
      - heading "Offline reading" [level=2]
      - paragraph: /Keep all pages of version ${LATEST.replaceAll('.', '\\.')}/
      - button "Close"
      - button "Keep for offline reading"
  `);
  await page.keyboard.press('Escape');
  await expect(keep).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Keyboard shortcuts":
      - heading "Keyboard shortcuts" [level=2]
      - term: Search
      - definition: /Ctrl K/
      - button "Close"
  `);
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(keep).toBeFocused();
});
