import type { SearchRequest } from '../../model/search';
import type { AlgoliaSearch } from '../../model/site';
import type { HostedRecord } from '../hosted-record';
import { type ApiOptions, callApi, indexPath } from './algolia-api';
import { type FindHits, HITS_PER_PAGE } from './hosted';
import { FOUND_END, FOUND_START, type HostedHit } from './hosted-hits';

interface Shown {
  readonly value?: string;
}

interface AlgoliaHit extends HostedRecord {
  readonly _highlightResult?: { readonly title?: Shown; readonly heading?: Shown };
  readonly _snippetResult?: { readonly text?: Shown };
}

interface AlgoliaAnswer {
  readonly hits?: readonly AlgoliaHit[];
}

const ATTEMPTS = 3;

export function algolia(config: AlgoliaSearch, lang: string, wait?: ApiOptions['wait']): FindHits {
  const options: ApiOptions = { config, key: config.publicKey, attempts: ATTEMPTS, wait };
  return async (request, signal) => {
    const call = { method: 'POST', path: indexPath(config.indexName, 'query') } as const;
    const body = queryBody(request, config, lang);
    const { hits = [] } = await callApi<AlgoliaAnswer>({ ...call, body, signal }, options);
    return hits.map(toHit);
  };
}

/** The query with its facets: the language always, the versions unless the operator wants them all. */
function queryBody({ query, versions, limit }: SearchRequest, { contextual }: AlgoliaSearch, lang: string) {
  return {
    query,
    hitsPerPage: limit * HITS_PER_PAGE,
    facetFilters: [`lang:${lang}`, ...(contextual ? [versions.map((name) => `version:${name}`)] : [])],
    attributesToHighlight: ['title', 'heading'],
    attributesToSnippet: ['text:24'],
    highlightPreTag: FOUND_START,
    highlightPostTag: FOUND_END,
  };
}

function toHit({ _highlightResult: shown, _snippetResult: snippet, ...record }: AlgoliaHit): HostedHit {
  return {
    record,
    title: shown?.title?.value ?? record.title,
    heading: shown?.heading?.value ?? record.heading,
    excerpt: snippet?.text?.value ?? '',
  };
}
