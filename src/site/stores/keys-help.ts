import { createStore } from './store';

/** Whether the list of keys is shown. */
export const keysHelpStore = createStore<true | undefined>(undefined);
