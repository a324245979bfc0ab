import { expect, test } from '@playwright/test';
import { controlProblems } from '../helpers/controls';
import { crowdedPages } from '../helpers/crowded-pages';
import { searchFor } from '../helpers/search';
import { GUIDE, open, REFERENCE } from '../helpers/site';
import { targetsBelow } from '../helpers/targets';
import { TEMPLATES } from '../helpers/templates';

/** The narrowest phone: there is no breakpoint between it and wider ones. */
const NARROWEST = { width: 320, height: 800 };

/** Runs in a page. All pages share their head, so replacing the body (without the sidebar) is enough. */
async function showBodyOf(path: string): Promise<void> {
  const html = await (await fetch(path)).text();
  const body = html.slice(html.indexOf('<body>') + 6, html.lastIndexOf('</body>'));
  document.body.innerHTML = body.replace(/<aside [^>]*class="sidebar[\s\S]*?<\/aside>/, '');
}

test.describe('on phones', () => {
  test('no controls overlap or break words where they are crowded', { tag: '@full' }, async ({ page }) => {
    test.slow();
    const paths = crowdedPages();
    expect(paths.length).toBeGreaterThan(30);
    await page.goto('/');
    await page.evaluate(`window.controlProblems = ${controlProblems}`);
    await page.evaluate(`window.showBodyOf = ${showBodyOf}`);
    await page.setViewportSize(NARROWEST);
    const problems = await page.evaluate(async (all) => {
      const { controlProblems: check, showBodyOf: show } = window as unknown as {
        controlProblems: () => string[];
        showBodyOf: (path: string) => Promise<void>;
      };
      const found: Record<string, string[]> = {};
      for (const [index, path] of all.entries()) {
        document.documentElement.dataset.syntax = index % 2 === 0 ? 'jsligo' : 'cameligo';
        await show(path);
        const here = check();
        if (here.length > 0) found[path] = here;
      }
      return found;
    }, paths);
    expect(problems).toEqual({});
  });

  test('the check finds overlapping, broken and clipped controls', async ({ page }) => {
    await page.setViewportSize(NARROWEST);
    await page.goto(GUIDE);
    await page.evaluate(() => {
      const add = (tag: string, text: string, style: Partial<CSSStyleDeclaration>) => {
        const element = document.createElement(tag);
        element.textContent = text;
        element.className = tag === 'span' ? 'code-file' : '';
        Object.assign(element.style, style);
        document.querySelector('main')?.append(element);
      };
      add('button', 'One', {});
      add('button', 'Two', { marginLeft: '-20px' });
      add('button', 'Incomprehensible', { width: '3em', overflowWrap: 'anywhere' });
      add('span', 'counter.jsligo', { display: 'block', width: '2em' });
    });
    const found = (await page.evaluate(controlProblems)).join('\n');
    expect(found).toContain('lies over');
    expect(found).toContain("'Incomprehensible' is broken");
    expect(found).toContain('The name counter.jsligo is cut');
  });
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test.skip(({ browserName }) => browserName === 'firefox', 'Playwright emulates no phones in Firefox');
  const SIZE = 40;

  test(`what is not a link in the text is at least ${SIZE} px large, on every template`, async ({ page }) => {
    await page.goto('/docs/intro/installation');
    await test.step('nothing requires hovering to be visible', async () => {
      await expect(page.locator('.code > pre:first-child ~ .code-tools').first()).toHaveCSS('opacity', '1');
    });
    for (const [name, path] of Object.entries(TEMPLATES)) {
      await page.evaluate(showBodyOf, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(targetsBelow, SIZE), name).toEqual([]);
    }
  });

  test(`menus, search and dialogs have targets of ${SIZE} px, and the on-screen keyboard covers no hits`, {
    tag: ['@flow', '@full'],
  }, async ({ page }) => {
    const expectLarge = async () => expect(await page.evaluate(targetsBelow, SIZE)).toEqual([]);
    await open(page, GUIDE);
    await page.getByText('Copy page').tap();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expectLarge();
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectLarge();
    await page.getByRole('button', { name: 'Back to main menu' }).tap();
    await expectLarge();
    await page.getByRole('button', { name: 'Close the menu' }).tap();
    const { options, input } = await searchFor(page, 'list');
    await expect(options.first()).toBeVisible();
    await expectLarge();
    await test.step('the on-screen keyboard leaves the search field and hits visible', async () => {
      // Browsers that support `interactive-widget` shrink the viewport by the keyboard.
      await expect(page.locator('meta[name="viewport"]')).toHaveAttribute('content', /resizes-content/);
      await page.setViewportSize({ width: 390, height: 400 });
      await expect(input).toBeInViewport({ ratio: 1 });
      await expect(options.first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: /^See/ })).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 390, height: 844 });
    });
    await options.first().tap();
    await expect(page.getByRole('button', { name: 'Clear highlights' })).toBeVisible();
    await expectLarge();
    await searchFor(page, '');
    await expect(input).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'Recent searches' })).toBeVisible();
    await expectLarge();
  });

  test('controls at an edge keep clear of the notch and the system bar', { tag: '@full' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const session = await page.context().newCDPSession(page);
    const insets = { top: 0, left: 47, right: 47, bottom: 21 };
    await session.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never);
    await open(page, GUIDE);
    const box = async (place: string) => page.locator(place).first().boundingBox();
    expect((await box('.navbar-menu'))?.x).toBeGreaterThanOrEqual(47);
    const toggle = await box('.theme-toggle');
    expect((toggle?.x ?? 0) + (toggle?.width ?? 0)).toBeLessThanOrEqual(844 - 47);
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    await expect.poll(async () => (await box('.mobile-menu .sidebar-tree'))?.x).toBeGreaterThanOrEqual(47);
    await page.getByRole('button', { name: 'Close the menu' }).tap();
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect(page.getByRole('link', { name: 'Back to top' })).toBeVisible();
    const top = await box('.to-top');
    expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(390 - 21);
  });
});

test('a wide table shows at its edge that it scrolls, and no more at its end', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, REFERENCE);
  const table = page.locator('.table').first();
  // Without its text, only the scroll indicator is visible at the edge.
  await table.evaluate((box) => {
    const inner = box.querySelector('table');
    if (inner) Object.assign(inner.style, { width: '900px', visibility: 'hidden' });
    box.scrollIntoView({ block: 'center' });
  });
  const edge = async () => {
    const box = await table.boundingBox();
    if (!box) throw new Error('There is no table.');
    return page.screenshot({
      clip: { x: box.x + box.width - 8, y: box.y + 4, width: 8, height: 20 },
    });
  };
  const more = await edge();
  await table.evaluate((box) => box.scrollTo(box.scrollWidth, 0));
  const end = await edge();
  expect(more.equals(end)).toBe(false);
});

test('no tool of a sample covers a command of one line', async ({ page }) => {
  await page.goto('/docs/intro/installation');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const covered = await page.locator('.code').evaluateAll((samples) =>
      samples
        .filter((sample) => sample.checkVisibility())
        .flatMap((sample) => {
          const code = sample.querySelector('pre')?.getBoundingClientRect();
          const tools = sample.querySelector('.code-tools')?.getBoundingClientRect();
          if (!code || !tools) return ['a sample without code or tools'];
          const isApart = tools.left >= code.right || tools.bottom <= code.top || tools.top >= code.bottom;
          return isApart ? [] : [sample.textContent];
        }),
    );
    expect(covered, `${width} px`).toEqual([]);
  }
});
