/** Endings of files that are no pages. */
const FILES = ['xml', 'json', 'txt', 'md', 'svg', 'png', 'ico', 'webmanifest', 'pdf', 'zip', 'atom', 'rss'];

/** The address within this site that a click or a pointer on an element means, or nothing. */
export function innerUrl(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || isFile(url)) return undefined;
  return url;
}

function isFile({ pathname }: URL): boolean {
  return FILES.includes(pathname.slice(pathname.lastIndexOf('.') + 1).toLowerCase());
}

/** A click that the browser itself must handle: another button, a modifier key, or one that was handled already. */
export function isBrowsersOwn(event: MouseEvent): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );
}
