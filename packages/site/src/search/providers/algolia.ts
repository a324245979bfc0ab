import { searchClient } from '@algolia/client-search';
import type { AlgoliaSearch } from '../../model/site';
import { EXCERPT_WORDS, FOUND, type HostedEngine, type HostedRecord, SEARCHED_FIELDS } from './hosted';

/** A record as Algolia returns it: the requested fields, with found words marked. */
type AlgoliaHit = HostedRecord & {
  readonly _highlightResult?: Marked<'title' | 'heading'>;
  readonly _snippetResult?: Marked<'text'>;
};
type Marked<Field extends string> = Readonly<Partial<Record<Field, { readonly value: string }>>>;

const SETTINGS = {
  searchableAttributes: SEARCHED_FIELDS,
  attributesForFaceting: ['filterOnly(lang)', 'filterOnly(version)', 'kind'],
  customRanking: ['desc(boost)'],
  separatorsToIndex: '@#_',
};
/** How often a custom host is tried; Algolia's own hosts are tried one after the other. */
const ATTEMPTS = 3;

/** The client handles rate limits. It cannot abort requests, so late answers are ignored. */
export function algolia({ applicationId, indexName, host }: AlgoliaSearch, key: string): HostedEngine {
  const client = searchClient(applicationId, key, host ? { hosts: hostsAt(host) } : {});
  return {
    async find({ query, lang, versions, limit }) {
      const searchParams = {
        query,
        hitsPerPage: limit,
        facetFilters: [`lang:${lang}`, ...(versions ? [versions.map((name) => `version:${name}`)] : [])],
        attributesToHighlight: ['title', 'heading'],
        attributesToSnippet: [`text:${EXCERPT_WORDS}`],
        highlightPreTag: FOUND.start,
        highlightPostTag: FOUND.end,
      };
      const { hits } = await client.searchSingleIndex<AlgoliaHit>({ indexName, searchParams });
      return hits.map(({ _highlightResult: marked, _snippetResult: snippet, ...record }) => ({
        ...record,
        title: marked?.title?.value ?? record.title,
        heading: marked?.heading?.value ?? record.heading,
        text: snippet?.text?.value ?? '',
      }));
    },
    async replaceAll(records) {
      const { taskID } = await client.setSettings({ indexName, indexSettings: SETTINGS });
      await client.waitForTask({ indexName, taskID });
      await client.replaceAllObjects({ indexName, objects: [...records] });
    },
  };
}

function hostsAt(address: string) {
  const protocol = address.startsWith('http:') ? 'http' : 'https';
  const url = address.replace(/^https?:\/\/|\/$/g, '');
  return Array.from({ length: ATTEMPTS }, () => ({ protocol, url, accept: 'readWrite' }) as const);
}
