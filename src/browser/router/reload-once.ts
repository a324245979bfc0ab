import { readStored, STORAGE_KEYS, writeStored } from '../../site/stores/storage';

/**
 * Loads an address in full from the server and never returns, but only once: when the page still cannot be shown afterwards,
 * it returns, and the caller shows the error instead, so that there is never a loop.
 */
export async function reloadOnce(url: URL, reason: string): Promise<void> {
  const wasReloaded = readStored(STORAGE_KEYS.reloadGuard, 'sessionStorage') === url.pathname;
  const isNoted = writeStored(STORAGE_KEYS.reloadGuard, wasReloaded ? null : url.pathname, 'sessionStorage');
  if (wasReloaded || !isNoted) return;
  console.warn(`${reason} The page is loaded again.`);
  // An address that differs in its hash alone would only be scrolled to.
  if (url.pathname === location.pathname) location.reload();
  else location.assign(url);
  await new Promise(() => {});
}

/** A page that was shown may be reloaded again later. */
export function clearReloadGuard(): void {
  writeStored(STORAGE_KEYS.reloadGuard, null, 'sessionStorage');
}
