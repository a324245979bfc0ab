import { createStore } from './store';

export const keysHelpStore = createStore<true | undefined>(undefined);
