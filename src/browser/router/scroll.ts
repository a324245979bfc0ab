/** Where the reader is on a page: written into the history while they scroll, and restored from it. */
import { decodeAddress } from '../../model/route';

/** Hash links scroll after this time, when the page has settled. */
const HASH_DELAY_MS = 100;
/** The position is written when the reader has stopped scrolling for this long. */
const STOPPED_AFTER_MS = 100;

/** A page that is loaded moves no more by itself after this time. */
const SETTLED_AFTER_MS = 1000;

export type ScrollMemory = ReturnType<typeof startScrollMemory>;

/** Takes over from the browser, which does not know the pages that the router shows. */
export function startScrollMemory() {
  let timer = 0;
  let shownPath = location.pathname;
  const isOtherPage = () => location.pathname !== shownPath;
  /** Writes the position into the current entry of the history, unless the page of another entry is still shown. */
  const remember = () => {
    if (!isOtherPage()) history.replaceState({ ...history.state, scroll: window.scrollY }, '');
  };
  const memory = {
    /** A step may lead to a page that was shown before a reload; until the router is there, it is loaded. */
    onHistoryStep: (isToOtherPage: boolean) => {
      if (isToOtherPage) location.reload();
    },
    remember,
    onPageShown: () => {
      shownPath = location.pathname;
    },
  };
  history.scrollRestoration = 'manual';
  const saved = savedScroll();
  if (saved === undefined && location.hash) showAnchor(location.hash, 'instant');
  else if (restoreScroll() && location.hash) holdPlace(saved);
  const rememberSoon = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(remember, STOPPED_AFTER_MS);
  };
  window.addEventListener('scroll', rememberSoon, { passive: true });
  window.addEventListener('pagehide', remember);
  window.addEventListener('pageshow', ({ persisted }) => persisted && restoreScroll());
  window.addEventListener('popstate', () => {
    memory.onHistoryStep(isOtherPage());
    if (isOtherPage()) return;
    // A smooth scroll that was under way may move the page once more, by its last step.
    if (restoreScroll()) requestAnimationFrame(restoreScroll);
    else if (location.hash) scrollToHash(location.hash);
    else scrollToTop();
  });
  return memory;
}

/** Scrolls to where the reader was in this entry of the history; the answer is whether they were there. */
export function restoreScroll(): boolean {
  const scroll = savedScroll();
  if (scroll === undefined) return false;
  window.scrollTo({ top: scroll, behavior: 'instant' });
  if (window.scrollY < scroll - 1) scrollWhenTall(scroll);
  return true;
}

function savedScroll(): number | undefined {
  return history.state?.scroll;
}

/** Some time after a reload, Safari goes to the place that the address names. */
function holdPlace(top: number | undefined): void {
  const stop = untilReaderActs();
  window.addEventListener('scroll', () => window.scrollTo({ top, behavior: 'instant' }), stop);
  window.addEventListener('load', () => window.setTimeout(() => stop.abort(), SETTLED_AFTER_MS), stop);
}

/** What is below may still be on its way, such as results of a search. */
function scrollWhenTall(top: number): void {
  const stop = untilReaderActs();
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top - 1) stop.abort();
  });
  stop.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body);
}

/** Aborted by the reader's own next step. */
function untilReaderActs(): AbortController {
  const stop = new AbortController();
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'])
    window.addEventListener(type, () => stop.abort(), { signal: stop.signal, capture: true, passive: true });
  return stop;
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Scrolls smoothly to an anchor; the keyboard goes on from there. */
export function scrollToHash(hash: string): void {
  window.setTimeout(() => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const target = showAnchor(hash, isCalm ? 'instant' : 'smooth');
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, HASH_DELAY_MS);
}

/** Opens the folds around an anchor and scrolls to it. */
function showAnchor(hash: string, behavior: ScrollBehavior): HTMLElement | null {
  const target = document.getElementById(decodeAddress(hash.slice(1)));
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  target?.scrollIntoView({ behavior });
  return target;
}
