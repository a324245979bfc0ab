import { createStore } from './store';

/** The name that `::highlight()` in the styles knows. */
const HIGHLIGHT = 'found';

/** How many words are marked on the page, for a reader who came from a search. */
export const marksStore = createStore(0);

/** Marks these places and no others. */
export function setMarks(places: readonly Range[]): void {
  CSS.highlights.set(HIGHLIGHT, new Highlight(...places));
  marksStore.set(places.length);
}
