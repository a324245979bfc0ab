import { Meilisearch } from 'meilisearch';
import type { MeilisearchSearch } from '../../model/site';
import type { HostedRecord } from '../hosted-record';
import { type FindHits, HITS_PER_PAGE } from './hosted';
import { FOUND_END, FOUND_START } from './hosted-hits';

export function meilisearch(
  { host, publicKey, indexName, contextual }: MeilisearchSearch,
  lang: string,
): FindHits {
  const index = new Meilisearch({ host, apiKey: publicKey }).index<HostedRecord>(indexName);
  return async ({ query, versions, limit }, signal) => {
    const inVersions = `version IN [${versions.map((name) => JSON.stringify(name)).join(', ')}]`;
    const { hits } = await index.search(
      query,
      {
        limit: limit * HITS_PER_PAGE,
        filter: [`lang = ${JSON.stringify(lang)}`, ...(contextual ? [inVersions] : [])],
        attributesToHighlight: ['title', 'heading', 'text'],
        attributesToCrop: ['text'],
        cropLength: 24,
        highlightPreTag: FOUND_START,
        highlightPostTag: FOUND_END,
      },
      { signal },
    );
    return hits.map(({ _formatted: shown, ...record }) => ({
      record,
      title: shown?.title ?? record.title,
      heading: shown?.heading ?? record.heading,
      excerpt: shown?.text ?? '',
    }));
  };
}
