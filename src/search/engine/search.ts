/** Answers a request from the indexes of the requested versions. */
import type { SearchAnswer, SearchRequest } from '../../model/search';
import { isCode } from '../text/tokens';
import { searchByType } from './by-type';
import type { SearchIndex } from './open-index';
import { type Query, readQuery } from './query';
import { type RankedPage, rankPages } from './rank';
import { type ResultContext, resultPage, type TextSource } from './results';
import { suggest } from './suggest';

/** Pages with a smaller share of the best one's score are not counted. */
const MIN_SHARE = 0.05;
const MAX_MARKED_WORDS = 8;
const NOTHING: SearchAnswer = { by: 'words', pages: [], total: 0, suggestions: [] };

interface Found {
  readonly ranked: RankedPage;
  readonly query: Query;
  readonly versions: string[];
}

/** Searches indexes, the one of the version being read first. Returns also the text files that excerpts still need. */
export function search(
  request: SearchRequest,
  indexes: readonly SearchIndex[],
  textOf: TextSource,
): { readonly answer: SearchAnswer; readonly missingTexts: readonly string[] } {
  const [first] = indexes;
  if (!first || !request.query.trim()) return { answer: NOTHING, missingTexts: [] };
  const byType = searchByType(request, first);
  if (byType) return { answer: byType, missingTexts: [] };
  const found = mergeVersions(indexes.map((index) => findIn(index, request)));
  const minScore = (found[0]?.ranked.score ?? 0) * MIN_SHARE;
  const counted = found.filter(({ ranked }) => ranked.score > 0 && ranked.score >= minScore);
  const missing = new Set<string>();
  const pages = counted.slice(0, request.limit).map(({ ranked, query, versions }) =>
    resultPage(ranked, versions, {
      ...foundWords(query, ranked),
      syntax: request.syntax,
      textOf(file) {
        const texts = textOf(file);
        if (!texts) missing.add(file);
        return texts;
      },
    }),
  );
  const suggestions = counted.length === 0 ? suggest(request, first) : [];
  return { answer: { by: 'words', pages, total: counted.length, suggestions }, missingTexts: [...missing] };
}

function findIn(index: SearchIndex, { query: text, syntax }: SearchRequest): Found[] {
  const query = readQuery(text, index);
  return rankPages(query, index, syntax).map((ranked) => ({ ranked, query, versions: [index.version] }));
}

/** A page that several versions have is shown once, in the version being read or else the first that has it. */
function mergeVersions(found: readonly Found[][]): Found[] {
  const byId = new Map<string, Found>();
  for (const one of found.flat()) {
    const known = byId.get(one.ranked.page.id);
    if (known) known.versions.push(...one.versions);
    else byId.set(one.ranked.page.id, one);
  }
  return [...byId.values()].sort((a, b) => b.ranked.score - a.ranked.score);
}

/** A misspelt word is not on the page, so the words found in its place are marked there. */
function foundWords(
  { words, terms }: Query,
  { hits }: RankedPage,
): Pick<ResultContext, 'isFound' | 'markedWords'> {
  const found = new Set(hits.flatMap((hit) => hit.terms));
  const names = new Set(words.filter(isCode));
  const isMisspelt = terms.some(({ distance }) => distance > 0);
  return {
    isFound: (term) => found.has(term) || names.has(term),
    markedWords: (isMisspelt ? [...found] : words).slice(0, MAX_MARKED_WORDS),
  };
}
