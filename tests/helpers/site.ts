import { expect, type Page } from '@playwright/test';

/** A long guide, a reference page and a command page that the tests visit. */
export const GUIDE = '/docs/data-types/lists';
export const OTHER_GUIDE = '/docs/data-types/sets';
export const REFERENCE = '/docs/reference/list-reference';
export const COMMAND = '/docs/manpages/compile-contract';

/** Opens a page, reaches for its shell and waits until that is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** A movement of the pointer wakes the shell, once the page's script is there; the root is React's from then on. */
export async function alive(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(3, 3);
    await page.mouse.move(2, 2);
    const isAlive = await page.evaluate(() =>
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
    );
    expect(isAlive).toBe(true);
  }).toPass({ intervals: [20, 50, 100, 200], timeout: 20_000 });
  await page.waitForTimeout(50);
}

/** Fails a test at its end when the page has logged an error or broken its security policy. */
export function expectQuiet(page: Page): () => void {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return () => expect(said).toEqual([]);
}

/** The path of the page being shown. */
export function pathOf(page: Page): string {
  return new URL(page.url()).pathname;
}
