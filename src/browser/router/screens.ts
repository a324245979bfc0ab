import type { ComponentType } from 'react';
import type { PageRecord } from '../../model/page';
import type { ScreenView } from '../../site/stores/route';
import { reloadOnce } from './reload-once';

type ScreenModule = { default?: ComponentType<Record<string, unknown>> };

/** Every component in that folder is a screen. */
const MODULES = import.meta.glob<ScreenModule>(['../../site/screens/*.tsx', '!**/*.test.tsx']);

/** Gets the script of the screen that a page has, if any. */
export async function prefetchScreen({ screen }: PageRecord): Promise<void> {
  await MODULES[`../../site/screens/${screen}.tsx`]?.();
}

/** The screen of a page. When its script cannot be loaded the page is loaded in full, once, and there is no answer. */
export async function loadScreen(record: PageRecord, url: URL): Promise<ScreenView | undefined> {
  const { screen, path, props = {} } = record;
  const load = MODULES[`../../site/screens/${screen}.tsx`];
  if (!load) throw new Error(`There is no page module '${screen}' for the route ${path}.`);
  let module: ScreenModule;
  try {
    module = await load();
  } catch (error) {
    if (reloadOnce(url, `The assets of ${path} could not be loaded.`)) return undefined;
    throw error;
  }
  if (!module.default) throw new Error(`The page component at the route ${path} has no default export.`);
  return { kind: 'screen', Screen: module.default, props: props as Record<string, unknown> };
}
