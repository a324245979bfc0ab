import { createStore } from './store';

export const keptVersionsStore = createStore<readonly string[]>([]);

/** The version whose offline panel is open. */
export const offlinePanelStore = createStore<string | undefined>(undefined);
