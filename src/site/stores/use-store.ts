import { useSyncExternalStore } from 'react';
import type { Store } from './store';

/** A store's value. Hydration starts with what the build rendered. */
export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
