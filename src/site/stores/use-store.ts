import { useSyncExternalStore } from 'react';
import type { Store } from './store';

/** A store's value. `initial` is what the build rendered, so that hydration finds the same HTML. */
export function useStore<Value>(store: Store<Value>, initial: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => initial);
}
