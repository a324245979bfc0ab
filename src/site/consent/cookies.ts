/** How long a cookie is kept when nothing else is said. */
const DEFAULT_DAYS = 365;
const DAY_SECONDS = 24 * 60 * 60;

/** A cookie's value, or nothing. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

export function writeCookie(name: string, value: string, days = DEFAULT_DAYS): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the newer interface is not in every browser
  document.cookie = `${name}=${value}; path=/; max-age=${days * DAY_SECONDS}; samesite=lax`;
}

/** Removes cookies whose name passes; a measuring script may have set them on a parent domain. */
export function removeCookies(matches: (name: string) => boolean): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, index) => `; domain=.${parts.slice(index).join('.')}`)];
  for (const name of names.filter(matches)) {
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the newer interface is not in every browser
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
