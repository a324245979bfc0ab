import { describe, expect, it, vi } from 'vitest';
import type { SearchAnswer, SearchProvider, SearchRequest } from '../../model/search';
import { rememberingProvider } from './remembering';

const request = (query: string): SearchRequest => ({
  query,
  versions: ['1.11.5'],
  syntax: 'jsligo',
  limit: 6,
});

/** An answer with one hit, whose excerpt may still be missing. */
function answer(text?: string): SearchAnswer {
  const excerpt = text === undefined ? undefined : [{ text, found: false }];
  const hit = { href: '/docs/a', anchor: '', title: [], excerpt };
  const page = {
    id: 'a',
    href: '/docs/a',
    kind: 'guide' as const,
    trail: [],
    title: [],
    versions: [],
    hits: [hit],
  };
  return { by: 'words', pages: [page], total: 1, suggestions: [] };
}

function provider(search: SearchProvider['search']) {
  const asked = vi.fn(search);
  return { asked, remembering: rememberingProvider({ search: asked }) };
}

describe('a provider that remembers', () => {
  it('knows what it has answered, and asks no second time', async () => {
    const { asked, remembering } = provider(async () => answer('whole'));
    expect(remembering.known(request('map'))).toBeUndefined();
    const first = await remembering.search(request('map'));
    expect(remembering.known(request('map'))).toBe(first);
    expect(await remembering.search(request('map'))).toBe(first);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('keeps apart what differs in query, versions, syntax or number', async () => {
    const { asked, remembering } = provider(async () => answer('whole'));
    await remembering.search(request('map'));
    await remembering.search(request('maps'));
    await remembering.search({ ...request('map'), versions: ['1.6.0'] });
    await remembering.search({ ...request('map'), syntax: 'cameligo' });
    await remembering.search({ ...request('map'), limit: 20 });
    expect(asked).toHaveBeenCalledTimes(5);
  });

  it('answers a question that is on its way with the same answer, and all who ask hear of more', async () => {
    let tellMore: ((more: SearchAnswer) => void) | undefined;
    const { asked, remembering } = provider(async (_request, onMore) => {
      tellMore = onMore;
      return answer();
    });
    const more = vi.fn();
    await Promise.all([remembering.search(request('map')), remembering.search(request('map'), more)]);
    expect(asked).toHaveBeenCalledOnce();
    tellMore?.(answer('fuller'));
    expect(more).toHaveBeenCalledWith(answer('fuller'));
    expect(remembering.known(request('map'))).toEqual(answer('fuller'));
  });

  it('asks again where something was missing, and where the provider failed', async () => {
    const { asked, remembering } = provider(async () => {
      if (asked.mock.calls.length === 1) throw new Error('no network');
      return answer();
    });
    await expect(remembering.search(request('map'))).rejects.toThrow('no network');
    await remembering.search(request('map'));
    expect(remembering.known(request('map'))).toBeUndefined();
    await remembering.search(request('map'));
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('forgets the oldest before it holds too much', async () => {
    const { remembering } = provider(async () => answer('whole'));
    for (let number = 0; number <= 300; number++) await remembering.search(request(`query ${number}`));
    expect(remembering.known(request('query 0'))).toBeUndefined();
    expect(remembering.known(request('query 1'))).toBeDefined();
    expect(remembering.known(request('query 300'))).toBeDefined();
  });

  describe('with a provider that foresees', () => {
    function foreseeing(first: SearchAnswer) {
      const search = vi.fn(async () => first);
      const foresee = vi.fn<NonNullable<SearchProvider['foresee']>>();
      return { search, foresee, remembering: rememberingProvider({ search, foresee }) };
    }
    const foretell = (
      { foresee }: ReturnType<typeof foreseeing>,
      [query, foretold]: readonly [string, SearchAnswer],
    ) => foresee.mock.calls.at(-1)?.[1](request(query), () => foretold);

    it('knows at once what was foreseen, and asks for what is missing in it', async () => {
      const made = foreseeing(answer('whole'));
      await made.remembering.search(request('ma'));
      const foretold = answer();
      foretell(made, ['map', foretold]);
      expect(made.remembering.known(request('map'))).toBe(foretold);
      expect(made.remembering.known(request('mat'))).toBeUndefined();
      await made.remembering.search(request('map'));
      expect(made.search).toHaveBeenCalledTimes(2);
      expect(made.foresee).toHaveBeenCalledTimes(2);
    });

    it('asks nothing where what was foreseen is whole', async () => {
      const made = foreseeing(answer('asked'));
      made.remembering.foresee(request('ma'));
      foretell(made, ['map', answer('foreseen')]);
      expect(await made.remembering.search(request('map'))).toEqual(answer('foreseen'));
      expect(made.search).not.toHaveBeenCalled();
      expect(await made.remembering.search(request('MAP'))).toEqual(answer('asked'));
    });

    it('lets the same request be foreseen once, until there is another', async () => {
      const made = foreseeing(answer());
      made.remembering.foresee(request('ma'));
      await made.remembering.search(request('ma'));
      expect(made.foresee).toHaveBeenCalledTimes(1);
      made.remembering.foresee(request('map'));
      made.remembering.foresee(request('ma'));
      expect(made.foresee).toHaveBeenCalledTimes(3);
    });

    it('takes a capital for the small letter that was foreseen', () => {
      const made = foreseeing(answer('whole'));
      made.remembering.foresee(request(''));
      foretell(made, ['m', answer()]);
      expect(made.remembering.known(request('M'))).toEqual(answer());
    });

    it('forgets what was foreseen with gaps when it is answered', async () => {
      const made = foreseeing(answer());
      made.remembering.foresee(request('ma'));
      foretell(made, ['map', answer()]);
      await made.remembering.search(request('map'));
      expect(made.remembering.known(request('map'))).toBeUndefined();
    });

    it('holds a few hundred of them at most', () => {
      const made = foreseeing(answer());
      made.remembering.foresee(request(''));
      for (let number = 0; number <= 200; number++) foretell(made, [`${number}`, answer()]);
      expect(made.remembering.known(request('0'))).toBeUndefined();
      expect(made.remembering.known(request('200'))).toBeDefined();
    });
  });
});
