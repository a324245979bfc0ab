import { afterEach, describe, expect, it, vi } from 'vitest';
import { hostedSearch, RECORDS, request } from '../../../../../tests/helpers/hosted-search';

const REFUSED = { status: 429, body: { message: 'Too Many Requests' }, headers: { 'retry-after': '7' } };

const WAIT_MS = 7000;

/** Skips these waits and records them. */
function skipWaits() {
  const { setTimeout } = globalThis;
  const waits: number[] = [];
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    if (ms === WAIT_MS) waits.push(ms);
    return setTimeout(run, ms === WAIT_MS ? 0 : ms);
  }) as typeof setTimeout);
  return waits;
}

afterEach(() => vi.restoreAllMocks());

describe('Algolia', () => {
  it('is queried according to its protocol, with facets for language and version', async () => {
    const { provider, calls } = await hostedSearch('algolia');
    await provider.search(request());
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: expect.stringContaining('/1/indexes/docs/query'),
        headers: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'public' },
        body: { query: 'map', hitsPerPage: 20, facetFilters: ['lang:en', ['version:2.1.0']] },
      },
    ]);
  });

  it('is queried again after a rate limit, when it allows', async () => {
    const waits = skipWaits();
    let refused = 0;
    const { provider, calls } = await hostedSearch('algolia', () => (refused++ < 2 ? REFUSED : undefined));
    expect((await provider.search(request())).total).toBe(2);
    expect(calls).toHaveLength(3);
    expect(waits).toHaveLength(2);
  });

  it('is abandoned after some attempts', async () => {
    skipWaits();
    const { provider, calls } = await hostedSearch('algolia', () => REFUSED);
    await expect(provider.search(request())).rejects.toThrow('Too Many Requests');
    expect(calls).toHaveLength(4);
  });

  it('is queried again after a server error', async () => {
    let failed = 0;
    const { provider } = await hostedSearch('algolia', () => (failed++ < 2 ? { status: 503 } : undefined));
    expect((await provider.search(request())).total).toBe(2);
  });

  it('receives uploads in spite of rate limits', async () => {
    skipWaits();
    let refused = 0;
    const { indexes, writer } = await hostedSearch('algolia', ({ path }) =>
      path.includes('/batch') && refused++ < 2 ? REFUSED : undefined,
    );
    await writer.replaceAll(RECORDS.slice(1));
    expect(indexes.get('docs')?.size).toBe(RECORDS.length - 1);
  });

  it('receives its settings before records', async () => {
    const { calls, writer } = await hostedSearch('algolia');
    await writer.replaceAll(RECORDS);
    expect(calls[0]).toMatchObject({
      method: 'PUT',
      path: expect.stringContaining('/1/indexes/docs/settings'),
      body: { attributesForFaceting: expect.arrayContaining(['filterOnly(version)', 'filterOnly(lang)']) },
    });
  });

  it('finishes each change before the next', async () => {
    let polls = 0;
    const { calls, writer } = await hostedSearch('algolia', ({ path }) =>
      path.includes('/task/') && polls++ < 2 ? { status: 200, body: { status: 'notPublished' } } : undefined,
    );
    await writer.replaceAll(RECORDS);
    expect(calls.slice(0, 5).map(({ path }) => path.split('?')[0])).toEqual([
      '/1/indexes/docs/settings',
      '/1/indexes/docs/task/7',
      '/1/indexes/docs/task/7',
      '/1/indexes/docs/task/7',
      '/1/indexes/docs/operation',
    ]);
  });
});
