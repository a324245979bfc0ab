/** A value that plain code reads with `get` and components read with `useStore`. */
export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Calls back after each change; the answer ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** What the build renders with. */
  readonly initial: Value;
}

/** Where a store has its value. */
interface Place<Value> {
  readonly get: () => Value;
  readonly write: (next: Value) => void;
}

export function createStore<Value>(initial: Value, place = inMemory(initial)): Store<Value> {
  const { get, write } = place;
  const listeners = new Set<() => void>();
  return {
    initial,
    get,
    set: (next) => {
      if (Object.is(next, get())) return;
      write(next);
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function inMemory<Value>(value: Value): Place<Value> {
  let current = value;
  return {
    get: () => current,
    write: (next) => {
      current = next;
    },
  };
}
