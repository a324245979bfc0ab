/** The little of search that every page loads: its keys, and the way to the rest. */
import { MARK_PARAMETER } from '../../model/search';
import type { BrowserConfig } from '../../model/site';

type Open = (query?: string) => void;

/** Gets the modal ahead of its use. A failure is forgotten: who opens it asks again. */
export function loadSearchBox(): void {
  import('./modal').catch(() => {});
}

/** Opens the modal; where its script cannot be had, the page of results is the way. */
export function openSearch(site: BrowserConfig, query?: string): void {
  import('./modal').then(
    ({ showSearch }) => showSearch(site, query),
    () => location.assign(`/${site.search.path}${query ? `?q=${encodeURIComponent(query)}` : ''}`),
  );
}

/** Ctrl+K or Cmd+K anywhere, `/` outside of inputs, and the fields of pages that search by type. */
export function followSearchKeys(open: Open): void {
  document.addEventListener('keydown', (event) => {
    const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
    const isShortcut = (metaKey || ctrlKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
    const isSlash = key === '/' && !metaKey && !ctrlKey && !altKey && !isTyping(event.target);
    if (!isShortcut && !isSlash) return;
    event.preventDefault();
    open();
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-opens-search]')) return;
    event.preventDefault();
    open(String(new FormData(form).get('q') ?? ''));
  });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Marks the words that the address names, where it names some. */
export function markFoundWords(): void {
  if (location.search.includes(`${MARK_PARAMETER}=`)) loadMarker();
}

function loadMarker(): void {
  import('./mark-found')
    .then(({ markFound }) => markFound())
    .catch((error: unknown) => console.warn('The found words could not be marked.', error));
}
