/**
 * A document can be read, scrolled, folded, copied and searched without React. The shell around it (menus, switches, the
 * way to the next page) wakes up when the reader first points, touches, types or steps through the history: until then
 * its script is neither sent nor run.
 */
import type { PageRecord } from '../../model/page';
import { innerUrl, isBrowsersOwn } from '../navigation/links';
import { reloadOnce } from '../navigation/reload-once';

/** What a reader does before any use of the shell. */
const REACHING = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** What the shell alone brings to life; links are followed without it too, only slower. */
const SHELL_PARTS = '.navbar button:not([data-to-syntax]), .navbar-search, .announcement button';

/** Wakes the shell at once for pages that need it, for documents when the reader reaches for it. */
export function startShell(record: PageRecord): void {
  const shownPath = location.pathname;
  let waking: Promise<void> | undefined;
  const wake = () => {
    waking ??= import('./hydrate').then(({ hydrateShell }) => hydrateShell(record, shownPath));
    return waking;
  };
  const stop = new AbortController();
  const reach = () => void wake().then(() => stop.abort(), onMissing);
  const onMissing = (error: unknown) => {
    stop.abort();
    console.warn('The menus of the page could not be loaded.', error);
    reloadOnce(new URL(location.href), 'The menus of the page could not be loaded.');
  };
  const options = { signal: stop.signal, capture: true, passive: true };
  for (const event of REACHING) document.addEventListener(event, reach, options);
  window.addEventListener('popstate', reach, options);
  document.addEventListener('click', (event) => holdClick(event, wake, stop), {
    signal: stop.signal,
    capture: true,
  });
  // Links of pages that belong to no version depend on what the reader prefers.
  if (record.screen || !record.version) reach();
}

/** A click that comes too early is done again once the shell is awake; a link is followed in any case. */
function holdClick(event: MouseEvent, wake: () => Promise<void>, stop: AbortController): void {
  if (isBrowsersOwn(event) || !(event.target instanceof Element)) return;
  const { target } = event;
  const part = target.closest<HTMLElement>(SHELL_PARTS);
  const url = innerUrl(target);
  if (!part && !url) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const again = part ?? target.closest<HTMLElement>('a');
  wake().then(
    () => {
      stop.abort();
      again?.click();
    },
    () => {
      if (url) location.assign(url);
    },
  );
}
