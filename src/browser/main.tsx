/** The browser's side of the site: it hydrates the shell around the page that stands there, and follows the reader. */
import '../site/styles/index.css';
import { site } from 'virtual:shell-config';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PageRecord } from '../model/page';
import type { ShellActions } from '../site/shell/context';
import type { View } from '../site/shell/Shell';
import { StillNotice, StillScreen } from '../site/shell/StillScreen';
import { App } from './App';
import { followToc, startArticles } from './article';
import { startConsent } from './consent';
import { startEditors } from './editor';
import { startHideOnScroll } from './hide-on-scroll';
import { readRecord } from './navigation/page-html';
import { startPrefetching } from './navigation/prefetch';
import { clearReloadGuard } from './navigation/reload-once';
import { screenView } from './navigation/screens';
import { takeOverScrolling } from './navigation/scroll';
import { startOffline } from './offline';
import { dismissAnnouncement } from './preferences/announcement';
import { followSyntax, setSyntax } from './preferences/syntax';
import { followTheme, toggleTheme } from './preferences/theme';
import { followVersionChoice, preferredVersion } from './preferences/version';
import { followSearchKeys, markFoundWords, openSearch } from './search';

const actions: ShellActions = {
  toggleTheme,
  setSyntax,
  dismissAnnouncement,
  openSearch: (query) => openSearch(site, query),
  loadSearch: () => import('./search/session').then(({ searchProvider }) => searchProvider(site)),
  preferredVersion: () => preferredVersion(site.docs.versions),
};

async function start(): Promise<void> {
  followTheme(site.colorMode);
  followSyntax();
  followVersionChoice();
  takeOverScrolling();
  startArticles();
  startPrefetching();
  followSearchKeys(actions.openSearch);
  followToc();
  startEditors(site.webIde);
  markFoundWords();
  if (site.navbar.hideOnScroll) startHideOnScroll();
  const root = document.getElementById('root');
  const record = recordHere();
  if (!root || !record) return;
  try {
    const view = record.screen ? await screenView(record, new URL(location.href)) : DOCUMENT;
    if (!view) return;
    // A transition is worked off in small steps, between which the reader can scroll and click.
    startTransition(() => {
      hydrateRoot(root, <App site={site} record={record} view={view} actions={actions} />);
    });
    clearReloadGuard();
  } catch (error) {
    console.error(error);
    createRoot(root).render(<App site={site} record={record} view={stillView(error)} actions={actions} />);
  }
  startConsent(site);
  startOffline();
}

/** The record of the page. One that was cut off on its way has none: its text stays, and the reader is told. */
function recordHere(): PageRecord | undefined {
  try {
    return readRecord(document);
  } catch (error) {
    const place = document.createElement('div');
    document.body.prepend(place);
    createRoot(place).render(<StillNotice message={messageOf(error)} onRetry={() => location.reload()} />);
    return undefined;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Documents stand in the page as they are; a screen needs its module before it can be hydrated. */
const DOCUMENT: View = { kind: 'document' };

/** Without its module a screen stays as the server sent it, and the shell around it comes to life. */
function stillView(error: unknown): View {
  const html = document.getElementById('main')?.innerHTML;
  return {
    kind: 'screen',
    Screen: StillScreen,
    props: { html, message: messageOf(error), onRetry: () => location.reload() },
  };
}

void start();
