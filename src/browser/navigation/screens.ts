import type { ComponentType } from 'react';
import type { ScreenName } from '../../model/page';

type ScreenModule = { default?: ComponentType<Record<string, unknown>> };

/** Screens are the files in lower case; the others there are their parts. */
const MODULES = import.meta.glob<ScreenModule>('../../site/screens/[a-z]*.tsx');

/** Loads the module of a screen. A module without a default export is an error that names the route. */
export async function loadScreen(
  name: ScreenName,
  route: string,
): Promise<ComponentType<Record<string, unknown>>> {
  const load = MODULES[`../../site/screens/${name}.tsx`];
  if (!load) throw new Error(`There is no page module '${name}' for the route ${route}.`);
  return screenOf(await load(), route);
}

/** The component of a module, or an error that names the route. */
export function screenOf(module: ScreenModule, route: string): ComponentType<Record<string, unknown>> {
  if (!module.default) throw new Error(`The page component at the route ${route} has no default export.`);
  return module.default;
}
