import { createStore } from './store';

/** The search modal: open with the query that it starts with, or closed. */
export type SearchState =
  | { readonly isOpen: true; readonly query: string }
  | { readonly isOpen: false /** Whether the reader leaves for a hit. */; readonly isLeaving: boolean };

const CLOSED: SearchState = { isOpen: false, isLeaving: false };

export const searchStore = createStore<SearchState>(CLOSED);

export function openSearch(query = ''): void {
  searchStore.set({ isOpen: true, query });
}

export function closeSearch(): void {
  if (searchStore.get().isOpen) searchStore.set(CLOSED);
}

/** Closes it for a reader who follows one of its links. */
export function leaveSearch(): void {
  searchStore.set({ isOpen: false, isLeaving: true });
}
