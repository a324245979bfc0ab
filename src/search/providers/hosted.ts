/** Searches the hosted service. Queries by type are answered by the local index, which knows types. */
import type { ResultPage, SearchAnswer, SearchHit, SearchProvider, SearchRequest } from '../../model/search';
import type { HostedSearch } from '../../model/site';
import type { VersionConfig } from '../../model/version';
import { FOUND_END, FOUND_START, hitOf, type ServiceHit, toPage } from './hosted-hits';
import { callService, indexCall, type ServiceOptions } from './service';

export interface HostedOptions {
  readonly config: HostedSearch;
  readonly versions: readonly VersionConfig[];
  readonly lang: string;
  /** Answers queries that are types. */
  readonly byType: SearchProvider;
  readonly fetch?: typeof fetch;
  readonly wait?: ServiceOptions['wait'];
}

interface ServiceAnswer {
  readonly hits?: readonly ServiceHit[];
  readonly nbHits?: number;
}

const HITS_PER_PAGE = 4;
const ATTEMPTS = 3;
const TYPE = /->|=>|<[\p{L}_]|(?:^|\s)'[a-z]/u;

export function hostedProvider(options: HostedOptions): SearchProvider {
  const { config, byType } = options;
  const service: ServiceOptions = {
    config,
    key: config.publicKey,
    attempts: ATTEMPTS,
    fetch: options.fetch ?? ((...request) => fetch(...request)),
    wait: options.wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms))),
  };
  return {
    async search(request, onMore) {
      if (TYPE.test(request.query)) {
        const answer = await byType.search(request, onMore);
        if (answer.by === 'type') return answer;
      }
      const body = queryBody(request, options);
      const path = indexCall(config.indexName, 'query');
      return answerFrom(
        await callService<ServiceAnswer>({ method: 'POST', path, body }, service),
        request,
        options,
      );
    },
  };
}

/** The query with its facets: the language always, the versions unless the operator wants them all. */
export function queryBody({ query, versions, limit }: SearchRequest, { config, lang }: HostedOptions) {
  const ofVersions = versions.map((name) => `version:${name}`);
  return {
    query,
    hitsPerPage: limit * HITS_PER_PAGE,
    facetFilters: [`lang:${lang}`, ...(config.contextual ? [ofVersions] : [])],
    attributesToHighlight: ['title', 'heading'],
    attributesToSnippet: ['text:24'],
    highlightPreTag: FOUND_START,
    highlightPostTag: FOUND_END,
  };
}

function answerFrom(
  answer: ServiceAnswer,
  request: SearchRequest,
  { versions }: HostedOptions,
): SearchAnswer {
  const byPage = new Map<string, { page: ResultPage; hits: SearchHit[] }>();
  for (const hit of answer.hits ?? []) {
    const version = request.versions.find((name) => hit.version?.includes(name)) ?? hit.version?.[0];
    const config = versions.find(({ name }) => name === version) ?? versions[0];
    if (!config) continue;
    const found = hitOf(hit, config, request);
    const known = byPage.get(hit.page);
    if (known) known.hits.push(found);
    else byPage.set(hit.page, { page: toPage(hit, config, request), hits: [found] });
  }
  const pages = [...byPage.values()]
    .slice(0, request.limit)
    .map(({ page, hits }) => ({ ...page, hits: hits.slice(0, 3) }));
  return {
    by: 'words',
    pages,
    total: byPage.size,
    suggestions: pages.length > 0 ? [] : SUGGESTIONS,
  };
}

/** The service knows no near words; these are found in every version. */
const SUGGESTIONS = ['entrypoint', 'big_map', 'testing'];
