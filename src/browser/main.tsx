/** The browser's side of the site: it hydrates the shell around the page that stands there, and follows the reader. */
import '../site/styles/index.css';
import { hydrateRoot } from 'react-dom/client';
import { site } from '#shell-config';
import type { PageRecord } from '../model/page';
import type { ShellActions } from '../site/shell/context';
import type { View } from '../site/shell/Shell';
import { App } from './App';
import { followToc, startArticles } from './article';
import { startConsent } from './consent';
import { startHideOnScroll } from './hide-on-scroll';
import { readRecord } from './navigation/page-html';
import { startPrefetching } from './navigation/prefetch';
import { clearReloadGuard, reloadOnce } from './navigation/reload-once';
import { loadScreen } from './navigation/screens';
import { takeOverScrolling } from './navigation/scroll';
import { dismissAnnouncement } from './preferences/announcement';
import { followSyntax, setSyntax } from './preferences/syntax';
import { followTheme, toggleTheme } from './preferences/theme';
import { followVersionChoice, preferredVersion } from './preferences/version';

const actions: ShellActions = {
  toggleTheme,
  setSyntax,
  dismissAnnouncement,
  openSearch: () => location.assign(`/${site.search.path}`),
  preferredVersion: () => preferredVersion(site.docs.versions),
};

async function start(): Promise<void> {
  followTheme(site.colorMode);
  followSyntax();
  followVersionChoice();
  takeOverScrolling();
  startArticles();
  startPrefetching();
  followToc();
  if (site.navbar.hideOnScroll) startHideOnScroll();
  const root = document.getElementById('root');
  const record = readRecord(document);
  const view = await firstView(record);
  if (!root || !view) return;
  hydrateRoot(root, <App site={site} record={record} view={view} actions={actions} />);
  clearReloadGuard();
  startConsent(site);
}

/** Documents stand in the page as they are; a screen needs its module before it can be hydrated. */
async function firstView(record: PageRecord): Promise<View | undefined> {
  if (!record.screen) return { kind: 'document' };
  try {
    const Screen = await loadScreen(record.screen, record.path);
    return { kind: 'screen', Screen, props: (record.props ?? {}) as Record<string, unknown> };
  } catch (error) {
    if (!reloadOnce(new URL(location.href), `The assets of ${record.path} could not be loaded.`))
      console.error(error);
    return undefined;
  }
}

void start();
