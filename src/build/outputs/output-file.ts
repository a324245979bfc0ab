/** A file of the finished site, from its root, with `/`. */
export interface OutputFile {
  readonly file: string;
  readonly content: string | Uint8Array;
}
