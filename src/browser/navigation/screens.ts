import type { ComponentType } from 'react';
import type { PageRecord } from '../../model/page';
import type { ScreenView } from '../../site/shell/Shell';
import { reloadOnce } from './reload-once';

type ScreenModule = { default?: ComponentType<Record<string, unknown>> };

/** Screens are the files in lower case; the others there are their parts. */
const MODULES = import.meta.glob<ScreenModule>('../../site/screens/[a-z]*.tsx');

/** The screen of a page. When its script cannot be loaded the page is loaded anew, once, and there is no answer. */
export async function screenView(record: PageRecord, url: URL): Promise<ScreenView | undefined> {
  const load = MODULES[`../../site/screens/${record.screen}.tsx`];
  if (!load) throw new Error(`There is no page module '${record.screen}' for the route ${record.path}.`);
  let module: ScreenModule;
  try {
    module = await load();
  } catch (error) {
    if (reloadOnce(url, `The assets of ${record.path} could not be loaded.`)) return undefined;
    throw error;
  }
  const props = (record.props ?? {}) as Record<string, unknown>;
  return { kind: 'screen', Screen: screenOf(module, record.path), props };
}

/** The component of a module, or an error that names the route. */
function screenOf(module: ScreenModule, route: string): ComponentType<Record<string, unknown>> {
  if (!module.default) throw new Error(`The page component at the route ${route} has no default export.`);
  return module.default;
}
