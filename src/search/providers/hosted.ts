/** Search by a hosted engine. Queries by type are answered by the site's own index, which knows types. */
import { groupBy } from '../../model/group-by';
import {
  isVersioned,
  type Piece,
  type ResultKind,
  type ResultPage,
  type SearchHit,
  type SearchProvider,
  type SearchRequest,
} from '../../model/search';
import type { HostedSearch } from '../../model/site';
import type { Syntax } from '../../model/syntax';
import { docPath, latestVersion, type VersionConfig } from '../../model/version';
import { hitAddress } from '../hit-address';

/** A section of a page in a hosted index. Queries filter by `lang` and `version`. */
export type HostedRecord = {
  /** Of letters, digits, `-` and `_`, as Meilisearch wants it. */
  readonly objectID: string;
  readonly lang: string;
  readonly version: readonly string[];
  readonly kind: ResultKind;
  /** The page within a version, or within the site if versions do not have their own. */
  readonly page: string;
  readonly anchor: string;
  readonly title: string;
  readonly heading: string;
  readonly trail: readonly string[];
  readonly keywords: readonly string[];
  readonly text: string;
  readonly syntax?: Syntax;
  readonly deprecated?: boolean;
  /** Breaks ties: the larger comes first. */
  readonly boost: number;
};

export interface HostedQuery {
  readonly query: string;
  readonly lang: string;
  /** Records of one of these versions; of all where it is missing. */
  readonly versions?: readonly string[];
  /** How many records to return. */
  readonly limit: number;
  readonly signal?: AbortSignal;
}

/** A found record, and what to show of it with `FOUND` around found words. */
export interface HostedHit {
  readonly record: HostedRecord;
  readonly title?: string;
  readonly heading?: string;
  readonly excerpt?: string;
}

/** What differs between engines. */
export interface HostedEngine {
  readonly find: (query: HostedQuery) => Promise<HostedHit[]>;
  /** Replaces all records; readers find the old ones until the new ones are complete. */
  readonly replaceAll: (records: readonly HostedRecord[]) => Promise<void>;
}

/** What engines put around found words. No text contains these signs, so an answer is never read as markup. */
export const FOUND = { start: '\ue010', end: '\ue011' };
/** The fields of a record that are searched, the most important first. */
export const SEARCHED_FIELDS = ['heading', 'title', 'keywords', 'trail', 'text'];
export const EXCERPT_WORDS = 24;

const RECORDS_PER_PAGE = 4;
const MAX_HITS = 3;
const MAX_MARK_LENGTH = 100;
const TYPE = /->|=>|<[\p{L}_]|(?:^|\s)'[a-z]/u;
/** Hosted engines suggest nothing; these queries find pages in every version. */
const SUGGESTIONS = ['entrypoint', 'big_map', 'testing'];

/** Only the code of the configured engine is loaded. */
export async function openEngine(config: HostedSearch, key: string): Promise<HostedEngine> {
  return config.engine === 'algolia'
    ? (await import('./algolia')).algolia(config, key)
    : (await import('./meilisearch')).meilisearch(config, key);
}

interface HostedOptions {
  readonly contextual: boolean;
  readonly versions: readonly VersionConfig[];
  readonly baseUrl: string;
  readonly lang: string;
  /** Answers queries that are types. */
  readonly byType: SearchProvider;
}

export function hostedProvider(engine: HostedEngine, options: HostedOptions): SearchProvider {
  const { contextual, lang, byType } = options;
  return {
    async search(request, searchOptions) {
      const { query, limit } = request;
      if (TYPE.test(query)) {
        const answer = await byType.search(request, searchOptions);
        if (answer.by === 'type') return answer;
      }
      const signal = searchOptions?.signal;
      const versions = contextual ? request.versions : undefined;
      const hits = await engine.find({ query, lang, versions, limit: limit * RECORDS_PER_PAGE, signal });
      signal?.throwIfAborted();
      const found = [...groupBy(hits, ({ record }) => record.page).values()];
      const pages = found.slice(0, limit).flatMap((own) => resultPage(own, request, options));
      return { by: 'words', pages, total: found.length, suggestions: pages.length > 0 ? [] : SUGGESTIONS };
    },
  };
}

function resultPage(
  hits: readonly HostedHit[],
  request: SearchRequest,
  { versions, baseUrl }: HostedOptions,
): ResultPage[] {
  const hrefOf = ({ kind, page, version = [], syntax }: HostedRecord, anchor: string) => {
    const name = request.versions.find((wanted) => version.includes(wanted)) ?? version[0];
    const shown = versions.find((one) => one.name === name) ?? latestVersion(versions);
    return hitAddress(isVersioned(kind) ? docPath(shown, page) : baseUrl + page, {
      kind,
      anchor,
      syntax: syntax === request.syntax ? undefined : syntax,
      mark: request.query.trim().slice(0, MAX_MARK_LENGTH),
    });
  };
  const titleOf = ({ record, title }: HostedHit) => pieces(title ?? record.title);
  const searchHit = (hit: HostedHit): SearchHit => {
    const { anchor, syntax, deprecated } = hit.record;
    return {
      href: hrefOf(hit.record, anchor),
      anchor,
      title: anchor ? pieces(hit.heading ?? hit.record.heading) : titleOf(hit),
      excerpt: pieces(hit.excerpt ?? ''),
      ...(syntax && syntax !== request.syntax ? { syntax } : {}),
      ...(deprecated ? { deprecated } : {}),
    };
  };
  const [first] = hits;
  if (!first) return [];
  const { page, kind, trail = [], version = [] } = first.record;
  return [
    {
      id: page,
      href: hrefOf(first.record, ''),
      kind,
      trail,
      title: titleOf(first),
      versions: isVersioned(kind) ? request.versions.filter((name) => version.includes(name)) : [],
      hits: hits.slice(0, MAX_HITS).map(searchHit),
    },
  ];
}

/** Cuts a text at the signs around its found words. */
export function pieces(text: string): Piece[] {
  return text
    .split(new RegExp(`[${FOUND.start}${FOUND.end}]`))
    .map((part, place) => ({ text: part, found: place % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
