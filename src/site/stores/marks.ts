import { createStore } from './store';

/** How many words are marked on the page, for a reader who came from a search. */
export const marksStore = createStore(0);
