/** The library of a version as the build writes it for the worker. */
import type { LibraryEntry } from '../../ligo/library/entry';

export interface LibraryFile {
  /** The address of the documentation of the version. */
  readonly docs: string;
  readonly entries: readonly LibraryEntry[];
  /** Files that samples name, such as contracts to originate. */
  readonly files: Readonly<Record<string, string>>;
}

/** The address of the playground and the version, from the address of a library: all are below the same base. */
export function playgroundOf(library: string): { readonly address: string; readonly version: string } {
  const [, base = '/', version = ''] = /^(.*\/)ligo\/(.+)\.json$/.exec(library) ?? [];
  return { address: `${base}playground`, version };
}

/** Within dist/. */
export function libraryFilePath(version: string): string {
  return `ligo/${version}.json`;
}
