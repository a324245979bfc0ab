import { errors, expect, type Page } from '@playwright/test';

/** A long guide, a reference page and a command page that the tests visit. */
export const GUIDE = '/docs/data-types/lists';
export const OTHER_GUIDE = '/docs/data-types/sets';
export const REFERENCE = '/docs/reference/list-reference';
export const COMMAND = '/docs/manpages/compile-contract';

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Triggers the first interaction, and waits until React has hydrated the page. */
export async function alive(page: Page): Promise<void> {
  await expect(page).toHaveURL(/[?&]lang=/);
  // The page may redirect to another one in the meantime, which is then polled.
  await expect.poll(() => page.evaluate(becomeReady).catch(() => false), { intervals: [30] }).toBe(true);
}

/** Runs in a page: resolves as soon as the page is ready, or after a while without it. */
function becomeReady(): Promise<boolean> {
  const { documentElement } = document;
  const isReady = () => 'ready' in documentElement.dataset;
  document.dispatchEvent(new Event('pointermove'));
  if (isReady()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => isReady() && finish());
    const finish = () => {
      observer.disconnect();
      resolve(isReady());
    };
    observer.observe(documentElement, { attributeFilter: ['data-ready'] });
    // The page may not have listened yet at the first interaction: it is repeated.
    setTimeout(finish, 500);
  });
}

const IDLE_MS = 10_000;

/**
 * Waits until the page has loaded everything and is idle: for tests that something does not happen. The wait ends in any
 * case, because Firefox does not report the end of every request, and paints no frames in a window that is covered.
 */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
  await page.evaluate(
    (most) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, most);
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
      }),
    IDLE_MS,
  );
}

/** WebKit's warnings about directives and settings that only other browsers support. */
const WEBKIT_NOTES = /^(Unrecognized Content-Security-Policy directive|Viewport argument key)/;

/** Fails a test at its end if the page has logged an error or violated its security policy. */
export function expectQuiet(page: Page): () => void {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !WEBKIT_NOTES.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return () => expect(said).toEqual([]);
}

/** The path of the page being shown. */
export function pathOf(page: Page): string {
  return new URL(page.url()).pathname;
}
