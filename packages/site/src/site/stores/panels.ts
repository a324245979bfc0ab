import { createStore } from './store';

/** Set while the menu of narrow screens is open. */
export const menuStore = createStore<true | undefined>(undefined);

/** Set while the list of keys is open. */
export const keysHelpStore = createStore<true | undefined>(undefined);

/** The version whose offline panel is open. */
export const offlinePanelStore = createStore<string | undefined>(undefined);

/** The version with which the page is compared in the open panel. */
export const differencesStore = createStore<string | undefined>(undefined);

/** What appears above the page while its store has a value. */
export const PANELS = [menuStore, keysHelpStore, offlinePanelStore, differencesStore] as const;

export const keptVersionsStore = createStore<readonly string[]>([]);
