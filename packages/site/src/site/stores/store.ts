/** A value that plain code reads with `get` and components with `useStore`. */
export type Store<Value> = ReturnType<typeof createStore<Value>>;

/** The build renders with the initial value. */
export function createStore<Value>(initial: Value) {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    initial,
    get: () => value,
    set: (next: Value) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    /** Calls back after each change; returns a function to unsubscribe. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
