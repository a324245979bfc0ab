/** The browser's side of the site: what every page needs at once. Screens and search have scripts of their own. */
import { site } from 'virtual:browser-config';
import type { PageRecord, SentRecord } from '../model/page';
import { afterPaint } from './after-paint';
import { followToc, layOutRest, startArticles } from './article';
import { startConsent } from './consent';
import { startEditors } from './editor';
import { startHideOnScroll } from './hide-on-scroll';
import { startBranches } from './navigation/branches';
import { readRecord } from './navigation/page-html';
import { startPrefetching } from './navigation/prefetch';
import { takeOverScrolling } from './navigation/scroll';
import { followOffline, startOffline } from './offline';
import { followSyntax } from './preferences/syntax';
import { startSyntaxButtons } from './preferences/syntax-buttons';
import { followTheme } from './preferences/theme';
import { followVersionChoice } from './preferences/version';
import { followSearchKeys, markFoundWords, openSearch } from './search';
import { fitBar } from './shell/bar';
import { startButtons } from './shell/buttons';
import { startDropdowns } from './shell/dropdowns';
import { incompleteNote } from './shell/error-notes';
import { startMobileMenu } from './shell/mobile-menu';
import { showRoutes } from './shell/show-routes';

function start(): void {
  followTheme(site.colorMode);
  followSyntax();
  startSyntaxButtons();
  followVersionChoice();
  takeOverScrolling();
  startButtons();
  startDropdowns();
  startMobileMenu();
  startArticles();
  startPrefetching();
  startBranches();
  followSearchKeys((query) => openSearch(site, query));
  startOffline();
  const record = recordHere();
  if (!record) return;
  showRoutes(record);
  afterPaint(() => startRest(record));
}

/** What readers do not miss in the first moment, in which the browser lays out the end of the page as well. */
function startRest(record: PageRecord): void {
  fitBar(record);
  followToc();
  layOutRest();
  startEditors(site.webIde);
  markFoundWords();
  if (site.navbar.hideOnScroll) startHideOnScroll();
  startConsent(site);
  void followOffline();
}

/** The record of the page. One that was cut off on its way has none. */
function recordHere(): SentRecord | undefined {
  try {
    return readRecord(document);
  } catch (error) {
    document.body.prepend(incompleteNote(error));
    return undefined;
  }
}

start();
