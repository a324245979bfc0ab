/**
 * Goes from page to page without leaving the document: a click fetches the next page's own file and hands its parts on.
 * Everything that is not a plain click on a page of this site stays the browser's.
 */
import { onClick } from '../on-click';
import { obeyAddress, withSyntax } from '../preferences/syntax';
import { markFoundWords } from '../search';
import { fetchPage } from './fetch-page';
import { innerUrl, isBrowsersOwn } from './links';
import type { PageHtml } from './page-html';
import { reloadOnce } from './reload-once';
import { type LoadedScreen, loadScreen } from './screens';
import { rememberScroll, scrollToHash } from './scroll';

/** Of a page that comes so soon readers are not told that it is on its way. */
const SOON_MS = 200;

/** A page that has come. */
export interface Arrival {
  readonly url: URL;
  readonly page: PageHtml;
  /** Documents have none. */
  readonly screen?: LoadedScreen;
  readonly isStepBack: boolean;
}

/** What is told while the reader moves. */
export interface RouteListener {
  readonly loading: () => void;
  readonly loaded: (arrival: Arrival) => void;
  readonly failed: (error: Error) => void;
}

export interface Router {
  /** Goes once more where the reader went last. */
  readonly retry: () => void;
}

interface Step {
  readonly url: URL;
  readonly isStepBack: boolean;
}

/** Starts to follow clicks and the history, on pages of the build that the script belongs to. */
export function startRouter(script: string, tell: RouteListener): Router {
  let latest: Step | undefined;
  let shownPath = location.pathname;

  const run = async (step: Step) => {
    latest = step;
    const isCurrent = () => latest === step;
    const loading = window.setTimeout(() => isCurrent() && tell.loading(), SOON_MS);
    try {
      const page = await fetchPage(step.url);
      if (!isCurrent()) return;
      const { record } = page;
      if (record.script !== script && reloadOnce(step.url, 'The site has been built anew.')) return;
      const screen = record.screen ? await loadScreen(record, step.url) : undefined;
      if (!isCurrent() || (record.screen && !screen)) return;
      const { url, isStepBack } = step;
      // The server may have led on to the page's plain address.
      url.pathname = page.pathname;
      enter(step);
      obeyAddress();
      shownPath = location.pathname;
      tell.loaded({ url, page, screen, isStepBack });
    } catch (error) {
      if (isCurrent()) fail(step, error);
    } finally {
      window.clearTimeout(loading);
    }
  };

  const fail = (step: Step, error: unknown) => {
    enter(step);
    shownPath = location.pathname;
    tell.failed(error instanceof Error ? error : new Error(String(error)));
  };

  const go = (url: URL) => {
    // Of the place that is left; who scrolls on while the page is on its way comes back to where the link is.
    rememberScroll();
    void run({ url: withSyntax(url), isStepBack: false });
  };

  onClick('a[href]', (link, event) => {
    const url = isBrowsersOwn(event) ? undefined : innerUrl(link);
    if (!url) return;
    event.preventDefault();
    if (url.pathname === location.pathname && url.hash) goToHash(url);
    else go(url);
  });
  window.addEventListener('popstate', () => {
    const url = new URL(location.href);
    if (url.pathname === shownPath) obeyAddress();
    if (url.pathname === shownPath && url.hash) scrollToHash(url.hash);
    else void run({ url, isStepBack: true });
  });
  return { retry: () => latest && void run(latest) };
}

/** A step back is in the history already; a new step, also one that failed, is entered there. */
function enter({ url, isStepBack }: Step): void {
  if (!isStepBack && url.href !== location.href) history.pushState({}, '', url);
}

function goToHash(url: URL): void {
  rememberScroll();
  if (withSyntax(url).href !== location.href) history.pushState({}, '', withSyntax(url));
  scrollToHash(url.hash);
  markFoundWords();
}
