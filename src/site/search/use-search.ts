import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RememberingProvider, SearchAnswer, SearchRequest } from '../../model/search';

export interface SearchView {
  readonly status: 'idle' | 'busy' | 'done' | 'failed';
  /** The last answer; it stays while the next one is on its way. */
  readonly answer?: SearchAnswer;
  /** The query that was answered. */
  readonly query: string;
}

export interface Search extends SearchView {
  readonly retry: () => void;
  /** Asks what the next request will ask, and lets what may follow be foreseen, before the page shows the letter. */
  readonly askAhead: (query: string) => void;
}

/** Work that is done sooner than this is not told of. */
const BUSY_AFTER_MS = 150;
const IDLE: SearchView = { status: 'idle', query: '' };

/** Searches whenever the request changes. An answer that comes after a newer question is dropped. */
export function useSearch(
  load: () => Promise<RememberingProvider>,
  { query, versions, syntax, limit }: SearchRequest,
): Search {
  const [view, setView] = useState<SearchView>(IDLE);
  const [provider, setProvider] = useState<RememberingProvider>();
  const [attempt, setAttempt] = useState(0);
  const turn = useRef(0);
  const wanted = versions.join(' ');
  const isBlank = !query.trim();
  const known = isBlank ? undefined : provider?.known({ query, versions, syntax, limit });
  if (known && (view.answer !== known || view.query !== query))
    setView({ status: 'done', answer: known, query });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same question again
  useEffect(() => {
    const mine = ++turn.current;
    const isCurrent = () => mine === turn.current;
    const request = { query, versions: wanted.split(' '), syntax, limit };
    if (isBlank) {
      setView(IDLE);
      load()
        .then((loaded) => {
          setProvider(loaded);
          if (isCurrent()) loaded.foresee(request);
        })
        // Who types will ask again, and be told.
        .catch(() => {});
      return;
    }
    const tellBusy = () => {
      if (isCurrent()) setView((before) => ({ ...before, status: 'busy' }));
    };
    const busy = known ? undefined : window.setTimeout(tellBusy, BUSY_AFTER_MS);
    const show = (answer: SearchAnswer) => {
      if (!isCurrent() || answer === known) return;
      const change = () => setView({ status: 'done', answer, query });
      // New results at once: the browser would else first paint the old ones once more. What fills them in can wait.
      if (known) startTransition(change);
      else flushSync(change);
    };
    const ask = () =>
      load()
        .then((loaded) => {
          setProvider(loaded);
          return loaded.search(request, show);
        })
        .then(show)
        .catch(() => isCurrent() && setView({ status: 'failed', query }))
        .finally(() => window.clearTimeout(busy));
    // What is known is painted first; asking can only make it fuller.
    const asking = known ? window.setTimeout(ask) : void ask();
    return () => {
      window.clearTimeout(asking);
      window.clearTimeout(busy);
    };
  }, [load, query, wanted, syntax, limit, attempt]);
  // A question that nobody waits for any more is not answered.
  useEffect(
    () => () => {
      turn.current++;
    },
    [],
  );
  return {
    ...view,
    retry: useCallback(() => setAttempt((n) => n + 1), []),
    askAhead: (text) => {
      const request = { query: text, versions, syntax, limit };
      if (!provider || !text.trim()) return;
      if (provider.known(request)) provider.foresee(request);
      else provider.search(request).catch(() => {});
    },
  };
}
