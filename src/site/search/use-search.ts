import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchAnswer, SearchProvider, SearchRequest } from '../../model/search';

export interface SearchView {
  readonly status: 'idle' | 'busy' | 'done' | 'failed';
  /** The last answer; it stays while the next one is on its way. */
  readonly answer?: SearchAnswer;
  /** The query that was answered. */
  readonly query: string;
}

/** Work that is done sooner than this is not told of. */
const BUSY_AFTER_MS = 150;
const IDLE: SearchView = { status: 'idle', query: '' };

/** Searches whenever the request changes. An answer that comes after a newer question is dropped. */
export function useSearch(
  load: () => Promise<SearchProvider>,
  { query, versions, syntax, limit }: SearchRequest,
): SearchView & { readonly retry: () => void } {
  const [view, setView] = useState<SearchView>(IDLE);
  const [attempt, setAttempt] = useState(0);
  const turn = useRef(0);
  const wanted = versions.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same question again
  useEffect(() => {
    const mine = ++turn.current;
    const isCurrent = () => mine === turn.current;
    if (!query.trim()) {
      setView(IDLE);
      return;
    }
    const busy = window.setTimeout(() => {
      if (isCurrent()) setView((before) => ({ ...before, status: 'busy' }));
    }, BUSY_AFTER_MS);
    const show = (answer: SearchAnswer) => isCurrent() && setView({ status: 'done', answer, query });
    load()
      .then((provider) => provider.search({ query, versions: wanted.split(' '), syntax, limit }, show))
      .then(show)
      .catch(() => isCurrent() && setView({ status: 'failed', query }))
      .finally(() => window.clearTimeout(busy));
    return () => window.clearTimeout(busy);
  }, [load, query, wanted, syntax, limit, attempt]);
  // A question that nobody waits for any more is not answered.
  useEffect(
    () => () => {
      turn.current++;
    },
    [],
  );
  return { ...view, retry: useCallback(() => setAttempt((n) => n + 1), []) };
}
