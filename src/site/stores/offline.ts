import { createStore } from './store';

/** The versions that are kept on this device. */
export const keptVersionsStore = createStore<readonly string[]>([]);

/** The version whose offline panel is open. */
export const offlinePanelStore = createStore<string | undefined>(undefined);
