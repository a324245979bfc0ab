import { createStore } from './store';

/** What is announced to screen readers next: which page has come, what was copied, which syntax is shown. */
export const statusStore = createStore('');

export function say(text: string): void {
  // The same text again would be no change, and nobody would hear it.
  statusStore.set(text === statusStore.get() ? `${text}\u00a0` : text);
}
