import type { Locator } from '@playwright/test';

/** Types as a reader does. `fill` sets the value without an event that React sees in a Firefox driven by WebDriver BiDi. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await (text === '' ? field.press('Delete') : field.pressSequentially(text));
}
