import { site } from 'virtual:browser-config';
import { afterPaint } from '../after-paint';
import { followToc, layOutRest } from '../article';
import { releaseHeld } from '../article/hold-back';
import { startEditors } from '../editor';
import { showHead } from '../navigation/head';
import type { PageHtml } from '../navigation/page-html';
import { clearReloadGuard } from '../navigation/reload-once';
import type { Arrival } from '../navigation/router';
import { restoreScroll, scrollToHash, scrollToTop } from '../navigation/scroll';
import { markCurrentPage } from '../navigation/sidebar';
import { markFoundWords } from '../search';
import { showBar } from './bar';
import { LOAD_ERROR_TITLE } from './error-notes';
import { announce } from './route-status';

/** After the new page has been put into the document: title, place, focus, table of contents. */
export function arriveAtPage({ page, url, isStepBack }: Arrival): void {
  showHead(page);
  markCurrentPage(page.record.path);
  clearReloadGuard();
  if (isStepBack) restoreScroll();
  else scrollToTop();
  if (url.hash && !isStepBack) scrollToHash(url.hash);
  afterPaint(() => settle(page));
}

/** The same for the note in place of a page that could not be loaded. */
export function arriveAtNote(): void {
  document.title = LOAD_ERROR_TITLE;
  scrollToTop();
  afterPaint(() => greet(LOAD_ERROR_TITLE));
}

/** What does not show in the first paint of a page. */
function settle(page: PageHtml): void {
  releaseHeld();
  showBar(page);
  greet(page.record.title);
  followToc();
  layOutRest();
  startEditors(site.webIde);
  markFoundWords();
}

/** Keyboards go on from the new page, and screen readers tell its name. */
function greet(title: string): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  announce(title);
}
