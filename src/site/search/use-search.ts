import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RememberingProvider, SearchAnswer, SearchRequest } from '../../model/search';

export interface SearchView {
  readonly status: 'idle' | 'busy' | 'done' | 'failed';
  /** The last answer; it stays while the next one is on its way. */
  readonly answer?: SearchAnswer;
  /** The query that was answered. */
  readonly query: string;
  /** Whether the answer has stood for a moment, with all that has come of it meanwhile. */
  readonly hasStood: boolean;
}

export interface Search extends SearchView {
  readonly retry: () => void;
  /** Asks what the next request will ask, and lets what may follow be foreseen, before the page shows the letter. */
  readonly askAhead: (query: string) => void;
}

/** Work that is done sooner than this is not told of. */
const BUSY_AFTER_MS = 150;
/** Who types fast goes on sooner than this, and looks at the first hits alone: what fills them in waits so long. */
const STOOD_AFTER_MS = 70;
const IDLE: SearchView = { status: 'idle', query: '', hasStood: false };

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
    setView({ status: 'done', answer: known, query, hasStood: view.query === query && view.hasStood });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same question again
  useEffect(() => {
    const mine = ++turn.current;
    const isCurrent = () => mine === turn.current;
    const request = { query, versions: wanted.split(' '), syntax, limit };
    if (isBlank) {
      // Nothing shows it now, so the key that was pressed need not wait for it.
      startTransition(() => setView(IDLE));
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
    let latest = known;
    let hasStood = false;
    const fillIn = () => {
      hasStood = true;
      startTransition(() => setView({ status: 'done', answer: latest, query, hasStood }));
    };
    let standing = known && window.setTimeout(fillIn, STOOD_AFTER_MS);
    const show = (answer: SearchAnswer) => {
      if (!isCurrent() || answer === latest) return;
      const isFirst = latest === undefined;
      latest = answer;
      if (hasStood) fillIn();
      if (!isFirst) return;
      // At once: the browser would else first paint the old results once more.
      flushSync(() => setView({ status: 'done', answer, query, hasStood }));
      standing = window.setTimeout(fillIn, STOOD_AFTER_MS);
    };
    const ask = () =>
      load()
        .then((loaded) => {
          setProvider(loaded);
          return loaded.search(request, show);
        })
        .then(show)
        .catch(() => {
          window.clearTimeout(standing);
          if (isCurrent()) setView({ ...IDLE, status: 'failed', query });
        })
        .finally(() => window.clearTimeout(busy));
    // What is known is painted first; asking can only make it fuller.
    const asking = known ? window.setTimeout(ask) : void ask();
    return () => {
      window.clearTimeout(asking);
      window.clearTimeout(standing);
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
