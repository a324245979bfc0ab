/**
 * What readers' browsers do to pages: translate them, insert elements, change and remove what is there. The page
 * stays whole, is loaded once, and all of its controls work.
 */
import { test } from '@playwright/test';
import {
  DISTURBANCES,
  type Disturbance,
  disturb,
  startTranslator,
  type Translation,
} from '../helpers/disturb';
import { PAGES, visit } from '../helpers/operate';

/** `npm test` shows the most difficult pages to the most difficult translator, and a document to the most difficult extension. */
const isShort = (what: string, when: Translation, name?: Disturbance) =>
  name === undefined
    ? when === 'continuously' && ['a document', 'the playground'].includes(what)
    : what === 'a document' && name.startsWith('elements') && when === 'before load';

for (const [what, path] of Object.entries(PAGES)) {
  for (const when of ['before load', 'after load', 'continuously'] satisfies Translation[])
    test(`${what}: a translator that starts ${when}`, {
      tag: isShort(what, when) ? '@flow' : '@full',
    }, async ({ page }) => {
      if (when !== 'after load') await startTranslator(page, when);
      await visit(page, path, when === 'after load' ? () => startTranslator(page, when) : undefined);
    });

  for (const name of Object.keys(DISTURBANCES) as Disturbance[])
    for (const when of ['before load', 'after load'] as const)
      test(`${what}: ${name}, ${when}`, {
        tag: isShort(what, when, name) ? '@flow' : '@full',
      }, async ({ page }) => {
        if (when === 'before load') await disturb(page, name, when);
        await visit(page, path, when === 'after load' ? () => disturb(page, name, when) : undefined);
      });

  test(`${what}: undisturbed`, { tag: '@full' }, async ({ page }) => visit(page, path));
}
