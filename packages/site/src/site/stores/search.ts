import { hasModals } from './modals';
import { createStore } from './store';

/** The search dialog: `left` after the reader followed one of its links. */
export interface SearchState {
  readonly status: 'closed' | 'open' | 'left';
  readonly query: string;
}

export const searchStore = createStore<SearchState>({ status: 'closed', query: '' });

/** Its frame is in the HTML of every page, so that it opens and accepts typing before it is hydrated. */
function frame(): HTMLDialogElement | null {
  return document.querySelector('.search-modal');
}

/** Opens the dialog in place of any other one, whose opener gets the focus back in the end. */
export function openSearch(query = ''): void {
  const dialog = frame();
  if (!dialog || dialog.open) return;
  if (!hasModals()) {
    // The link to the page of results does as well.
    location.assign(document.querySelector<HTMLAnchorElement>('.navbar-search')?.href ?? '');
    return;
  }
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) other.close();
  showFrame(dialog, query);
  searchStore.set({ status: 'open', query });
}

/** Shows the dialog with a query and focuses its field, also in a frame that was rendered again. */
export function showFrame(dialog: HTMLDialogElement, query: string): void {
  dialog.showModal();
  dialog.addEventListener('close', onClosed);
  const field = dialog.querySelector('input');
  if (!field) return;
  if (field.value !== query) field.value = query;
  field.focus();
}

export function typeQuery(query: string): void {
  searchStore.set({ ...searchStore.get(), query });
}

export function closeSearch(status: 'closed' | 'left' = 'closed'): void {
  const { status: before, query } = searchStore.get();
  if (before !== 'open') return;
  searchStore.set({ status, query });
  frame()?.close();
}

/** The browser closes it on Escape. It may be open again by the time the event fires. */
function onClosed(): void {
  if (!frame()?.open) closeSearch();
}

/** Takes over a dialog that was opened before this script ran, and what the reader types before hydration. */
export function followSearchField(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest('.search-modal')) typeQuery(target.value);
  });
  const dialog = frame();
  if (!dialog?.open) return;
  dialog.addEventListener('close', onClosed);
  searchStore.set({ status: 'open', query: dialog.querySelector('input')?.value ?? '' });
}
