/** The library of a version as the build writes it for the worker. */
import type { LibraryEntry } from '../../ligo/library/entry';

export interface LibraryFile {
  readonly modules: Readonly<Record<string, readonly EntryInModule[]>>;
  /** Files that samples name, such as contracts to originate. */
  readonly files: Readonly<Record<string, string>>;
}

export type EntryInModule = Omit<LibraryEntry, 'module' | 'summary' | 'address'>;

/** What the reference says, by qualified name: a file apart, for readers who ask what a name means. */
export type SummaryFile = Readonly<Record<string, EntrySummary>>;

export interface EntrySummary {
  /** The first sentence. */
  readonly text: string;
  readonly address: string;
}

/** Within dist/. */
export function libraryFilePath(version: string): string {
  return `ligo/${version}.json`;
}

/** The file of summaries beside the library, for paths and for addresses. */
export function summaryFilePath(library: string): string {
  return library.replace(/\.json$/, '-summaries.json');
}
