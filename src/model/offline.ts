/** What belongs to a version that is kept on a reader's device. The build writes one such list for each version. */
export interface OfflineList {
  readonly version: string;
  /** The first page of the version. */
  readonly start: string;
  /** Differs whenever anything in the list does. */
  readonly build: string;
  /** How much room all of it takes. */
  readonly bytes: number;
  /** Addresses, each with a hash of what it answers with. */
  readonly files: Readonly<Record<string, string>>;
  /** Other names of its pages; a star at the end of both stands for the same rest. */
  readonly moved: Readonly<Record<string, string>>;
}

/** Where the list of a version lies. */
export function offlineListPath(version: string): string {
  return `/offline/${version}.json`;
}

/** The script that answers from what is kept while there is no network. It stands at the root to see all addresses. */
export const SERVICE_WORKER_PATH = '/sw.js';

/** The start of the names of all caches of kept pages. */
export const OFFLINE_CACHES = 'offline ';

/** Under this address a cache holds its own list. It is put there last: a cache without it is not whole. */
export const OWN_LIST = '/offline/list';

/** With this header the service worker tells the page that an address is not kept, in words. */
export const NOT_KEPT_HEADER = 'x-not-kept';

/** How many letters of a file's SHA-1 hash, in base64url, a list holds. */
export const LISTED_HASH_LENGTH = 16;
