/** Remembers what was made from a text, so that the same text is not worked on twice. */
export interface Memory<T> {
  readonly get: (text: string) => T | undefined;
  readonly set: (text: string, made: T) => void;
}
