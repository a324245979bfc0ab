/** A value that plain code reads with `get` and components read with `useStore`. */
export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Calls back after each change; the answer ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const { notify, subscribe } = listenerSet();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
    subscribe,
  };
}

/** A store whose value is a `data-` attribute of the page, where the inline boot script has set it before the first paint. */
export function attributeStore<Value extends string>(
  name: string,
  parse: (text: string | undefined) => Value,
): Store<Value> {
  const { notify, subscribe } = listenerSet();
  const get = () => parse(document.documentElement.dataset[name]);
  return {
    get,
    set: (next) => {
      if (next === get()) return;
      document.documentElement.dataset[name] = next;
      notify();
    },
    subscribe,
  };
}

function listenerSet() {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
