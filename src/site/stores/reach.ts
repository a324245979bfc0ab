import { createStore } from './store';

/** All that can come before a click; the click itself is for scripts and for clicks that are replayed. */
const REACHING = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

/** The last event with which the reader reached for something, for what is hydrated because of it. */
export const reachStore = createStore<Event | undefined>(undefined);

export function followReach(): void {
  for (const type of REACHING)
    document.addEventListener(type, reachStore.set, { capture: true, passive: true });
}
