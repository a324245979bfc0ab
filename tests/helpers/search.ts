import { expect, type Locator, type Page } from '@playwright/test';
import { typeInto } from './type-into';

/** The open search box and its contents. */
export interface SearchBox {
  readonly dialog: Locator;
  readonly input: Locator;
  readonly options: Locator;
}

export function searchBox(page: Page): SearchBox {
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
  return { dialog, input: dialog.getByRole('combobox'), options: dialog.getByRole('option') };
}

/** Opens the box with its shortcut. */
export async function openBox(page: Page): Promise<SearchBox> {
  const box = searchBox(page);
  await page.keyboard.press('Control+k');
  await expect(box.input).toBeFocused();
  return box;
}

/** Opens the box and types a query. */
export async function searchFor(page: Page, query: string): Promise<SearchBox> {
  const box = await openBox(page);
  await typeInto(box.input, query);
  return box;
}
