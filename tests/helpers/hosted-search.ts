import { onTestFinished } from 'vitest';
import type { SearchAnswer, SearchRequest } from '../../packages/site/src/model/search';
import type { HostedSearch } from '../../packages/site/src/model/site';
import {
  type HostedRecord,
  hostedProvider,
  openEngine,
} from '../../packages/site/src/search/providers/hosted';
import { algoliaServer } from './algolia-server';
import type { Answering, Indexes } from './hosted-server';
import { meilisearchServer } from './meilisearch-server';

const VERSIONS = [
  { name: '2.1.0', label: '2.1.0', path: '/docs', isLast: true },
  { name: '1.6.0', label: '1.6.0', path: '/docs/1.6.0', isLast: false },
];
/** The answer of the site's own index. */
export const LOCAL: SearchAnswer = { by: 'type', pages: [], total: 3, suggestions: [] };

const record = (facts: Partial<HostedRecord>): HostedRecord => ({
  objectID: `${facts.page ?? 'maps'}_${facts.anchor ?? ''}`.replaceAll('/', '_'),
  lang: 'en',
  version: ['2.1.0'],
  kind: 'guide',
  page: 'data-types/maps',
  anchor: '',
  title: 'Maps',
  heading: '',
  trail: ['Data types'],
  keywords: [],
  text: 'A map has <b>keys</b>.',
  boost: 1,
  ...facts,
});

export const RECORDS = [
  record({}),
  record({ anchor: 'adding', heading: 'Adding to a map', syntax: 'cameligo', version: ['2.1.0', '1.6.0'] }),
  record({ page: 'maps/old', title: 'Old map', version: ['1.6.0'], text: 'An old map.' }),
  record({
    page: 'blog/post',
    kind: 'blog',
    title: 'On the map',
    text: 'Post.',
    version: ['2.1.0', '1.6.0'],
  }),
  record({ page: 'fr', lang: 'fr', text: 'une map' }),
];

export const request = (change: Partial<SearchRequest> = {}): SearchRequest => ({
  query: 'map',
  versions: ['2.1.0'],
  syntax: 'jsligo',
  limit: 5,
  ...change,
});

/** An engine with a local server that has the records, and a provider that queries it. */
export async function hostedSearch(engine: HostedSearch['engine'], answering?: Answering, contextual = true) {
  const server = await (engine === 'algolia' ? algoliaServer : meilisearchServer)(answering);
  onTestFinished(server.close);
  server.indexes.set('docs', new Map(RECORDS.map((one) => [one.objectID, one])));
  const config: HostedSearch = {
    engine,
    host: server.host,
    applicationId: 'APP',
    publicKey: 'public',
    indexName: 'docs',
    contextual,
  };
  const byType = { search: async () => LOCAL };
  const provider = hostedProvider(await openEngine(config, 'public'), {
    contextual,
    versions: VERSIONS,
    baseUrl: '/',
    lang: 'en',
    byType,
  });
  return { ...server, provider, writer: await openEngine(config, 'secret') };
}

/** The ids of an index's records. */
export function idsOf(indexes: Indexes, name: string): string[] {
  return [...(indexes.get(name)?.keys() ?? [])];
}
