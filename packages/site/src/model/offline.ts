/** The files of a version for offline reading. The build writes one such list for each version. */
export interface OfflineList {
  readonly version: string;
  /** The first page of the version. */
  readonly start: string;
  /** Differs whenever anything in the list does. */
  readonly build: string;
  /** The total size. */
  readonly bytes: number;
  /** Addresses, each with the start of the SHA-1 of its content in base64url. */
  readonly files: Readonly<Record<string, string>>;
  /** Redirects to its pages; a trailing star in both stands for the same rest. */
  readonly moved: Readonly<Record<string, string>>;
}

/** The address of the list of a version, below the base. */
export function offlineListPath(version: string): string {
  return `/offline/${version}.json`;
}

/** The service worker. It is at the base of the site so that its scope covers all pages. */
export const SERVICE_WORKER_PATH = '/sw.js';

/** The prefix of the names of all offline caches of a site; sites below other paths share the storage. */
export function offlineCaches(baseUrl: string): string {
  return `offline ${baseUrl} `;
}

/** The address under which a cache stores its list. It is stored last: a cache without it is incomplete. */
export const OWN_LIST = '/offline/list';

/** The header with which the service worker explains that an address is not available offline. */
export const NOT_KEPT_HEADER = 'x-not-kept';
