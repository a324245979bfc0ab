/** The React side of the site. It is loaded at the first sign of a reader, and hydrates the page that the server sent. */
import { site } from 'virtual:config';
import { startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { nextTask } from '../live/next-task';
import type { SentRecord } from '../model/page';
import { MARK_PARAMETER, type SearchProvider } from '../model/search';
import { ConsentHost } from '../site/consent/ConsentHost';
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

/** Hydrates the page; the promise is kept when readers can use it. */
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
    // A transition is done in small steps, between which the reader can scroll and click.
    startTransition(() => {
      hydrateRoot(root, <App route={route} actions={actions} onHydrated={onHydrated} onShown={onShown} />, {
        onRecoverableError,
      });
    });
  });
}

/** React renders a page again that it cannot hydrate, but it does not have the text: then the page is loaded again, once. */
function onRecoverableError(error: unknown): void {
  console.error(error);
  const isEmpty = document.querySelector('.page:empty, .footer:empty') !== null;
  if (isEmpty) void reloadOnce(new URL(location.href), 'The page could not be hydrated.');
}

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
      <ConsentHost />
      <LazyPanel
        title="Keyboard shortcuts"
        store={keysHelpStore}
        load={() => import('../site/shell/KeysList')}
      >
        {({ KeysList }) => <KeysList />}
      </LazyPanel>
      <LazyPanel
        title="Offline reading"
        store={offlinePanelStore}
        load={() => import('../offline/OfflinePanel')}
      >
        {({ OfflinePanel }, version) => <OfflinePanel version={version} />}
      </LazyPanel>
    </Shell>
  );
}

/** What the server sent: a document is in the page already, a screen needs its script to do more than to be read. */
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

/** One provider for the whole visit; after a failure it is loaded again. */
function searchLoader(): () => Promise<SearchProvider> {
  let provider: Promise<SearchProvider> | undefined;
  // A promise that is kept answers at once; importing a module again takes until the next frame is painted.
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
