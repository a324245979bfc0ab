import { readStored, STORAGE_KEYS, writeStored } from '../../site/stores/storage';

/**
 * Loads a page in full from the server, once; the promise then never resolves. If the page was already
 * reloaded, it resolves and the caller shows the error, so there is never a loop.
 */
export async function reloadOnce(url: URL, reason: string): Promise<void> {
  const wasReloaded = readStored(STORAGE_KEYS.reloadGuard, 'sessionStorage') === url.pathname;
  const isNoted = writeStored(STORAGE_KEYS.reloadGuard, wasReloaded ? null : url.pathname, 'sessionStorage');
  if (wasReloaded || !isNoted) return;
  console.warn(`${reason} The page is loaded again.`);
  // Assigning an address that differs only in its hash would just scroll.
  if (url.pathname === location.pathname) location.reload();
  else location.assign(url);
  await new Promise(() => {});
}

/** A page that has been shown may be reloaded again later. */
export function clearReloadGuard(): void {
  writeStored(STORAGE_KEYS.reloadGuard, null, 'sessionStorage');
}
