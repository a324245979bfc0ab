/** What belongs to a version that is kept on a reader's device. The build writes one such list for each version. */
export interface OfflineList {
  readonly version: string;
  /** Differs whenever anything in the list does. */
  readonly build: string;
  /** How much room all of it takes. */
  readonly bytes: number;
  /** Addresses, each with a hash of what it answers with. */
  readonly files: Readonly<Record<string, string>>;
}

/** Where the list of a version lies. */
export function offlineListPath(version: string): string {
  return `/offline/${version}.json`;
}

/** The script that answers from what is kept while there is no network. It stands at the root to see all addresses. */
export const SERVICE_WORKER_PATH = '/sw.js';

/** The start of the names of all caches of kept pages. */
export const OFFLINE_CACHES = 'offline ';
