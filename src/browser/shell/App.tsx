import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { PageRecord } from '../../model/page';
import type { ShellConfig } from '../../model/site';
import type { ShellActions } from '../../site/shell/context';
import { LoadError } from '../../site/shell/LoadError';
import { Shell, type View } from '../../site/shell/Shell';
import { followToc, layOutRest } from '../article';
import { startEditors } from '../editor';
import { showHead } from '../navigation/head';
import { clearReloadGuard } from '../navigation/reload-once';
import { type RouteEvent, type Router, startRouter } from '../navigation/router';
import { restoreScroll, scrollToHash, scrollToTop } from '../navigation/scroll';
import { markCurrentPage } from '../navigation/sidebar';
import { markFoundWords } from '../search';

interface AppProps {
  readonly site: ShellConfig;
  readonly record: PageRecord;
  readonly view: View;
  readonly actions: ShellActions;
  /** The path of the page that stands in the document. */
  readonly shownPath: string;
  /** Called when the shell has come to life. */
  readonly onAlive: () => void;
}

interface AppState {
  readonly record: PageRecord;
  readonly view: View;
  readonly loading: boolean;
  readonly arrival: string;
  /** The event that brought the page, to be finished once React has put it into the document. */
  readonly last?: RouteEvent;
}

/** The shell in the browser: it goes on from the page that the server sent. */
export function App({ site, record, view, actions, shownPath, onAlive }: AppProps) {
  const router = useRef<Router>(undefined);
  const [state, tell] = useReducer(
    (before: AppState, event: RouteEvent) => step(before, event, () => router.current?.retry()),
    { record, view, loading: false, arrival: '' },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a shell comes to life once
  useEffect(() => {
    router.current ??= startRouter(tell, shownPath);
    onAlive();
  }, []);
  useLayoutEffect(() => {
    if (state.last) arrive(state.last, site.webIde);
  }, [state.last, site.webIde]);
  return <Shell site={site} actions={actions} {...state} />;
}

function step(before: AppState, event: RouteEvent, retry: () => void): AppState {
  switch (event.type) {
    case 'loading':
      return { ...before, loading: true, last: undefined };
    case 'failed':
      return {
        record: { path: event.url.pathname, title: 'This page could not be loaded' },
        view: { kind: 'screen', Screen: LoadError, props: { message: event.error.message, onRetry: retry } },
        loading: false,
        arrival: 'This page could not be loaded',
        last: event,
      };
    case 'loaded': {
      const { record } = event.page;
      const keepsTree = record.sidebar !== undefined && record.sidebar === before.record.sidebar;
      const view = keepsTree ? withTreeOf(before.view, event.view) : event.view;
      return { record, view, loading: false, arrival: record.title, last: event };
    }
  }
}

/** The same tree of pages stays as it stands, with its scroll position and what the reader has opened. */
function withTreeOf(before: View, view: View): View {
  if (view.kind !== 'document' || before.kind !== 'document') return view;
  return { ...view, sidebar: before.sidebar };
}

/** After React has put the new page in: title, place, focus, table of contents. */
function arrive(event: RouteEvent, webIde: string): void {
  if (event.type === 'loading') return;
  if (event.type === 'failed') {
    document.title = 'This page could not be loaded';
    scrollToTop();
  } else {
    showHead(event.page);
    markCurrentPage(event.page.record.path);
    clearReloadGuard();
    if (event.isStepBack) restoreScroll();
    else scrollToTop();
    if (event.url.hash && !event.isStepBack) scrollToHash(event.url.hash);
    followToc();
    layOutRest();
    startEditors(webIde);
    markFoundWords();
  }
  document.getElementById('main')?.focus({ preventScroll: true });
}
