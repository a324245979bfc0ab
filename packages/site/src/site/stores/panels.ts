import { createStore } from './store';

/** Set while the list of keys is open. */
export const keysHelpStore = createStore<true | undefined>(undefined);

/** The version whose offline panel is open. */
export const offlinePanelStore = createStore<string | undefined>(undefined);

export const keptVersionsStore = createStore<readonly string[]>([]);
