/**
 * Goes from page to page without leaving the document: a click fetches the next page's own file and hands its parts on.
 * Everything that is not a plain click on a page of this site stays the browser's.
 */
import { obeyAddress, withSyntax } from '../preferences/syntax';
import { markFoundWords } from '../search';
import { fetchPage } from './fetch-page';
import { innerUrl, isBrowsersOwn } from './links';
import { mainScript, type PageHtml } from './page-html';
import { reloadOnce } from './reload-once';
import { type LoadedScreen, loadScreen } from './screens';
import { rememberScroll, scrollToHash } from './scroll';

/** A page has come, or will not come. */
export type ArrivalEvent =
  | {
      readonly type: 'loaded';
      readonly url: URL;
      readonly page: PageHtml;
      /** Documents have none. */
      readonly screen?: LoadedScreen;
      readonly isStepBack: boolean;
    }
  | { readonly type: 'failed'; readonly error: Error };

/** What is told while the reader moves. */
export type RouteEvent = ArrivalEvent | { readonly type: 'loading' };

export interface Router {
  /** Goes once more where the reader went last. */
  readonly retry: () => void;
}

interface Step {
  readonly url: URL;
  readonly isStepBack: boolean;
}

/** Starts to follow clicks and the history. */
export function startRouter(tell: (event: RouteEvent) => void): Router {
  let latest: Step | undefined;
  let shownPath = location.pathname;

  const run = async (step: Step) => {
    latest = step;
    const isCurrent = () => latest === step;
    // A page that is there already comes before this.
    const loading = window.setTimeout(() => isCurrent() && tell({ type: 'loading' }));
    try {
      const page = await fetchPage(step.url);
      if (!isCurrent()) return;
      if (page.script !== mainScript(document) && reloadOnce(step.url, 'The site has been built anew.'))
        return;
      const { record } = page;
      const screen = record.screen ? await loadScreen(record, step.url) : undefined;
      if (!isCurrent() || (record.screen && !screen)) return;
      // The server may have led on to the page's plain address.
      const url = Object.assign(new URL(step.url), { pathname: page.pathname });
      enter({ ...step, url });
      obeyAddress();
      shownPath = location.pathname;
      tell({ type: 'loaded', url, page, screen, isStepBack: step.isStepBack });
    } catch (error) {
      if (!isCurrent()) return;
      enter(step);
      shownPath = location.pathname;
      tell({ type: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
    } finally {
      window.clearTimeout(loading);
    }
  };

  const go = (url: URL) => void run({ url: withSyntax(url), isStepBack: false });

  document.addEventListener('click', (event) => {
    if (isBrowsersOwn(event)) return;
    const url = innerUrl(event.target);
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
  if (isStepBack || url.href === location.href) return;
  rememberScroll();
  history.pushState({}, '', url);
}

function goToHash(url: URL): void {
  rememberScroll();
  if (withSyntax(url).href !== location.href) history.pushState({}, '', withSyntax(url));
  scrollToHash(url.hash);
  markFoundWords();
}
