import { layOutNow } from '../article/lay-out';

/** Hash links scroll after this time, when the page has settled. */
const HASH_DELAY_MS = 100;

interface ScrollState {
  readonly scroll?: number;
}

/** Takes scrolling over from the browser, whose own memory does not know our pages. */
export function takeOverScrolling(): void {
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', rememberScroll);
  const state = history.state as ScrollState | null;
  if (state?.scroll !== undefined) scrollBackTo(state.scroll);
}

/** Writes the scroll position into the current entry of the history. */
export function rememberScroll(): void {
  history.replaceState({ ...(history.state as object | null), scroll: window.scrollY }, '');
}

/** Where the page belongs after a step in the history. */
export function restoreScroll(): void {
  const state = history.state as ScrollState | null;
  scrollBackTo(state?.scroll ?? 0);
}

function scrollBackTo(top: number): void {
  if (top > 0) layOutNow();
  window.scrollTo({ top, behavior: 'instant' });
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Scrolls smoothly to an anchor, opens what hides it, and goes on from there when the reader uses the keyboard. */
export function scrollToHash(hash: string): void {
  window.setTimeout(() => {
    const target = anchorTarget(hash);
    if (!target) return;
    reveal(target);
    layOutNow();
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, HASH_DELAY_MS);
}

/** Opens the folded sections around an element. */
export function reveal(element: Element): void {
  for (
    let around = element.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  ) {
    around.open = true;
  }
}

function anchorTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
