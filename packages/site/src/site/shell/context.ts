import { createContext, useContext } from 'react';
import type { PageRecord } from '../../model/page';
import type { TreeBranch } from '../../model/page-tree';
import type { SearchProvider } from '../../model/search';
import type { BrowserConfig } from '../../model/site';
import { latestVersion, type VersionConfig } from '../../model/version';
import { preferredVersionStore } from '../stores/preferred-version';
import { useStore } from '../stores/use-store';

/** Actions that only the browser provides; at build time they do nothing. */
export interface ShellActions {
  /** Loads the search provider on first use. */
  readonly loadSearch: () => Promise<SearchProvider>;
  /** Loads the pages that are left out of a sidebar branch. */
  readonly loadBranch: (branch: TreeBranch) => Promise<void>;
}

export interface ShellContextValue {
  readonly site: BrowserConfig;
  readonly record: PageRecord;
  readonly actions: ShellActions;
}

export const ShellContext = createContext<ShellContextValue | undefined>(undefined);

/** Site, page and actions, for every component of the chrome, of screens and of islands. */
export function useShell(): ShellContextValue {
  const context = useContext(ShellContext);
  if (!context) throw new Error('useShell must be used within a ShellContext.');
  return context;
}

/** The version being read, or outside of the docs the preferred one. */
export function useVersion(): VersionConfig {
  const { site, record } = useShell();
  const preferred = useStore(preferredVersionStore);
  const name = record.version ?? preferred;
  const { versions } = site.docs;
  return versions.find((version) => version.name === name) ?? latestVersion(versions);
}

export const NO_ACTIONS: ShellActions = {
  loadSearch: () => new Promise(() => {}),
  loadBranch: async () => {},
};
