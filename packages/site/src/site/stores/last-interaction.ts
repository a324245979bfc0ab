import { createStore } from './store';

/** Whatever can precede a click; clicks themselves may come from scripts or be replayed. */
const EVENTS = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

/** The reader's last interaction, for components that are hydrated because of it. */
export const lastInteractionStore = createStore<Event | undefined>(undefined);

export function followInteractions(): void {
  for (const type of EVENTS)
    document.addEventListener(type, lastInteractionStore.set, { capture: true, passive: true });
}
