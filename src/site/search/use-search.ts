/** What the reader searches for, and what is found. */
import { useDeferredValue, useEffect, useState } from 'react';
import type { SearchAnswer } from '../../model/search';
import { latestVersion } from '../../model/version';
import { useShell } from '../shell/context';
import { preferredVersionStore } from '../stores/preferred-version';
import { syntaxStore, withSyntax } from '../stores/syntax';
import { useStore } from '../stores/use-store';
import { ALL_VERSIONS, type AskedFor, readSearchAddress, searchAddress } from './search-address';

/** What the page of results shows; nothing before the browser has read the address. */
export function useAskedFor(): [AskedFor | undefined, (next: AskedFor) => void] {
  const { site, record } = useShell();
  const [asked, setAsked] = useState<AskedFor>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new record is a new visit, whose address is read
  useEffect(() => {
    const { versions } = site.docs;
    const names = versions.map(({ name }) => name);
    const read = () => {
      const preferred = preferredVersionStore.get() ?? latestVersion(versions).name;
      setAsked(readSearchAddress(location.search, names, preferred));
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [record]);
  const ask = (next: AskedFor) => {
    setAsked(next);
    // The address follows what is typed, without a new entry in the history for each letter.
    const url = new URL(searchAddress(site.search.path, next), location.href);
    history.replaceState(history.state, '', withSyntax(url));
  };
  return [asked, ask];
}

interface SearchView {
  readonly status: 'idle' | 'busy' | 'done' | 'failed';
  /** The last answer; it stays while the next one is on its way. */
  readonly answer?: SearchAnswer;
  /** The query that was answered. */
  readonly query: string;
}

export type Search = ReturnType<typeof useSearch>;

/** Faster answers are shown without an indicator. */
const LOADING_DELAY_MS = 150;
const IDLE: SearchView = { status: 'idle', query: '' };

/** Searches whenever the question changes, and takes back the one before. Of all versions, `first` is the preferred one. */
export function useSearch({ query, version }: AskedFor, first: string, limit: number) {
  const { site, actions } = useShell();
  const load = actions.loadSearch;
  const known = site.docs.versions;
  const syntax = useStore(syntaxStore);
  const [view, setView] = useState<SearchView>(IDLE);
  const [attempt, setAttempt] = useState(0);
  const inAll = version === ALL_VERSIONS;
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
    const others = known.map(({ name }) => name).filter((name) => name !== first);
    const request = { query, versions: inAll ? [first, ...others] : [version], syntax, limit };
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
  }, [load, query, known, version, first, syntax, limit, attempt]);
  // Typing has priority over showing a list that the next letter will replace.
  const shown = useDeferredValue(view);
  return {
    ...(query.trim() ? shown : IDLE),
    searched: inAll ? known.length : 1,
    retry: () => setAttempt(attempt + 1),
  };
}
