import { createContext, useContext } from 'react';
import type { ShellRecord } from '../../model/page';
import type { RememberingProvider } from '../../model/search';
import type { BrowserConfig } from '../../model/site';

/** What a screen asks of its surroundings; the build gives it actions that do nothing. */
export interface ShellActions {
  /** Gets what finds pages; it is loaded when it is first asked for. */
  readonly loadSearch: () => Promise<RememberingProvider>;
  /** The version that links from outside of the docs lead to. */
  readonly preferredVersion: () => string | undefined;
}

export interface ShellContext {
  readonly site: BrowserConfig;
  readonly record: ShellRecord;
  readonly actions: ShellActions;
}

export const ShellContextSlot = createContext<ShellContext | undefined>(undefined);

/** Site, page and actions, for any component inside the shell. */
export function useShell(): ShellContext {
  const context = useContext(ShellContextSlot);
  if (!context) throw new Error('This component stands outside of the shell.');
  return context;
}

export const NO_ACTIONS: ShellActions = {
  loadSearch: () => new Promise(() => {}),
  preferredVersion: () => undefined,
};
