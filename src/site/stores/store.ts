/** A value that plain code reads with `get` and components read with `useStore`. */
export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Calls back after each change; the answer ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** What the build renders with. */
  readonly initial: Value;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const write = (next: Value) => {
    value = next;
  };
  return storeOf(initial, () => value, write);
}

/** A store whose value is a `data-` attribute of the page, where the inline boot script has set it before the first paint. */
export function attributeStore<Value extends string>(
  name: string,
  parse: (text: string | undefined) => Value,
): Store<Value> {
  const read = () => parse(document.documentElement.dataset[name]);
  const write = (next: Value) => {
    document.documentElement.dataset[name] = next;
  };
  return storeOf(parse(undefined), read, write);
}

function storeOf<Value>(initial: Value, get: () => Value, write: (next: Value) => void): Store<Value> {
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
