import { site } from 'virtual:shell-config';
import { afterPaint } from '../after-paint';
import { followToc, layOutRest } from '../article';
import { releaseHeld } from '../article/hold-back';
import { startEditors } from '../editor';
import { showHead } from '../navigation/head';
import { clearReloadGuard } from '../navigation/reload-once';
import type { RouteEvent } from '../navigation/router';
import { restoreScroll, scrollToHash, scrollToTop } from '../navigation/scroll';
import { markCurrentPage } from '../navigation/sidebar';
import { markFoundWords } from '../search';

/** After the new page has been put into the document: title, place, focus, table of contents. */
export function arrive(event: RouteEvent): void {
  if (event.type === 'loading') return;
  if (event.type === 'failed') {
    document.title = 'This page could not be loaded';
    scrollToTop();
    afterPaint(focusMain);
    return;
  }
  showHead(event.page);
  markCurrentPage(event.page.record.path);
  clearReloadGuard();
  if (event.isStepBack) restoreScroll();
  else scrollToTop();
  if (event.url.hash && !event.isStepBack) scrollToHash(event.url.hash);
  afterPaint(settle);
}

/** What does not show in the first paint of a page. */
function settle(): void {
  releaseHeld();
  focusMain();
  followToc();
  layOutRest();
  startEditors(site.webIde);
  markFoundWords();
}

function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
