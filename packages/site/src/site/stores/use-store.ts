import { useSyncExternalStore } from 'react';
import type { Store } from './store';

/** A store's value. Hydration starts with the initial value, as in the build. */
export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
