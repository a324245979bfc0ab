/** The React app, loaded on the reader's first interaction. It hydrates the server-rendered page. */
import { site } from 'virtual:config';
import { startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { nextTask } from '../live/next-task';
import type { SentRecord } from '../model/page';
import { MARK_PARAMETER, type SearchProvider } from '../model/search';
import { ConsentHost } from '../site/consent/ConsentHost';
import { asksForConsent } from '../site/consent/consent';
import { LazyPanel } from '../site/parts/LazyPanel';
import { MarksNotice, setMarks } from '../site/search/Marks';
import type { ShellActions } from '../site/shell/context';
import { Shell } from '../site/shell/Shell';
import { readTree } from '../site/sidebar/Sidebar';
import { keysHelpStore, offlinePanelStore } from '../site/stores/panels';
import { pointHomeLinks } from '../site/stores/preferred-version';
import type { Route, View } from '../site/stores/route';
import { say } from '../site/stores/status';
import { createStore, type Store } from '../site/stores/store';
import { useStore } from '../site/stores/use-store';
import { reportIncomplete } from './incomplete';
import { startIslands } from './islands';
import { clearReloadGuard, reloadOnce } from './router/reload-once';
import { startRouter } from './router/router';
import { loadScreen } from './router/screens';
import type { ScrollMemory } from './router/scroll';

/** Hydrates the page; resolves once it is interactive. */
export async function startApp(record: SentRecord, memory: ScrollMemory): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return new Promise(() => {});
  const view = await sentView(record);
  await nextTask();
  const route = createStore<Route>({ record, view, visit: 0, isLoading: false });
  const router = startRouter(route, memory, markFoundWords);
  const onIslandsShown = startIslands();
  const { analytics } = site;
  const actions = { loadSearch: searchLoader(), loadBranch: router.loadBranch };
  const onShown = () => {
    pointHomeLinks(site.docs.versions);
    router.onShown();
    onIslandsShown();
    setMarks([]);
    markFoundWords();
    if (analytics) void import('./analytics').then(({ measurePageView }) => measurePageView(analytics));
    say(route.get().record.title);
  };
  markFoundWords();
  await nextTask();
  await new Promise<void>((onHydrated) => {
    // React yields during a transition, so the reader can scroll and click meanwhile.
    startTransition(() => {
      hydrateRoot(root, <App route={route} actions={actions} onHydrated={onHydrated} onShown={onShown} />, {
        onRecoverableError,
      });
    });
  });
}

/** If hydration fails, React re-renders the page, but it does not have the article's HTML: reload once. */
function onRecoverableError(error: unknown): void {
  console.error(error);
  const isEmpty = document.querySelector('.page:empty, .footer:empty') !== null;
  if (isEmpty) void reloadOnce(new URL(location.href), 'The page could not be hydrated.');
}

const loadKeysList = () => import('../site/shell/KeysList');
const loadOfflinePanel = () => import('../offline/OfflinePanel');

type AppProps = { route: Store<Route>; actions: ShellActions; onHydrated: () => void; onShown: () => void };

function App({ route, actions, onHydrated, onShown }: AppProps) {
  const { record, view, visit, isLoading } = useStore(route);
  useEffect(onHydrated, [onHydrated]);
  useLayoutEffect(() => {
    if (visit > 0) onShown();
  }, [visit, onShown]);
  return (
    <Shell site={site} record={record} view={view} actions={actions} isLoading={isLoading}>
      <MarksNotice />
      {asksForConsent(site) && <ConsentHost />}
      <LazyPanel title="Keyboard shortcuts" store={keysHelpStore} load={loadKeysList}>
        {({ KeysList }) => <KeysList />}
      </LazyPanel>
      <LazyPanel title="Offline reading" store={offlinePanelStore} load={loadOfflinePanel}>
        {({ OfflinePanel }, version) => <OfflinePanel version={version} />}
      </LazyPanel>
    </Shell>
  );
}

/** The server-rendered view. A document is complete in the HTML; a screen needs its component. */
async function sentView(record: SentRecord): Promise<View> {
  const sidebar = document.querySelector('.sidebar');
  try {
    const screen = record.screen && (await loadScreen(record, new URL(location.href)));
    clearReloadGuard();
    if (screen) return { kind: 'screen', screen };
    return { kind: 'document', sidebar: sidebar ? readTree(sidebar) : undefined };
  } catch (error) {
    reportIncomplete(error);
    return { kind: 'screen' };
  }
}

/** One provider for the whole visit; a failed load is retried. */
function searchLoader(): () => Promise<SearchProvider> {
  let provider: Promise<SearchProvider> | undefined;
  // Cached, because importing a module again would resolve only after the next frame.
  return () => {
    provider ??= import('./search/session')
      .then(({ openProvider }) => openProvider(site))
      .catch((error: unknown) => {
        provider = undefined;
        throw error;
      });
    return provider;
  };
}

function markFoundWords(): void {
  if (!new URLSearchParams(location.search).has(MARK_PARAMETER)) return;
  import('./search/mark-found')
    .then(({ markFound }) => markFound())
    .catch((error: unknown) => console.warn('The found words could not be marked.', error));
}
