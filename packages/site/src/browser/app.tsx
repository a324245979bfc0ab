/** The React app, loaded on the reader's first interaction. It hydrates the parts around the article. */
import { site } from 'virtual:config';
import type { ReactElement } from 'react';
import { nextTask } from '../live/next-task';
import type { SentRecord } from '../model/page';
import type { SearchProvider } from '../model/search';
import { Part } from '../site/parts/Boundary';
import { onFoldClick } from '../site/parts/fold-motion';
import { setMarks } from '../site/search/Marks';
import { SearchDialog } from '../site/search/SearchDialog';
import { readTree } from '../site/sidebar/read-tree';
import { menuStore } from '../site/stores/panels';
import { showPreferredVersion } from '../site/stores/preferred-version';
import type { Route } from '../site/stores/route';
import { nameTools } from '../site/stores/sample-names';
import { say } from '../site/stores/status';
import { createStore } from '../site/stores/store';
import { createContentArea } from './content';
import { reportIncomplete } from './incomplete';
import { startIslands } from './islands';
import { Overlay } from './Overlay';
import { startRouter } from './router/router';
import { loadScreen } from './router/screens';
import type { ScrollMemory } from './router/scroll';
import { markFoundWords } from './search/mark-found-words';
import { createShell } from './shell';

/** Hydrates the page; resolves once it is interactive. */
export async function startApp(record: SentRecord, memory: ScrollMemory): Promise<void> {
  const sidebar = document.querySelector('.sidebar');
  const route = createStore<Route>({ record, tree: sidebar ? readTree(sidebar) : undefined });
  const screen = await sentScreen(record);
  await nextTask();
  const loadSearch = searchLoader();
  const shell = createShell(route, {
    loadSearch,
    loadBranch: (branch) => router.loadBranch(branch),
  });
  const content = createContentArea(elementOf('#content'), shell);
  const onIslandsShown = startIslands();
  const { analytics } = site;
  const onShown = () => {
    menuStore.set(undefined);
    showPreferredVersion(site.docs.versions);
    onIslandsShown();
    nameTools();
    setMarks([]);
    markFoundWords();
    if (analytics) void import('./analytics').then(({ measurePageView }) => measurePageView(analytics));
    say(route.get().record.title);
  };
  const router = startRouter({ route, memory, show: content.show, onShown });
  document.addEventListener('click', onFoldClick);
  prepareSearch(loadSearch);
  markFoundWords();
  await nextTask();
  shell.render(elementOf('[data-root="overlay"]'), <Overlay route={route} />);
  await Promise.all([
    shell.hydrate(
      elementOf('[data-root="search"]'),
      <Part title="Search">
        <SearchDialog />
      </Part>,
    ),
    content.hydrate(screen),
  ]);
}

/** A part of the page that every complete page has. */
function elementOf(selector: string): Element {
  const element = document.querySelector(selector);
  if (!element) throw new Error('The page arrived incomplete.');
  return element;
}

/** The component of a screen. If it cannot be loaded, the page keeps its HTML. */
async function sentScreen(record: SentRecord): Promise<ReactElement | undefined> {
  if (!record.screen) return undefined;
  try {
    return await loadScreen(record, new URL(location.href));
  } catch (error) {
    reportIncomplete(error);
    return undefined;
  }
}

/** A reader who points at the search field is about to open it. The dialog reports failures. */
function prepareSearch(load: () => Promise<SearchProvider>): void {
  const prepare = () => void load().catch(() => {});
  for (const type of ['pointerenter', 'focus'])
    document.querySelector('.navbar-search')?.addEventListener(type, prepare);
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
