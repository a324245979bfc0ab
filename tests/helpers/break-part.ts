/** Makes parts of a page throw while React renders them. */
import type { Page } from '@playwright/test';

type Breakable = typeof globalThis & { brokenClass?: string };

/** Call before opening a page, with what throws from the start. */
export async function preparePartsToBreak(page: Page, className?: string): Promise<void> {
  await page.addInitScript((first) => {
    const state: Breakable = globalThis;
    state.brokenClass = first;
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      const { brokenClass } = state;
      // React sets classes with it when it creates elements.
      if (brokenClass && name === 'class' && String(value).split(' ').includes(brokenClass))
        throw new Error(`The ${brokenClass} is broken.`);
      setAttribute.call(this, name, value);
    };
  }, className);
}

/** From now on, whatever has an element of this class throws when it is rendered. Without a class, nothing does. */
export async function breakPart(page: Page, className?: string): Promise<void> {
  await page.evaluate((name) => {
    const state: Breakable = globalThis;
    state.brokenClass = name;
  }, className);
}
