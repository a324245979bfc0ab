/** Search with a hosted engine. Queries by type go to the site's own index, which knows types. */

import { groupBy } from '../../model/group-by';
import { inFormOf } from '../../model/route';
import {
  isVersioned,
  type Piece,
  type SearchHit,
  type SearchProvider,
  type SearchRequest,
} from '../../model/search';
import type { HostedSearch } from '../../model/site';
import { docPath, latestVersion, type VersionConfig } from '../../model/version';
import { hitAddress } from '../hit-address';
import type { PageRow, SectionRow } from '../index-file';
import { looksLikeType } from '../types/read-query';

/** A section of a page in a hosted index. Queries filter by `lang` and `version`. */
export type HostedRecord = Pick<PageRow, 'kind' | 'title' | 'trail' | 'keywords' | 'boost'> &
  Pick<SectionRow, 'syntax' | 'deprecated'> & {
    /** Letters, digits, `-` and `_` only, as Meilisearch requires. */
    readonly objectID: string;
    readonly lang: string;
    readonly version: readonly string[];
    /** The page's path within a version, or within the site for unversioned pages. */
    readonly page: string;
    readonly anchor: string;
    readonly heading: string;
    readonly text: string;
  };

interface HostedQuery {
  readonly query: string;
  readonly lang: string;
  /** Only records of these versions; all versions if omitted. */
  readonly versions?: readonly string[];
  /** How many records to return. */
  readonly limit: number;
  readonly signal?: AbortSignal;
}

/** What differs between engines. */
export interface HostedEngine {
  /** Returns records with `FOUND` around found words in title, heading and text, and an excerpt as text. */
  readonly find: (query: HostedQuery) => Promise<HostedRecord[]>;
  /** Replaces all records; readers find the old ones until the new ones are complete. */
  readonly replaceAll: (records: readonly HostedRecord[]) => Promise<void>;
}

/** Markers that engines put around found words. No text contains them, so nothing is parsed as markup. */
export const FOUND = { start: '\ue010', end: '\ue011' };
/** The searched fields of a record, the most important first. */
export const SEARCHED_FIELDS = ['heading', 'title', 'keywords', 'trail', 'text'];
export const EXCERPT_WORDS = 24;

const RECORDS_PER_PAGE = 4;
const MAX_HITS = 3;
const MAX_MARK_LENGTH = 100;
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
  /** Answers queries by type. */
  readonly byType: SearchProvider;
}

export function hostedProvider(engine: HostedEngine, options: HostedOptions): SearchProvider {
  const { contextual, lang, byType } = options;
  return {
    async search(request, searchOptions) {
      const { query, limit } = request;
      if (looksLikeType(query)) {
        const answer = await byType.search(request, searchOptions);
        if (answer.by === 'type') return answer;
      }
      const signal = searchOptions?.signal;
      const versions = contextual ? request.versions : undefined;
      const hits = await engine.find({ query, lang, versions, limit: limit * RECORDS_PER_PAGE, signal });
      signal?.throwIfAborted();
      const found = [...groupBy(hits, ({ page }) => page).values()];
      const pages = found.slice(0, limit).flatMap((own) => resultPage(own, request, options));
      return { by: 'words', pages, total: found.length, suggestions: pages.length > 0 ? [] : SUGGESTIONS };
    },
  };
}

function resultPage(hits: readonly HostedRecord[], request: SearchRequest, options: HostedOptions) {
  const { versions, baseUrl } = options;
  const hrefOf = ({ kind, page, anchor, version = [], syntax }: HostedRecord) => {
    const name = request.versions.find((wanted) => version.includes(wanted)) ?? version[0];
    const shown = versions.find((one) => one.name === name) ?? latestVersion(versions);
    return hitAddress(isVersioned(kind) ? docPath(shown, page) : inFormOf(shown.path, baseUrl + page), {
      kind,
      anchor,
      syntax: syntax === request.syntax ? undefined : syntax,
      mark: request.query.trim().slice(0, MAX_MARK_LENGTH),
    });
  };
  const searchHit = (hit: HostedRecord): SearchHit => ({
    href: hrefOf(hit),
    anchor: hit.anchor,
    title: pieces(hit.anchor ? hit.heading : hit.title),
    excerpt: pieces(hit.text),
    syntax: hit.syntax === request.syntax ? undefined : hit.syntax,
    deprecated: hit.deprecated,
  });
  const [first] = hits;
  if (!first) return [];
  const { page: id, kind, trail = [], title, version = [] } = first;
  const own = isVersioned(kind) ? request.versions.filter((name) => version.includes(name)) : [];
  const shown = hits.slice(0, MAX_HITS).map(searchHit);
  return [{ id, kind, trail, title: pieces(title), versions: own, hits: shown }];
}

/** Splits a text at the markers around found words. */
function pieces(text = ''): Piece[] {
  return text
    .split(new RegExp(`[${FOUND.start}${FOUND.end}]`))
    .map((part, place) => ({ text: part, found: place % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
