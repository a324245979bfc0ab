/** The library of a version as the build writes it for the worker. */
import type { LibraryEntry } from '../../ligo/library/entry';

export interface LibraryFile {
  readonly entries: readonly Omit<LibraryEntry, 'summary' | 'address'>[];
  /** Files that samples name, such as contracts to originate. */
  readonly files: Readonly<Record<string, string>>;
}

/** The first sentence of the reference by qualified name: a file apart, for readers who ask what a name means. */
export type SummaryFile = Readonly<Record<string, { readonly text: string; readonly address: string }>>;

/** Within dist/. */
export function libraryFilePath(version: string): string {
  return `ligo/${version}.json`;
}

/** The file of summaries beside the library, for paths and for addresses. */
export function summaryFilePath(library: string): string {
  return library.replace(/\.json$/, '-summaries.json');
}
