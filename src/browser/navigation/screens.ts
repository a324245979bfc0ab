import type { ComponentType } from 'react';
import type { PageRecord } from '../../model/page';
import type { ScreenView } from '../../site/shell/Shell';
import { reloadOnce } from './reload-once';

type ScreenModule = { default?: ComponentType<Record<string, unknown>> };

/** A screen with all that it needs to be shown. */
export interface LoadedScreen {
  /** Takes over what the server sent of it. */
  readonly hydrate: (place: Element) => void;
  /** Shows it in an empty place, or in that of the screen before. */
  readonly show: (place: Element) => void;
  readonly leave: () => void;
}

/** Screens are the files in lower case; the others there are their parts. */
const MODULES = import.meta.glob<ScreenModule>('../../site/screens/[a-z]*.tsx');

/** The screen of a page. When its scripts cannot be loaded the page is loaded anew, once, and there is no answer. */
export async function loadScreen(record: PageRecord, url: URL): Promise<LoadedScreen | undefined> {
  let scripts: Scripts;
  try {
    scripts = await loadScripts(record);
  } catch (error) {
    if (reloadOnce(url, `The assets of ${record.path} could not be loaded.`)) return undefined;
    throw error;
  }
  const [module, react] = scripts;
  const view: ScreenView = {
    kind: 'screen',
    Screen: screenOf(module, record.path),
    props: (record.props ?? {}) as Record<string, unknown>,
  };
  return {
    hydrate: (place) => react.hydrateScreen(place, record, view),
    show: (place) => react.showScreen(place, record, view),
    leave: react.leaveScreen,
  };
}

/** Gets the scripts of a screen ahead of its use. A failure is forgotten: the click will ask again. */
export function prefetchScreen(record: PageRecord): void {
  loadScripts(record).catch(() => {});
}

type Scripts = [ScreenModule, typeof import('../shell/screen-root')];

async function loadScripts({ screen, path }: PageRecord): Promise<Scripts> {
  const load = MODULES[`../../site/screens/${screen}.tsx`];
  if (!load) throw new Error(`There is no page module '${screen}' for the route ${path}.`);
  return Promise.all([load(), import('../shell/screen-root')]);
}

/** The component of a module, or an error that names the route. */
function screenOf(module: ScreenModule, route: string): ComponentType<Record<string, unknown>> {
  if (!module.default) throw new Error(`The page component at the route ${route} has no default export.`);
  return module.default;
}
