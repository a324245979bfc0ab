/** Tells several threads which of the same items are still to be done. */
export type SharedQueue = Int32Array;

/** A queue of which nothing is taken. */
export function sharedQueue(): SharedQueue {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/** The items that nobody else has taken, each when it is asked for. */
export function* inTurn<Item>(items: readonly Item[], queue: SharedQueue): Generator<Item> {
  for (let index = Atomics.add(queue, 0, 1); index < items.length; index = Atomics.add(queue, 0, 1)) {
    yield items[index] as Item;
  }
}
