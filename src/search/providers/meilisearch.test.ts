import { describe, expect, it, onTestFinished } from 'vitest';
import { meilisearchServer } from '../../../tests/helpers/meilisearch-server';
import type { SearchAnswer, SearchProvider, SearchRequest } from '../../model/search';
import type { MeilisearchSearch } from '../../model/site';
import type { HostedRecord } from '../hosted-record';
import { hostedProvider } from './hosted';
import { pushToMeilisearch } from './meilisearch-push';

const VERSIONS = [
  { name: '2.0.0', label: '2.0.0', path: '/docs', isLast: true },
  { name: '1.0.0', label: '1.0.0', path: '/docs/1.0.0', isLast: false },
];
const TYPED: SearchAnswer = { by: 'type', pages: [], total: 3, suggestions: [] };
const byType: SearchProvider = { search: async () => TYPED };
const wait = { timeout: 5000, interval: 1 };

const record = (facts: Partial<HostedRecord>): HostedRecord => ({
  objectID: `${facts.page ?? 'data-types/maps'}#${facts.anchor ?? ''}@2.0.0`,
  lang: 'en',
  version: ['2.0.0'],
  kind: 'guide',
  page: 'data-types/maps',
  anchor: '',
  title: 'A map',
  heading: '',
  trail: ['Data types'],
  keywords: [],
  text: 'A map has <b>keys</b>.',
  boost: 1,
  ...facts,
});
const RECORDS = [
  record({}),
  record({ anchor: 'adding', heading: 'Adding to a map', syntax: 'cameligo' }),
  record({ page: 'blog/post', kind: 'blog', title: 'On the map', text: 'A post.' }),
];

async function server(refuse?: { status: number; body: unknown }) {
  const running = await meilisearchServer(refuse);
  onTestFinished(running.close);
  const config: MeilisearchSearch = {
    engine: 'meilisearch',
    host: running.host,
    publicKey: 'public',
    indexName: 'docs',
    contextual: true,
  };
  const lines: string[] = [];
  const push = (records = RECORDS) =>
    pushToMeilisearch(records, { config, adminKey: 'secret', tell: (line) => lines.push(line), wait });
  const provider = (change: Partial<MeilisearchSearch> = {}) =>
    hostedProvider({
      config: { ...config, ...change },
      versions: VERSIONS,
      baseUrl: '/',
      lang: 'en',
      byType,
    });
  return { ...running, push, provider, lines };
}

const request = (change: Partial<SearchRequest> = {}): SearchRequest => ({
  query: 'map',
  versions: ['2.0.0'],
  syntax: 'jsligo',
  limit: 5,
  ...change,
});

describe('search with Meilisearch', () => {
  it('filters by language and version, with the public key', async () => {
    const { push, provider, requests } = await server();
    await push();
    await provider().search(request());
    expect(requests.at(-1)).toMatchObject({
      path: 'POST /indexes/docs/search',
      key: 'Bearer public',
      body: { q: 'map', filter: ['lang = "en"', 'version IN ["2.0.0"]'], attributesToCrop: ['text'] },
    });
  });

  it('searches all versions where it is not contextual', async () => {
    const { push, provider, requests } = await server();
    await push();
    await provider({ contextual: false }).search(request());
    expect(requests.at(-1)?.body).toMatchObject({ filter: ['lang = "en"'] });
  });

  it('groups hits by page and marks found words as pieces of text', async () => {
    const { push, provider } = await server();
    await push();
    const { pages, total } = await provider().search(request());
    expect(total).toBe(2);
    expect(pages.map(({ id, versions }) => [id, versions])).toEqual([
      ['data-types/maps', ['2.0.0']],
      ['blog/post', []],
    ]);
    expect(pages[0]?.hits[0]?.excerpt).toEqual([
      { text: 'A ', found: false },
      { text: 'map', found: true },
      { text: ' has <b>keys</b>.', found: false },
    ]);
    expect(pages[0]?.hits[1]).toMatchObject({
      href: '/docs/data-types/maps?lang=cameligo&mark=map#adding',
      syntax: 'cameligo',
    });
    expect(pages[1]?.href).toBe('/blog/post?mark=map');
  });

  it('leaves types to the local index', async () => {
    const { provider, requests } = await server();
    expect(await provider().search(request({ query: 'list<a> => nat' }))).toBe(TYPED);
    expect(requests).toEqual([]);
  });

  it('rejects when the server refuses, and when the request is aborted', async () => {
    const body = { message: 'The key is invalid.', code: 'invalid_api_key', type: 'auth', link: '' };
    const { provider } = await server({ status: 403, body });
    await expect(provider().search(request())).rejects.toThrow('The key is invalid.');
    await expect(provider().search(request(), { signal: AbortSignal.abort() })).rejects.toThrow();
  });
});

describe('uploading to Meilisearch', () => {
  it('replaces the index only when all records are there', async () => {
    const { push, indexes, requests, lines } = await server();
    indexes.set('docs', new Map([['old', { id: 'old' }]]));
    await push();
    expect([...indexes.keys()]).toEqual(['docs']);
    expect([...(indexes.get('docs')?.keys() ?? [])]).toEqual([
      'data-types_2f_maps_23__40_2_2e_0_2e_0',
      'data-types_2f_maps_23_adding_40_2_2e_0_2e_0',
      'blog_2f_post_23__40_2_2e_0_2e_0',
    ]);
    const changes = requests.filter(({ path }) => !path.startsWith('GET'));
    expect(changes.every(({ key }) => key === 'Bearer secret')).toBe(true);
    expect(changes.map(({ path }) => path)).toEqual([
      'DELETE /indexes/docs_new',
      'POST /indexes',
      'PATCH /indexes/docs_new/settings',
      'POST /indexes/docs_new/documents',
      'POST /indexes',
      'POST /swap-indexes',
      'DELETE /indexes/docs_new',
    ]);
    expect(lines).toEqual(['3 of 3 records uploaded.', 'The index docs has the new records.']);
  });

  it('reports why the server refused', async () => {
    const body = { message: 'The key is invalid.', code: 'invalid_api_key', type: 'auth', link: '' };
    const { push } = await server({ status: 403, body });
    await expect(push()).rejects.toThrow('The key is invalid.');
  });
});
