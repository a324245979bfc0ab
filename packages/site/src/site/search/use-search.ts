/** Hooks for the parameters of a search and its results. */
import { useDeferredValue, useEffect, useState } from 'react';
import type { SearchAnswer } from '../../model/search';
import { isTooOldFor } from '../../model/too-old';
import { latestVersion } from '../../model/version';
import { useShell } from '../shell/context';
import { preferredVersionStore } from '../stores/preferred-version';
import { syntaxStore, withSyntax } from '../stores/syntax';
import { useStore } from '../stores/use-store';
import { ALL_VERSIONS, readSearchAddress, type SearchParams, searchAddress } from './search-address';

/** The parameters of the results page; undefined until they are read from the URL in the browser. */
export function useSearchParams(): [SearchParams | undefined, (next: SearchParams) => void] {
  const { site, record } = useShell();
  const [params, setParams] = useState<SearchParams>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new record is a new visit, whose address is read
  useEffect(() => {
    const { versions } = site.docs;
    const names = versions.map(({ name }) => name);
    const read = () => {
      const preferred = preferredVersionStore.get() ?? latestVersion(versions).name;
      setParams(readSearchAddress(location.search, names, preferred));
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [record]);
  const update = (next: SearchParams) => {
    setParams(next);
    // The address follows the input, without a new history entry for each keystroke.
    const url = new URL(searchAddress(site.search.path, next), location.href);
    history.replaceState(history.state, '', withSyntax(url));
  };
  return [params, update];
}

interface SearchView {
  readonly status: 'idle' | 'busy' | 'done' | 'failed';
  /** Whether it failed because the browser lacks something. */
  readonly isTooOld?: boolean;
  /** The last answer; it stays while the next one loads. */
  readonly answer?: SearchAnswer;
  /** The query that was answered. */
  readonly query: string;
}

export interface Search extends SearchView {
  /** The number of versions that were searched. */
  readonly searched: number;
  readonly retry: () => void;
}

/** What was found for a query, as far as it is answered; an alert reports a failure. */
export function foundText({ status, answer, query: answered }: Search, query: string): string {
  if (query.trim() === '' || answered !== query || status === 'failed' || !answer) return '';
  if (answer.total === 0) return 'No results';
  return answer.total === 1 ? '1 result' : `${answer.total} results`;
}

/** Faster answers are shown without an indicator. */
const LOADING_DELAY_MS = 150;
const IDLE: SearchView = { status: 'idle', query: '' };

/** Searches when the parameters change, and aborts the previous request. `first` is the preferred version. */
export function useSearch({ query, version }: SearchParams, first: string, limit: number): Search {
  const { site, actions } = useShell();
  const load = actions.loadSearch;
  const known = site.docs.versions;
  const syntax = useStore(syntaxStore);
  const [view, setView] = useState<SearchView>(IDLE);
  const [attempt, setAttempt] = useState(0);
  const inAll = version === ALL_VERSIONS;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt makes the same request again
  useEffect(() => {
    const others = known.map(({ name }) => name).filter((name) => name !== first);
    const request = { query, versions: inAll ? [first, ...others] : [version], syntax, limit };
    if (!query.trim()) {
      setView(IDLE);
      // Load the index before the reader types, or goes offline. A failure is shown with the first query.
      load()
        .then((provider) => provider.prepare?.(request))
        .catch(() => {});
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const show = (answer: SearchAnswer) => {
      if (!signal.aborted) setView({ status: 'done', answer, query });
    };
    const showBusy = () => setView((before) => ({ ...before, status: 'busy' }));
    const busy = window.setTimeout(showBusy, LOADING_DELAY_MS);
    load()
      .then((provider) => provider.search(request, { signal, onMore: show }))
      .then(show)
      .catch((error: unknown) => {
        if (!signal.aborted) setView({ status: 'failed', isTooOld: isTooOldFor(error), query });
      })
      .finally(() => window.clearTimeout(busy));
    return () => {
      window.clearTimeout(busy);
      controller.abort();
    };
  }, [load, query, known, version, first, syntax, limit, attempt]);
  // Typing has priority over rendering a list that the next keystroke will replace.
  const shown = useDeferredValue(view);
  return {
    ...(query.trim() ? shown : IDLE),
    searched: inAll ? known.length : 1,
    retry: () => setAttempt(attempt + 1),
  };
}
