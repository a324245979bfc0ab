/**
 * The small script that every page loads: stored preferences, scroll position, keyboard shortcuts of search.
 * React and everything built on it load on the reader's first interaction (first-interaction.ts).
 */
import { site } from 'virtual:config';
import { nextTask } from '../live/next-task';
import type { SentRecord } from '../model/page';
import { MARK_PARAMETER } from '../model/search';
import { followKeptVersions } from '../offline/follow-kept-versions';
import { asksForConsent, mustAsk } from '../site/consent/consent';
import { afterPaint } from '../site/parts/after-paint';
import { showLink } from '../site/parts/show-link';
import { followAnnouncement, followTheme } from '../site/stores/appearance';
import { followInteractions } from '../site/stores/last-interaction';
import { followPreferredVersion } from '../site/stores/preferred-version';
import { followSyntax } from '../site/stores/syntax';
import { loadOnFirstInteraction } from './first-interaction';
import { reportIncomplete } from './incomplete';
import { readRecord } from './router/record';
import { reloadOnce } from './router/reload-once';
import { startScrollMemory } from './router/scroll';
import { enterSearchInHistory, followSearchKeys } from './search-modal';

followTheme(site.colorMode);
followSyntax();
followPreferredVersion(site.docs.versions);
followAnnouncement();
followInteractions();
const memory = startScrollMemory();
followSearchKeys();
enterSearchInHistory();
try {
  startPage(readRecord(document));
} catch (error) {
  // A truncated page has no record.
  reportIncomplete(error);
}

function startPage(record: SentRecord): void {
  const load = loadOnFirstInteraction(async () => {
    const { startApp } = await importApp(record);
    // Evaluating the scripts is already a long task.
    await nextTask();
    await startApp(record, memory);
  });
  afterPaint(() => {
    const sidebar = document.querySelector('.sidebar');
    if (sidebar) showLink(sidebar, record.path);
    const { analytics } = site;
    if (analytics)
      import('./analytics')
        .then(({ startAnalytics }) => startAnalytics(analytics))
        .catch((error: unknown) => console.warn('Analytics could not be loaded.', error));
    const hasMarks = location.search.includes(`${MARK_PARAMETER}=`);
    // Whatever only React can show does not wait for an interaction.
    if ((asksForConsent(site) && mustAsk()) || record.screen || hasMarks) load();
    void followKeptVersions();
  });
}

/** A screen does not work without its script: if that cannot be loaded, reload the page once. */
function importApp({ screen, path }: SentRecord): Promise<typeof import('./app')> {
  return import('./app').catch(async (error: unknown) => {
    if (screen) await reloadOnce(new URL(location.href), `The assets of ${path} could not be loaded.`);
    throw error;
  });
}
