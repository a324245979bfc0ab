import { createStore } from './store';

/** The path of the page on which the menu of narrow screens is open, so that navigation closes it. */
export const menuStore = createStore<string | undefined>(undefined);

/** Set while the list of keys is open. */
export const keysHelpStore = createStore<true | undefined>(undefined);

/** The version whose offline panel is open. */
export const offlinePanelStore = createStore<string | undefined>(undefined);

/** The version with which the page is compared in the open panel. */
export const differencesStore = createStore<string | undefined>(undefined);

export const keptVersionsStore = createStore<readonly string[]>([]);
