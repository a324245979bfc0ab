import { createContext, useContext } from 'react';
import type { PageRecord } from '../../model/page';
import type { TreeBranch } from '../../model/page-tree';
import type { SearchProvider } from '../../model/search';
import type { BrowserConfig } from '../../model/site';

/** What components ask of the browser's side. The build has no browser, so there every action does nothing. */
export interface ShellActions {
  /** Gets what finds pages; it is loaded when it is first asked for. */
  readonly loadSearch: () => Promise<SearchProvider>;
  /** Gets the pages that are left out of a branch of the sidebar. */
  readonly loadBranch: (branch: TreeBranch) => Promise<void>;
  /** Loads the page that failed to load again. */
  readonly retry: () => void;
}

export interface ShellContext {
  readonly site: BrowserConfig;
  readonly record: PageRecord;
  readonly actions: ShellActions;
}

export const ShellContextSlot = createContext<ShellContext | undefined>(undefined);

/** Site, page and actions, for every component of the chrome, of screens and of islands. */
export function useShell(): ShellContext {
  const context = useContext(ShellContextSlot);
  if (!context) throw new Error('useShell needs a ShellContextSlot around the component.');
  return context;
}

export const NO_ACTIONS: ShellActions = {
  loadSearch: () => new Promise(() => {}),
  loadBranch: async () => {},
  retry: () => {},
};
