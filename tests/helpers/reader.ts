import type { Locator, Page } from '@playwright/test';

/** What the browser has stored under a key. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** The theme and the syntax that the page shows. */
export function shown(page: Page, what: 'theme' | 'syntax'): Promise<string | undefined> {
  return page.evaluate((name) => document.documentElement.dataset[name], what);
}

/** Collects the page's console messages from now on. */
export function heard(page: Page, type: 'warning' | 'error'): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === type) said.push(message.text());
  });
  return said;
}

/** A browser that refuses access to its storage. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = {
      get(): never {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
  });
}

/** Measures the layout shift while a page loads; call it before opening the page. */
export async function measureShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = { shift: 0 };
    Object.assign(window, { total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { total: { shift: number } }).total.shift);
}

/** Collects the announcements of a live region from now on. CodeMirror clears its own after 200 ms. */
export async function heardFrom(region: Locator): Promise<() => Promise<string>> {
  const heard = await region.evaluateHandle((node) => {
    const texts: (string | null)[] = [];
    new MutationObserver(() => texts.push(node.textContent)).observe(node, { childList: true });
    return texts;
  });
  return () => heard.evaluate((texts) => texts.join('\n'));
}
