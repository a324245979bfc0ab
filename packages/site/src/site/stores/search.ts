import { createStore } from './store';

/** The state of the search modal; `left` after the reader followed one of its links. */
export const searchStore = createStore<'closed' | 'open' | 'left'>('closed');

/** Its frame is in the HTML of every page, so that it opens and accepts typing before it is hydrated. */
function frame(): HTMLDialogElement | null {
  return document.querySelector('.search-modal');
}

export function openSearch(query = ''): void {
  const dialog = frame();
  const field = dialog?.querySelector('input');
  if (!dialog || !field || dialog.open) return;
  dialog.showModal();
  dialog.addEventListener('close', onClosed);
  field.value = query;
  field.focus();
  // The component may still show the previous search.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  searchStore.set('open');
}

export function closeSearch(state: 'closed' | 'left' = 'closed'): void {
  if (searchStore.get() !== 'open') return;
  searchStore.set(state);
  frame()?.close();
}

/** The browser closes it on Escape. It may be open again by the time the event fires. */
function onClosed(): void {
  if (!frame()?.open) closeSearch();
}
