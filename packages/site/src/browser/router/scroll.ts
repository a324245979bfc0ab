/** The scroll position: written to the history while the reader scrolls, and restored from it. */
import { decodeAddress } from '../../model/route';
import { listen } from '../../site/stores/listen';

/** Hash links scroll after this delay, once the layout is stable. */
const HASH_DELAY_MS = 100;
/** The position is written when the reader has stopped scrolling for this long. */
const STOPPED_AFTER_MS = 100;

/** After this time a loaded page no longer shifts by itself. */
const SETTLED_AFTER_MS = 1000;

export interface ScrollMemory {
  /** Before the router starts, going back to a page from before a reload loads it in full. */
  onHistoryStep: (isToOtherPage: boolean) => void;
  /** Writes the position, and the link that the reader follows, to the history entry. */
  readonly remember: (followed?: Element | null) => void;
  readonly onPageShown: () => void;
}

/** Replaces the browser's scroll restoration, which does not know the pages that the router shows. */
export function startScrollMemory(): ScrollMemory {
  let timer = 0;
  let shownPath = location.pathname;
  const isOtherPage = () => location.pathname !== shownPath;
  /** Writes the position to the current history entry, unless the page of another entry is still shown. */
  const remember = (followed?: Element | null) => {
    if (isOtherPage()) return;
    const link = followed instanceof HTMLAnchorElement ? { followed: placeOf(followed) } : {};
    history.replaceState({ ...history.state, ...link, scroll: window.scrollY }, '');
  };
  const memory: ScrollMemory = {
    onHistoryStep: (isToOtherPage) => {
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
    timer = window.setTimeout(() => remember(), STOPPED_AFTER_MS);
  };
  window.addEventListener('scroll', rememberSoon, { passive: true });
  window.addEventListener('pagehide', () => remember());
  window.addEventListener('pageshow', ({ persisted }) => persisted && restoreScroll());
  window.addEventListener('popstate', () => {
    memory.onHistoryStep(isOtherPage());
    if (isOtherPage()) return;
    // The last step of a smooth scroll in progress may still move the page.
    if (restoreScroll()) requestAnimationFrame(restoreScroll);
    else if (location.hash) scrollToHash(location.hash);
    else scrollToTop();
  });
  return memory;
}

/** Scrolls to the position saved in the current history entry; returns whether there was one. */
export function restoreScroll(): boolean {
  const scroll = savedScroll();
  if (scroll === undefined) return false;
  window.scrollTo({ top: scroll, behavior: 'instant' });
  if (window.scrollY < scroll - 1) scrollWhenTall(scroll);
  return true;
}

interface FollowedLink {
  readonly href: string;
  /** Its number among the links of the page with this address. */
  readonly number: number;
}

function linksTo(href: string): HTMLElement[] {
  // The menu of versions links to other pages as soon as another page is shown.
  return [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]:not([data-version])`)];
}

function placeOf(link: HTMLAnchorElement): FollowedLink {
  const href = link.getAttribute('href') ?? '';
  return { href, number: linksTo(href).indexOf(link) };
}

/** Focuses the link that the reader followed from the page of this history entry; returns whether it is there. */
export function focusFollowedLink(): boolean {
  const followed: FollowedLink | undefined = history.state?.followed;
  const link = followed && linksTo(followed.href)[followed.number];
  link?.focus({ preventScroll: true });
  return link !== undefined && link === document.activeElement;
}

/** Other programs may have written the entry. */
function savedScroll(): number | undefined {
  const scroll: unknown = history.state?.scroll;
  return typeof scroll === 'number' ? scroll : undefined;
}

/** Some time after a reload, Safari scrolls to the anchor in the address. */
function holdPlace(top: number | undefined): void {
  const hold = listen(window, ['scroll'], () => window.scrollTo({ top, behavior: 'instant' }));
  const stop = onceReaderActs(hold);
  window.addEventListener('load', () => window.setTimeout(stop, SETTLED_AFTER_MS));
}

/** The page may not be tall enough yet, for example while search results load. */
function scrollWhenTall(top: number): void {
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top - 1) stop();
  });
  const stop = onceReaderActs(() => observer.disconnect());
  observer.observe(document.body);
}

const ACTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'] as const;

/** Calls back at the reader's next interaction, or as soon as the returned function is called. */
function onceReaderActs(callback: () => void): () => void {
  const stop = () => {
    stopListening();
    callback();
  };
  const stopListening = listen(window, ACTIONS, stop, { capture: true, passive: true });
  return stop;
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Scrolls smoothly to an anchor and moves the keyboard focus there. */
export function scrollToHash(hash: string): void {
  window.setTimeout(() => {
    const reduceMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const target = showAnchor(hash, reduceMotion ? 'instant' : 'smooth');
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
