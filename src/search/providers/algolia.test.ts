import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Answering, hostedService } from '../../../tests/helpers/hosted-service';
import type { SearchAnswer, SearchProvider, SearchRequest } from '../../model/search';
import type { AlgoliaConfig } from '../../model/site';
import { algoliaProvider, pieces } from './algolia';
import type { AlgoliaRecord } from './algolia-api';

const VERSIONS = [
  { name: '1.11.5', label: '1.11.5', path: '/docs', isLast: true },
  { name: '1.6.0', label: '1.6.0', path: '/docs/1.6.0', isLast: false },
];
const TYPED: SearchAnswer = { by: 'type', pages: [], total: 3, suggestions: [] };
const byType: SearchProvider = { search: async () => TYPED };

const record = (facts: Partial<AlgoliaRecord>): AlgoliaRecord => ({
  objectID: `${facts.page}#${facts.anchor}`,
  lang: 'en',
  version: ['1.11.5'],
  kind: 'guide',
  page: 'data-types/maps',
  anchor: '',
  title: 'Maps',
  heading: '',
  trail: ['Data types'],
  keywords: [],
  text: 'A map has keys.',
  boost: 1,
  ...facts,
});

const RECORDS = [
  record({}),
  record({ anchor: 'adding', heading: 'Adding to a map', version: ['1.11.5', '1.6.0'] }),
  record({ page: 'maps/old', title: 'Old map', version: ['1.6.0'], text: 'An old map.' }),
  record({
    page: 'blog/post',
    kind: 'blog',
    title: 'On the map',
    text: 'Post.',
    version: ['1.11.5', '1.6.0'],
  }),
  record({ page: 'fr', lang: 'fr', text: 'une map' }),
];

async function provider(answering?: Answering, change: { contextual?: boolean } = {}) {
  const service = await hostedService(answering);
  onTestFinished(service.close);
  service.indexes.set('ligo docs', new Map(RECORDS.map((one) => [one.objectID, { ...one }])));
  const wait = vi.fn(async () => {});
  const config: AlgoliaConfig = {
    applicationId: 'APP',
    publicKey: 'public',
    indexName: 'ligo docs',
    contextual: true,
    host: service.host,
    ...change,
  };
  return {
    service,
    wait,
    provider: algoliaProvider({ config, versions: VERSIONS, baseUrl: '/', lang: 'en', byType, wait }),
  };
}

const request = (change: Partial<SearchRequest> = {}): SearchRequest => ({
  query: 'map',
  versions: ['1.11.5'],
  syntax: 'jsligo',
  limit: 5,
  ...change,
});

