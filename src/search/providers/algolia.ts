/** Searches Algolia. Queries by type are answered by the site's own index, which knows types. */
import { groupBy } from '../../model/group-by';
import {
  isVersioned,
  type Piece,
  type ResultPage,
  type SearchHit,
  type SearchProvider,
  type SearchRequest,
} from '../../model/search';
import type { AlgoliaConfig } from '../../model/site';
import { docPath, latestVersion, type VersionConfig } from '../../model/version';
import { hitAddress } from '../hit-address';
import { type AlgoliaRecord, callAlgolia, searchHost } from './algolia-api';

interface AlgoliaOptions {
  readonly config: AlgoliaConfig;
  readonly versions: readonly VersionConfig[];
  readonly baseUrl: string;
  readonly lang: string;
  /** Answers queries that are types. */
  readonly byType: SearchProvider;
  readonly wait?: (ms: number) => Promise<void>;
}

interface Marked {
  readonly value: string;
}

interface AlgoliaHit extends AlgoliaRecord {
  readonly _highlightResult?: { readonly title?: Marked; readonly heading?: Marked };
  readonly _snippetResult?: { readonly text?: Marked };
}

const HITS_PER_PAGE = 4;
const MAX_HITS = 3;
const MAX_MARK_LENGTH = 100;
const ATTEMPTS = 3;
const TYPE = /->|=>|<[\p{L}_]|(?:^|\s)'[a-z]/u;
/** Algolia suggests nothing; these queries find pages in every version. */
const SUGGESTIONS = ['entrypoint', 'big_map', 'testing'];
/** What Algolia puts around found words. No text contains these signs, so an answer is never read as markup. */
const FOUND = { start: '\ue010', end: '\ue011' };

export function algoliaProvider(options: AlgoliaOptions): SearchProvider {
  const { config, byType, wait } = options;
  const { applicationId, publicKey: key, indexName: index } = config;
  const service = { host: searchHost(config), applicationId, key, attempts: ATTEMPTS, wait };
  return {
    async search(request, searchOptions) {
      if (TYPE.test(request.query)) {
        const answer = await byType.search(request, searchOptions);
        if (answer.by === 'type') return answer;
      }
      const body = queryBody(request, options);
      const call = { method: 'POST', index, path: 'query', body, signal: searchOptions?.signal } as const;
      const { hits } = await callAlgolia<{ hits: readonly AlgoliaHit[] }>(call, service);
      const found = [...groupBy(hits, ({ page }) => page).values()];
      const pages = found.slice(0, request.limit).flatMap((own) => {
        const [first] = own;
        const shown = own.slice(0, MAX_HITS).map((hit) => searchHit(hit, request, options));
        return first ? [{ ...pageFacts(first, request, options), hits: shown }] : [];
      });
      return { by: 'words', pages, total: found.length, suggestions: pages.length > 0 ? [] : SUGGESTIONS };
    },
  };
}

/** The query with its facets: the language always, the versions unless the operator wants them all. */
function queryBody({ query, versions, limit }: SearchRequest, { config, lang }: AlgoliaOptions) {
  return {
    query,
    hitsPerPage: limit * HITS_PER_PAGE,
    facetFilters: [`lang:${lang}`, ...(config.contextual ? [versions.map((name) => `version:${name}`)] : [])],
    attributesToHighlight: ['title', 'heading'],
    attributesToSnippet: ['text:24'],
    highlightPreTag: FOUND.start,
    highlightPostTag: FOUND.end,
  };
}

function pageFacts(
  hit: AlgoliaHit,
  request: SearchRequest,
  options: AlgoliaOptions,
): Omit<ResultPage, 'hits'> {
  const { page, kind, trail = [], version = [] } = hit;
  return {
    id: page,
    href: hrefOf(hit, '', request, options),
    kind,
    trail,
    title: titlePieces(hit),
    versions: isVersioned(kind) ? request.versions.filter((name) => version.includes(name)) : [],
  };
}

function searchHit(hit: AlgoliaHit, request: SearchRequest, options: AlgoliaOptions): SearchHit {
  const { anchor, heading, syntax, deprecated, _highlightResult: shown, _snippetResult: snippet } = hit;
  return {
    href: hrefOf(hit, anchor, request, options),
    anchor,
    title: anchor ? pieces(shown?.heading?.value ?? heading) : titlePieces(hit),
    excerpt: pieces(snippet?.text?.value ?? ''),
    ...(syntax && syntax !== request.syntax ? { syntax } : {}),
    ...(deprecated ? { deprecated } : {}),
  };
}

function titlePieces({ title, _highlightResult: shown }: AlgoliaHit): Piece[] {
  return pieces(shown?.title?.value ?? title);
}

function hrefOf(
  { kind, page, version = [], syntax }: AlgoliaHit,
  anchor: string,
  request: SearchRequest,
  { versions, baseUrl }: AlgoliaOptions,
): string {
  const name = request.versions.find((wanted) => version.includes(wanted)) ?? version[0];
  const shown = versions.find((one) => one.name === name) ?? latestVersion(versions);
  return hitAddress(isVersioned(kind) ? docPath(shown, page) : baseUrl + page, {
    kind,
    anchor,
    syntax: syntax === request.syntax ? undefined : syntax,
    mark: request.query.trim().slice(0, MAX_MARK_LENGTH),
  });
}

/** Splits a text at the signs around its found words. */
export function pieces(text: string): Piece[] {
  const found = new RegExp(`${FOUND.start}([^${FOUND.end}]*)${FOUND.end}`);
  return text
    .split(found)
    .map((part, index) => ({
      text: part.replaceAll(FOUND.start, '').replaceAll(FOUND.end, ''),
      found: index % 2 === 1,
    }))
    .filter((piece) => piece.text !== '');
}
