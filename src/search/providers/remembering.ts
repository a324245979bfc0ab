import type { RememberingProvider, SearchAnswer, SearchProvider, SearchRequest } from '../../model/search';

interface Underway {
  readonly answer: Promise<SearchAnswer>;
  readonly listeners: ((answer: SearchAnswer) => void)[];
}

const MOST_REMEMBERED = 300;
const MOST_FORESEEN = 200;

/**
 * Remembers the answers of another provider: who takes a letter back sees at once what stood there before, and a request
 * that is made again while it is being answered is not sent twice. What the provider foresees is remembered too, so that
 * most letters show their results in the moment in which they are typed.
 */
export function rememberingProvider(provider: SearchProvider): RememberingProvider {
  const whole = new Map<string, SearchAnswer>();
  const foreseen = new Map<string, () => SearchAnswer>();
  const underway = new Map<string, Underway>();
  let foreseeing: string | undefined;

  /** What was foreseen of a request counts until it is answered. */
  const keep = (request: SearchRequest, answer: SearchAnswer): SearchAnswer => {
    foreseen.delete(foreseenKey(request));
    if (isWhole(answer)) keepNewest(whole, [keyOf(request), answer], MOST_REMEMBERED);
    return answer;
  };
  /** What was foreseen without gaps is as good as answered; only for a capital it may be another answer. */
  const recall = (request: SearchRequest): SearchAnswer | undefined => {
    const key = keyOf(request);
    const answered = whole.get(key);
    if (answered) return answered;
    const foretold = foreseen.get(foreseenKey(request))?.();
    if (foretold && isWhole(foretold) && key === foreseenKey(request)) keep(request, foretold);
    return foretold;
  };
  const foresee = (request: SearchRequest) => {
    const key = keyOf(request);
    if (key === foreseeing) return;
    foreseeing = key;
    provider.foresee?.(request, (next, read) =>
      keepNewest(foreseen, [foreseenKey(next), read], MOST_FORESEEN),
    );
  };
  const ask = (key: string, request: SearchRequest): Underway => {
    const listeners: Underway['listeners'] = [];
    const more = (answer: SearchAnswer) => {
      keep(request, answer);
      for (const listener of listeners) listener(answer);
    };
    const answer = provider
      .search(request, more)
      .then((first) => keep(request, first))
      .finally(() => underway.delete(key));
    const asked = { answer, listeners };
    underway.set(key, asked);
    foresee(request);
    return asked;
  };

  return {
    known: recall,
    foresee,
    async search(request, onMore) {
      const key = keyOf(request);
      const known = recall(request);
      if (known && whole.has(key)) return known;
      const { answer, listeners } = underway.get(key) ?? ask(key, request);
      if (onMore) listeners.push(onMore);
      return answer;
    },
  };
}

function keepNewest<T>(kept: Map<string, T>, [key, value]: readonly [string, T], most: number): void {
  kept.delete(key);
  kept.set(key, value);
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break;
    kept.delete(oldest);
  }
}

function keyOf({ query, versions, syntax, limit }: SearchRequest): string {
  return JSON.stringify([query, versions, syntax, limit]);
}

/** Small letters are foreseen alone: what a capital finds is the same, or it is put right by the answer. */
function foreseenKey(request: SearchRequest): string {
  return keyOf({ ...request, query: request.query.toLowerCase() });
}

/** An answer with gaps may be made fuller the next time. */
function isWhole({ pages }: SearchAnswer): boolean {
  return pages.every(({ hits }) => hits.every(({ type, excerpt }) => type !== undefined || excerpt));
}
