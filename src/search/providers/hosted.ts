/** Searches a hosted engine. Queries by type are answered by the local index, which knows types. */
import {
  isVersioned,
  type ResultPage,
  type SearchAnswer,
  type SearchHit,
  type SearchProvider,
  type SearchRequest,
} from '../../model/search';
import type { HostedSearch } from '../../model/site';
import { docPath, type VersionConfig } from '../../model/version';
import { type HostedHit, resultPage, searchHit } from './hosted-hits';

export interface HostedOptions {
  readonly config: HostedSearch;
  readonly versions: readonly VersionConfig[];
  readonly baseUrl: string;
  readonly lang: string;
  /** Answers queries that are types. */
  readonly byType: SearchProvider;
}

/** What differs between engines: how hits are requested. */
export type FindHits = (request: SearchRequest, signal?: AbortSignal) => Promise<readonly HostedHit[]>;

export const HITS_PER_PAGE = 4;
const MAX_HITS = 3;
const TYPE = /->|=>|<[\p{L}_]|(?:^|\s)'[a-z]/u;
/** Hosted engines suggest nothing; these queries find pages in every version. */
const SUGGESTIONS = ['entrypoint', 'big_map', 'testing'];

export function hostedProvider(options: HostedOptions, findHits = openEngine(options)): SearchProvider {
  return {
    async search(request, searchOptions) {
      if (TYPE.test(request.query)) {
        const answer = await options.byType.search(request, searchOptions);
        if (answer.by === 'type') return answer;
      }
      return answerFrom(await findHits(request, searchOptions?.signal), request, options);
    },
  };
}

/** The code of the other engine is never loaded. */
function openEngine({ config, lang }: HostedOptions): FindHits {
  return async (request, signal) => {
    const findHits =
      config.engine === 'algolia'
        ? (await import('./algolia')).algolia(config, lang)
        : (await import('./meilisearch')).meilisearch(config, lang);
    return findHits(request, signal);
  };
}

function answerFrom(
  hits: readonly HostedHit[],
  request: SearchRequest,
  { versions, baseUrl }: HostedOptions,
): SearchAnswer {
  const byPage = new Map<string, { page: ResultPage; hits: SearchHit[] }>();
  for (const hit of hits) {
    const { record } = hit;
    const name = request.versions.find((wanted) => record.version?.includes(wanted)) ?? record.version?.[0];
    const version = versions.find((one) => one.name === name) ?? versions[0];
    if (!version) continue;
    const path = isVersioned(record.kind) ? docPath(version, record.page) : baseUrl + record.page;
    const found = searchHit(hit, path, request);
    const known = byPage.get(record.page);
    if (known) known.hits.push(found);
    else byPage.set(record.page, { page: resultPage(hit, path, request), hits: [found] });
  }
  const pages = [...byPage.values()]
    .slice(0, request.limit)
    .map((one) => ({ ...one.page, hits: one.hits.slice(0, MAX_HITS) }));
  return { by: 'words', pages, total: byPage.size, suggestions: pages.length > 0 ? [] : SUGGESTIONS };
}
