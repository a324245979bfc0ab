import type { RememberingProvider, SearchAnswer, SearchProvider, SearchRequest } from '../../model/search';

interface Underway {
  readonly answer: Promise<SearchAnswer>;
  readonly listeners: ((answer: SearchAnswer) => void)[];
}

const MOST_REMEMBERED = 300;

/**
 * Remembers the answers of another provider: who takes a letter back sees at once what stood there before, and a request
 * that is made again while it is being answered is not sent twice.
 */
export function rememberingProvider(provider: SearchProvider): RememberingProvider {
  const whole = new Map<string, SearchAnswer>();
  const underway = new Map<string, Underway>();

  const keep = (key: string, answer: SearchAnswer): SearchAnswer => {
    if (!isWhole(answer)) return answer;
    whole.set(key, answer);
    for (const oldest of whole.keys()) {
      if (whole.size <= MOST_REMEMBERED) break;
      whole.delete(oldest);
    }
    return answer;
  };
  const ask = (key: string, request: SearchRequest): Underway => {
    const listeners: Underway['listeners'] = [];
    const more = (answer: SearchAnswer) => {
      keep(key, answer);
      for (const listener of listeners) listener(answer);
    };
    const answer = provider
      .search(request, more)
      .then((first) => keep(key, first))
      .finally(() => underway.delete(key));
    const asked = { answer, listeners };
    underway.set(key, asked);
    return asked;
  };

  return {
    known: (request) => whole.get(keyOf(request)),
    async search(request, onMore) {
      const key = keyOf(request);
      const known = whole.get(key);
      if (known) return known;
      const { answer, listeners } = underway.get(key) ?? ask(key, request);
      if (onMore) listeners.push(onMore);
      return answer;
    },
  };
}

function keyOf({ query, versions, syntax, limit }: SearchRequest): string {
  return JSON.stringify([query, versions, syntax, limit]);
}

/** An answer with gaps may be made fuller the next time. */
function isWhole({ pages }: SearchAnswer): boolean {
  return pages.every(({ hits }) => hits.every(({ type, excerpt }) => type !== undefined || excerpt));
}
