import type { Locator } from '@playwright/test';

/** Replaces the text of a field. In a Firefox driven by WebDriver BiDi `fill` causes no event that React sees, so it types. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  if (field.page().context().browser()?.browserType().name() !== 'firefox') return field.fill(text);
  await field.press('ControlOrMeta+a');
  await (text === '' ? field.press('Delete') : field.pressSequentially(text));
}
