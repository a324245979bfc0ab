/** A value that plain code reads with `get` and components with `useStore`. */
export interface Store<Value> {
  readonly initial: Value;
  readonly get: () => Value;
  readonly set: (next: Value) => void;
  /** Calls back after each change; returns a function to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The build renders with the initial value. */
export function createStore<Value>(initial: Value): Store<Value> {
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
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
