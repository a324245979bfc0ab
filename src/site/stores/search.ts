import { createStore } from './store';

/** The search modal; `left` when a reader who follows one of its links has closed it. */
export const searchStore = createStore<'closed' | 'open' | 'left'>('closed');

/** Its frame is in the HTML of every page, so that it opens and takes keys before its component is there. */
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
  // Its component may still show what was searched for before.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  searchStore.set('open');
}

export function closeSearch(state: 'closed' | 'left' = 'closed'): void {
  if (searchStore.get() !== 'open') return;
  searchStore.set(state);
  frame()?.close();
}

/** Escape closes it without script. It may be open again by the time that the event arrives. */
function onClosed(): void {
  if (!frame()?.open) closeSearch();
}
