/** The browser's side of the site: what every page needs at once. The shell around the page has a script of its own. */
import { site } from 'virtual:shell-config';
import type { PageRecord } from '../model/page';
import { followToc, layOutRest, startArticles } from './article';
import { startConsent } from './consent';
import { startEditors } from './editor';
import { startHideOnScroll } from './hide-on-scroll';
import { readRecord } from './navigation/page-html';
import { startPrefetching } from './navigation/prefetch';
import { takeOverScrolling } from './navigation/scroll';
import { startOffline } from './offline';
import { followSyntax } from './preferences/syntax';
import { startSyntaxButtons } from './preferences/syntax-buttons';
import { followTheme } from './preferences/theme';
import { followVersionChoice } from './preferences/version';
import { followSearchKeys, markFoundWords, openSearch } from './search';
import { startShell } from './shell/wake';

function start(): void {
  followTheme(site.colorMode);
  followSyntax();
  startSyntaxButtons();
  followVersionChoice();
  takeOverScrolling();
  startArticles();
  startPrefetching();
  followSearchKeys((query) => openSearch(site, query));
  followToc();
  layOutRest();
  startEditors(site.webIde);
  markFoundWords();
  if (site.navbar.hideOnScroll) startHideOnScroll();
  const record = recordHere();
  if (!record) return;
  startShell(record);
  startConsent(site);
  startOffline();
}

/** The record of the page. One that was cut off on its way has none. */
function recordHere(): PageRecord | undefined {
  try {
    return readRecord(document);
  } catch (error) {
    void import('./shell/hydrate').then(({ showCutOff }) => showCutOff(error));
    return undefined;
  }
}

start();
