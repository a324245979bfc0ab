/** Remembers what was made from a text, so that the same text is not worked on twice. A Map will do. */
export interface Memory<T> {
  get(text: string): T | undefined;
  set(text: string, made: T): unknown;
}
