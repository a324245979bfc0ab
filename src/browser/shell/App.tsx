import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { PageRecord } from '../../model/page';
import type { ShellConfig } from '../../model/site';
import type { ShellActions } from '../../site/shell/context';
import { LoadError } from '../../site/shell/LoadError';
import { Shell, STANDING, type View } from '../../site/shell/Shell';
import { type RouteEvent, type Router, startRouter } from '../navigation/router';
import { arrive } from './arrive';
import { type PlacedEvent, swapDocuments } from './swap-documents';

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
    (before: AppState, event: RouteEvent | PlacedEvent) => step(before, event, () => router.current?.retry()),
    { record, view, loading: false, arrival: '' },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a shell comes to life once
  useEffect(() => {
    router.current ??= startRouter(swapDocuments(tell, record), shownPath);
    onAlive();
  }, []);
  useLayoutEffect(() => {
    if (state.last) arrive(state.last);
  }, [state.last]);
  return <Shell site={site} actions={actions} {...state} />;
}

function step(before: AppState, event: RouteEvent | PlacedEvent, retry: () => void): AppState {
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
      return { record, view: event.view, loading: false, arrival: record.title, last: event };
    }
    case 'placed':
      return { record: event.record, view: STANDING, loading: false, arrival: event.record.title };
  }
}
