import { createStore } from './store';

/** The next announcement for screen readers: page changes, copying, the current syntax. */
const statusStore = createStore('');

export function say(text: string): void {
  // Repeating the same text would not be a change, so it would not be announced.
  statusStore.set(text === statusStore.get() ? `${text}\u00a0` : text);
}

/** Announces through the live region that is in the HTML of every page. */
export function announceInPage(): void {
  const region = document.querySelector('.route-status');
  if (!region) return;
  statusStore.subscribe(() => {
    region.textContent = statusStore.get();
  });
}
