/** Everything can be done with the keyboard alone, and focus is always visible. */
import { expect, type Page, test } from '@playwright/test';
import { GUIDE, open } from '../helpers/site';
import { TEMPLATES } from '../helpers/templates';

/** Runs in a page after a key press: focuses all focusable elements, returns those without visible focus. */
function unseenFocus(): { met: number; unseen: string[] } {
  const unseen: string[] = [];
  let met = 0;
  for (const element of document.querySelectorAll<HTMLElement>(
    'a, button, summary, input, select, [tabindex="0"]',
  )) {
    element.focus();
    if (document.activeElement !== element) continue;
    met++;
    const { outlineStyle, outlineWidth, visibility, opacity } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const inView =
      box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    if (ring && inView && visibility === 'visible' && Number(opacity) > 0) continue;
    unseen.push(`${element.tagName} ${element.className} ${element.textContent?.trim().slice(0, 30)}`);
  }
  return { met, unseen };
}

test('focus is visible everywhere, and on the way back not hidden behind the bar; the list of pages is two keys away', async ({
  page,
}) => {
  test.slow();
  await test.step('focus is visible everywhere on a page', async () => {
    for (const path of [TEMPLATES.home, TEMPLATES.commands, GUIDE]) {
      await open(page, path);
      await page.keyboard.press('Tab');
      const { met, unseen } = await page.evaluate(unseenFocus);
      expect(unseen, path).toEqual([]);
      expect(met, path).toBeGreaterThan(40);
    }
  });
  await test.step('Shift+Tab from the bar to the first link does not scroll', async () => {
    await page.locator('.skip-link').nth(1).focus();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(1500);
  });
  await test.step('Shift+Tab through the text keeps clear of the bar', async () => {
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.locator('.article-body .tool-copy:visible').nth(8).focus();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Shift+Tab');
      const isCovered = await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const element = document.activeElement as HTMLElement;
        return element.closest('.article-body') !== null && element.getBoundingClientRect().bottom <= 60;
      });
      expect(isCovered).toBe(false);
    }
  });
  await test.step('the list of pages is two keys away, though it comes after the text', async () => {
    await page.locator('.skip-link').first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('complementary', { name: 'Pages' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('.sidebar :is(a, summary)').first()).toBeFocused();
  });
});

test.describe('with the keyboard alone', () => {
  const SHORT = '/docs/syntax/comments';
  const tabTo = async (page: Page, selector: string) => {
    for (let step = 0; step < 80; step++) {
      if (await page.evaluate((query) => document.activeElement?.matches(query) ?? false, selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The focus never came to ${selector}.`);
  };

  test('the first tab stop skips to the text, and a link within the page moves the focus', {
    tag: '@flow',
  }, async ({ page }) => {
    await open(page, GUIDE);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await page.locator('.toc a').nth(4).focus();
    await page.keyboard.press('Enter');
    const heading = page.locator('.article-body h2').nth(4);
    await expect(heading).toBeFocused();
    await page.keyboard.press('Tab');
    // The next stop is in the text below it.
    const isBelow = await heading.evaluate(
      (one) =>
        (one.compareDocumentPosition(document.activeElement ?? one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
    );
    expect(isBelow).toBe(true);
    await expect(page.locator('main :focus')).not.toHaveClass('anchor');
  });

  test('a menu of the bar is opened, navigated, chosen from and closed', { tag: '@flow' }, async ({
    page,
  }) => {
    await open(page, SHORT);
    await tabTo(page, '.is-versions summary');
    await page.keyboard.press('Enter');
    await test.step('it closes when the focus leaves it', async () => {
      await tabTo(page, '.is-syntax summary');
      await expect(page.locator('.navbar .is-versions details')).not.toHaveAttribute('open');
    });
    await test.step('syntax and theme are chosen', async () => {
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('data-syntax', 'cameligo');
      await tabTo(page, '.theme-toggle');
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('.navbar .is-versions summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-version="next"]:visible')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar .is-versions details')).not.toHaveAttribute('open');
    await expect(page.locator('.navbar .is-versions summary')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('.version-badge')).toHaveText('Version 1.10.0');
  });

  test('the slide-out menu keeps the focus inside, leads back and gives the focus back', {
    tag: ['@flow', '@full'],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, GUIDE);
    await tabTo(page, '.navbar-menu');
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog.mobile-menu')).toBeVisible();
    for (let step = 0; step < 70; step++) {
      await page.keyboard.press(step % 10 === 9 ? 'Shift+Tab' : 'Tab');
      const outside = await page.evaluate(() => {
        const element = document.activeElement;
        return element !== document.body && !element?.closest('dialog');
      });
      expect(outside).toBe(false);
    }
    await page.getByRole('button', { name: 'Back to main menu' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog.mobile-menu').getByRole('link', { name: 'Docs' })).toBeFocused();
    await tabTo(page, 'dialog .is-versions summary');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog .is-versions details')).not.toHaveAttribute('open');
    await expect(page.locator('dialog.mobile-menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog.mobile-menu')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();
  });

  test('a fold opens and closes, code is copied, wrapped and switched, a link is followed', {
    tag: '@flow',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/docs/language-basics/types');
    await test.step('on narrow screens the table of contents is a fold', async () => {
      await expect(page.locator('.toc')).toBeHidden();
      await page.locator('.toc-fold > summary').focus();
      await page.keyboard.press('Enter');
      const links = page.locator('.toc-fold a:visible');
      await expect.poll(() => links.count()).toBeGreaterThan(2);
      await links.nth(2).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#./);
      await expect(page.locator('.article-body :is(h2, h3):focus')).toBeInViewport();
      await page.setViewportSize({ width: 1440, height: 900 });
    });
    const fold = page.locator('.fold:not(.toc-fold)').first();
    await fold.locator('> summary').focus();
    await page.keyboard.press('Enter');
    await expect(fold).toHaveAttribute('open', '');
    await page.keyboard.press('Space');
    await expect(fold).not.toHaveAttribute('open');
    const code = page.locator('.code.s-jsligo').first();
    await code.locator('.tool-copy').focus();
    await page.keyboard.press('Enter');
    await expect(code.locator('.tool-copy')).toHaveAttribute('aria-label', /^Copied/);
    await code.locator('.tool-more').focus();
    await page.keyboard.press('ArrowDown');
    await expect(code.locator('.dropdown-menu :focus')).toHaveCount(1);
    await code.locator('.tool-wrap').focus();
    await page.keyboard.press('Space');
    await expect(code.locator('.tool-wrap')).toHaveAttribute('aria-pressed', 'true');
    await expect(code.locator('.tool-more')).toBeFocused();
    await code.locator('button.code-tab').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-syntax', 'cameligo');
    await page.locator('.pager-next').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Types');
    await expect(page.locator('#main')).toBeFocused();
  });
});
