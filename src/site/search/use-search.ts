import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import type { SearchAnswer, SearchProvider, SearchRequest } from '../../model/search';

export interface SearchView {
  readonly status: 'idle' | 'busy' | 'done' | 'failed';
  /** The last answer; it stays while the next one is on its way. */
  readonly answer?: SearchAnswer;
  /** The query that was answered. */
  readonly query: string;
}

export interface Search extends SearchView {
  readonly retry: () => void;
}

/** Faster answers are shown without an indicator. */
const LOADING_DELAY_MS = 150;
const IDLE: SearchView = { status: 'idle', query: '' };

/** Searches whenever the request changes, and takes back the request before. */
export function useSearch(
  load: () => Promise<SearchProvider>,
  { query, versions, syntax, limit }: SearchRequest,
): Search {
  const [view, setView] = useState<SearchView>(IDLE);
  const [attempt, setAttempt] = useState(0);
  const versionList = versions.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt makes the same request again
  useEffect(() => {
    if (!query.trim()) {
      setView(IDLE);
      // The index is loaded while the reader starts to type. A failure shows with the first query.
      load().catch(() => {});
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const show = (answer: SearchAnswer) => {
      if (!signal.aborted) setView({ status: 'done', answer, query });
    };
    const showBusy = () => setView((before) => ({ ...before, status: 'busy' }));
    const busy = window.setTimeout(showBusy, LOADING_DELAY_MS);
    const request = { query, versions: versionList.split(' '), syntax, limit };
    load()
      .then((provider) => provider.search(request, { signal, onMore: show }))
      .then(show)
      .catch(() => {
        if (!signal.aborted) setView({ status: 'failed', query });
      })
      .finally(() => window.clearTimeout(busy));
    return () => {
      window.clearTimeout(busy);
      controller.abort();
    };
  }, [load, query, versionList, syntax, limit, attempt]);
  // Typing has priority over showing a list that the next letter will replace.
  const shown = useDeferredValue(view);
  return { ...shown, retry: useCallback(() => setAttempt((n) => n + 1), []) };
}
