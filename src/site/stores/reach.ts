import { createStore } from './store';

/** The last event with which the reader reached for something, for what is hydrated because of it. */
export const reachStore = createStore<Event | undefined>(undefined);
