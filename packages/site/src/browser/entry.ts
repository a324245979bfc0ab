/**
 * The small script that every page loads: stored preferences, scroll position, anchors, controls that only change a
 * store, keyboard shortcuts of search. React and everything built on it load on the reader's first interaction
 * (first-interaction.ts).
 */
import { site } from 'virtual:config';
import { nextTask } from '../live/next-task';
import type { SentRecord } from '../model/page';
import { MARK_PARAMETER } from '../model/search';
import { followKeptVersions } from '../offline/follow-kept-versions';
import { followConsent } from '../site/consent/follow-consent';
import { afterPaint } from '../site/parts/after-paint';
import { showLink } from '../site/parts/show-link';
import { followAnnouncement, followTheme } from '../site/stores/appearance';
import { followInteractions } from '../site/stores/last-interaction';
import { PANELS } from '../site/stores/panels';
import { followPreferredVersion } from '../site/stores/preferred-version';
import { nameTools } from '../site/stores/sample-names';
import { followSearchField, searchStore } from '../site/stores/search';
import { announceInPage } from '../site/stores/status';
import { followSyntax } from '../site/stores/syntax';
import { showWaiting } from '../site/stores/waiting';
import { followControls } from './controls';
import { loadOnFirstInteraction } from './first-interaction';
import { hideNavbarOnScroll } from './hide-navbar';
import { reportIncomplete } from './incomplete';
import { followMenus } from './menus';
import { followAnchors } from './router/anchors';
import { showCanonicalPath } from './router/canonical-path';
import { readRecord } from './router/record';
import { reloadOnce, wasReloaded } from './router/reload-once';
import { startScrollMemory } from './router/scroll';
import { followScrollers } from './scrollers';
import { enterSearchInHistory, followSearchKeys } from './search-modal';
import { followToolbars } from './toolbars';

followTheme(site.colorMode);
followSyntax();
followPreferredVersion(site.docs.versions);
followAnnouncement();
followConsent();
followInteractions();
announceInPage();
const memory = startScrollMemory();
followAnchors(memory);
followSearchKeys();
enterSearchInHistory();
followSearchField();
followControls();
followMenus();
followToolbars();
followScrollers();
document.documentElement.dataset.started = '';
if (site.navbar.hideOnScroll) hideNavbarOnScroll();
// A page from the back/forward cache has been left while the next one was loading.
window.addEventListener('pageshow', ({ persisted }) => persisted && showWaiting(false));
try {
  startPage(readRecord(document));
} catch (error) {
  // A truncated page has no record.
  reportIncomplete(error);
}

function startPage(record: SentRecord): void {
  showCanonicalPath(record);
  const load = loadOnFirstInteraction(async () => {
    const { startApp } = await importApp(record);
    // Evaluating the scripts is already a long task.
    await nextTask();
    await startApp(record, memory);
  });
  const loadForPanel = () => {
    const { ready, incomplete } = document.documentElement.dataset;
    if (ready !== undefined || incomplete !== undefined) return;
    showWaiting(true);
    load();
  };
  for (const panel of PANELS) panel.subscribe(loadForPanel);
  // The inline script may have held a click for it.
  if (PANELS.some(({ get }) => get() !== undefined)) loadForPanel();
  afterPaint(() => {
    nameTools();
    const sidebar = document.querySelector('.sidebar');
    if (sidebar) showLink(sidebar, record.path);
    const { analytics } = site;
    if (analytics)
      import('./analytics')
        .then(({ startAnalytics }) => startAnalytics(analytics))
        .catch((error: unknown) => console.warn('Analytics could not be loaded.', error));
    const hasMarks = location.search.includes(`${MARK_PARAMETER}=`);
    // Whatever only React can show, or was asked for before a reload, does not wait for an interaction.
    // The reader may have opened the search before this script ran.
    const isSearching = searchStore.get().status === 'open';
    if (record.screen || hasMarks || isSearching || wasReloaded()) load();
    void followKeptVersions();
  });
}

/** If the script cannot be loaded, the page is loaded again, once. A reader who is typing a search keeps it. */
function importApp({ path }: SentRecord): Promise<typeof import('./app')> {
  return import('./app').catch(async (error: unknown) => {
    const isSearching = searchStore.get().status === 'open';
    if (!isSearching) await reloadOnce(new URL(location.href), `The assets of ${path} could not be loaded.`);
    throw error;
  });
}
