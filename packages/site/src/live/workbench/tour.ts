import { readStored, STORAGE_KEYS, writeStored } from '../../site/stores/storage';
import { createStore } from '../../site/stores/store';

/** The step of the tour that is shown; undefined outside of the tour. */
export const tourStore = createStore<number | undefined>(undefined);

export const TOUR = [
  'Write JsLIGO or CameLIGO on the left. Problems appear while you type; a click on one leads to its place.',
  'Run shows the values of constants and the results of tests, also at the ends of their lines.',
  'Under Contract you call entrypoints with typed fields. The log goes back and forth in time, and becomes a test.',
  'Michelson shows what the compiler makes of the program, how large it is, and how to deploy it.',
  'Everything stays on this device. Share copies a link that contains the program and its calls.',
] as const;

export function startTour(): void {
  tourStore.set(0);
}

export function endTour(): void {
  tourStore.set(undefined);
  writeStored(STORAGE_KEYS.playgroundTour, 'seen');
}

export function hasSeenTour(): boolean {
  return readStored(STORAGE_KEYS.playgroundTour) !== null;
}
