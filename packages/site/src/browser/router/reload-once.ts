import { readStored, STORAGE_KEYS, writeStored } from '../../site/stores/storage';

/**
 * Loads a page in full from the server; the promise then never resolves. This happens once per visit: otherwise the
 * promise resolves, and the caller shows the error. Whatever clears the storage, a page that was itself loaded by a
 * reload is not reloaded again, so there is never a loop.
 */
export async function reloadOnce(url: URL, reason: string): Promise<void> {
  const hasReloaded = readStored(STORAGE_KEYS.reloadGuard, 'sessionStorage') !== null;
  if (hasReloaded || isLoadedByReload()) return;
  if (!writeStored(STORAGE_KEYS.reloadGuard, url.pathname, 'sessionStorage')) return;
  console.warn(`${reason} The page is loaded again.`);
  await loadInFull(url);
}

/** Leaves the page for another one, or for the same one, loaded by the browser; never resolves. */
export async function loadInFull(url: URL): Promise<never> {
  // Assigning an address that differs only in its hash would just scroll.
  if (url.pathname === location.pathname) location.reload();
  else location.assign(url);
  return new Promise(() => {});
}

/** Whether this page was loaded by `reloadOnce`, so that the reader has already asked for what had failed. */
export function wasReloaded(): boolean {
  return isLoadedByReload() && readStored(STORAGE_KEYS.reloadGuard, 'sessionStorage') === location.pathname;
}

function isLoadedByReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
}
