import { type ComponentType, createElement, type ReactElement } from 'react';
import type { PageRecord } from '../../model/page';
import { reloadOnce } from './reload-once';

type ScreenModule = { default?: ComponentType<object> };

/** Every component in this folder is a screen. */
const MODULES = import.meta.glob<ScreenModule>(['../../site/screens/*.tsx', '!**/*.test.tsx']);

/** Loads the script of the screen that a page's file names, if any, without parsing the file. */
export async function prefetchScreen(text: string): Promise<void> {
  const screen = /"screen":"([a-z-]+)"/.exec(text.slice(text.lastIndexOf('<data ')))?.[1];
  await MODULES[`../../site/screens/${screen}.tsx`]?.();
}

/** The screen of a page. If its script cannot be loaded, the page is reloaded once. */
export async function loadScreen({ screen, path, props }: PageRecord, url: URL): Promise<ReactElement> {
  const load = MODULES[`../../site/screens/${screen}.tsx`];
  if (!load) throw new Error(`There is no page module '${screen}' for the route ${path}.`);
  const module = await load().catch(async (error: unknown) => {
    await reloadOnce(url, `The assets of ${path} could not be loaded.`);
    throw error;
  });
  if (!module.default) throw new Error(`The page component at the route ${path} has no default export.`);
  return createElement(module.default, props);
}
