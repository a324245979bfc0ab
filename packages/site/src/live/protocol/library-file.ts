/** The library of a version, which the build writes for the worker. */

export interface LibraryFile {
  /** Determines the features of the language. */
  readonly version: string;
  /** Files that samples refer to, such as contracts to originate. */
  readonly files: Readonly<Record<string, string>>;
  /** Deprecated names with what replaces each; empty where nothing does. Files of older editions lack them. */
  readonly deprecated?: Readonly<Record<string, string>>;
}

/** First sentences of the reference by qualified name, in a separate file that is loaded on demand. */
export type SummaryFile = Readonly<Record<string, { readonly text: string; readonly address: string }>>;

/** The path within dist/. */
export function libraryFilePath(version: string): string {
  return `ligo/${version}.json`;
}

/** The library file of another version, beside this one. */
export function libraryOf(library: string, version: string): string {
  return library.replace(/[^/]+\.json$/, `${version}.json`);
}

/** The list of the messages that pages explain, beside a library file. */
export function messagesFileOf(library: string): string {
  return library.replace(/[^/]+\.json$/, 'messages.json');
}

/** The summary file of a library; accepts paths and addresses. */
export function summaryFilePath(library: string): string {
  return library.replace(/\.json$/, '-summaries.json');
}
