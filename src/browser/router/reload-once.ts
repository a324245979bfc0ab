import { STORAGE_KEYS } from '../../site/stores/storage';

/**
 * Loads an address in full from the server, once: when the page still cannot be shown afterwards, the answer is `false` and
 * the caller shows the error instead, so that there is never a loop.
 */
export function reloadOnce(url: URL, reason: string): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEYS.reloadGuard) === url.pathname) {
      sessionStorage.removeItem(STORAGE_KEYS.reloadGuard);
      return false;
    }
    sessionStorage.setItem(STORAGE_KEYS.reloadGuard, url.pathname);
  } catch {
    return false;
  }
  console.warn(`${reason} The page is loaded again.`);
  // An address that differs in its hash alone would only be scrolled to.
  if (url.pathname === location.pathname) location.reload();
  else location.assign(url);
  return true;
}

/** A page that was shown may be reloaded again later. */
export function clearReloadGuard(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEYS.reloadGuard);
  } catch {
    // Without storage no guard was set.
  }
}
