import type { OutputPage } from '../output';

/** A file of the finished site, relative to its root, with `/`. */
export interface OutputFile {
  readonly file: string;
  readonly content: string | Uint8Array;
}

/** A part of what a build writes. */
export interface Output {
  /** Called with each page in turn. */
  readonly visit?: (page: OutputPage) => void;
  /** Called with each page in turn; returns the files that belong to it. */
  readonly page?: (page: OutputPage) => readonly OutputFile[];
  /** Called after the last page; returns the files of the whole site. */
  readonly site?: () => readonly OutputFile[] | Promise<readonly OutputFile[]>;
}

/** An output of one file that needs nothing but the content. */
export function singleFile(file: string, content: () => string): Output {
  return { site: () => [{ file, content: content() }] };
}
