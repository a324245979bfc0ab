import { createStore } from './store';

/** The next announcement for screen readers: page changes, copying, the current syntax. */
const statusStore = createStore('');

export function say(text: string): void {
  // Repeating the same text would not be a change, so it would not be announced.
  statusStore.set(text === statusStore.get() ? `${text}\u00a0` : text);
}

/** Announces through the live regions that are in the HTML of every page. */
export function announceInPage(): void {
  statusStore.subscribe(() => {
    // An open dialog makes everything outside of it inert, and has its own region.
    const region =
      document.querySelector('dialog[open] .modal-status') ?? document.querySelector('.route-status');
    if (region) region.textContent = statusStore.get();
  });
}