describe('hosted search', () => {
  it('asks as the protocol says, with facets for language and version', async () => {
    const { provider: hosted, service } = await provider();
    await hosted.search(request());
    expect(service.calls[0]).toMatchObject({
      method: 'POST',
      path: '/1/indexes/ligo%20docs/query',
      headers: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'public' },
      body: { query: 'map', facetFilters: ['lang:en', ['version:1.11.5']] },
    });
  });

  it('groups the hits by page and marks what was found', async () => {
    const { provider: hosted } = await provider();
    const { pages, total } = await hosted.search(request());
    expect(total).toBe(2);
    expect(pages.map(({ id, kind }) => [id, kind])).toEqual([
      ['data-types/maps', 'guide'],
      ['blog/post', 'blog'],
    ]);
    expect(pages[0]?.hits.map(({ anchor, href }) => [anchor, href])).toEqual([
      ['', '/docs/data-types/maps?mark=map'],
      ['adding', '/docs/data-types/maps?mark=map#adding'],
    ]);
    expect(pages[0]?.hits[1]?.title).toEqual([
      { text: 'Adding to a ', found: false },
      { text: 'map', found: true },
    ]);
    expect(pages[1]?.versions).toEqual([]);
  });

  it('searches several versions at once', async () => {
    const { provider: hosted, service } = await provider();
    const { pages } = await hosted.search(request({ versions: ['1.11.5', '1.6.0'] }));
    expect(service.calls[0]?.body).toMatchObject({
      facetFilters: ['lang:en', ['version:1.11.5', 'version:1.6.0']],
    });
    expect(pages.find(({ id }) => id === 'maps/old')).toMatchObject({
      versions: ['1.6.0'],
      href: '/docs/1.6.0/maps/old?mark=map',
    });
  });

  it('leaves the version out where the operator does not want it', async () => {
    const { provider: hosted, service } = await provider(undefined, { contextual: false });
    await hosted.search(request());
    expect(service.calls[0]?.body).toMatchObject({ facetFilters: ['lang:en'] });
  });

  it('leaves types to the local index', async () => {
    const { provider: hosted, service } = await provider();
    expect(await hosted.search(request({ query: 'list<a> => nat' }))).toBe(TYPED);
    expect(service.calls).toEqual([]);
  });

  it('offers suggestions where nothing is found', async () => {
    const { provider: hosted } = await provider();
    const { total, suggestions } = await hosted.search(request({ query: 'nothing at all' }));
    expect(total).toBe(0);
    expect(suggestions.length).toBeGreaterThan(0);
  });

  it('waits a rate limit out, as long as it is asked to', async () => {
    let refused = 0;
    const {
      provider: hosted,
      wait,
      service,
    } = await provider(() =>
      refused++ < 2
        ? { status: 429, body: { message: 'Too Many Requests' }, headers: { 'retry-after': '2' } }
        : undefined,
    );
    expect((await hosted.search(request())).total).toBe(2);
    expect(service.calls).toHaveLength(3);
    expect(wait.mock.calls).toEqual([[2000], [2000]]);
  });

  it('gives up after some attempts', async () => {
    const { provider: hosted, service } = await provider(() => ({
      status: 429,
      body: { message: 'Too Many Requests' },
    }));
    await expect(hosted.search(request())).rejects.toThrow('status 429: Too Many Requests');
    expect(service.calls).toHaveLength(3);
  });

  it('tries again after a fault of the server', async () => {
    let failed = 0;
    const { provider: hosted } = await provider(() => (failed++ < 1 ? { status: 503 } : undefined));
    expect((await hosted.search(request())).total).toBe(2);
  });

  it.each([400, 403, 404])('takes status %i for an answer', async (status) => {
    const { provider: hosted, service } = await provider(() => ({ status, body: { message: 'No.' } }));
    await expect(hosted.search(request())).rejects.toThrow(`status ${status}: No.`);
    expect(service.calls).toHaveLength(1);
  });

  it('reports that the service cannot be reached, and recovers at the next attempt', async () => {
    const { provider: hosted } = await provider();
    const config: AlgoliaConfig = {
      applicationId: 'APP',
      publicKey: 'k',
      indexName: 'x',
      contextual: true,
      host: 'http://127.0.0.1:1',
    };
    const wait = async () => {};
    const lost = algoliaProvider({ config, versions: VERSIONS, baseUrl: '/', lang: 'en', byType, wait });
    await expect(lost.search(request())).rejects.toThrow();
    expect((await hosted.search(request())).total).toBe(2);
  });

  it('shows hits that lack parts', async () => {
    const { provider: hosted } = await provider(() => ({
      status: 200,
      body: { hits: [{ objectID: 'x', page: 'a', anchor: '', title: 'A <b>', kind: 'guide' }] },
    }));
    const { pages } = await hosted.search(request());
    expect(pages[0]?.title).toEqual([{ text: 'A <b>', found: false }]);
  });
});

describe('signs around found words', () => {
  it('cut a text; stray ones are taken away', () => {
    expect(pieces('a \ue010b\ue011 c\ue011')).toEqual([
      { text: 'a ', found: false },
      { text: 'b', found: true },
      { text: ' c', found: false },
    ]);
    expect(pieces('')).toEqual([]);
  });
});
