/** Answers a request from the indexes of the requested versions. */
import type { SearchAnswer, SearchRequest } from '../../model/search';
import { textFor } from '../../model/syntax-text';
import { isCode } from '../text/tokens';
import { searchByType } from './by-type';
import type { SearchIndex } from './open-index';
import { type Query, readQuery } from './query';
import { byScore, type RankedPage, rankPages } from './rank';
import { bestHits, resultPage, type TextSource } from './results';

/** Pages below this share of the best score are not counted. */
const MIN_SHARE = 0.05;
const MAX_MARKED_WORDS = 8;
const MAX_SUGGESTIONS = 3;
const MAX_TRIED_SUGGESTIONS = 30;
const MIN_SUGGESTION_LENGTH = 3;

type Found = RankedPage & { readonly query: Query; readonly versions: string[] };

/** Searches the indexes, starting with the version being read. Excerpts need texts that `textOf` has. */
export function search(
  request: SearchRequest,
  indexes: readonly SearchIndex[],
  textOf: TextSource,
): SearchAnswer {
  const { query: typed, syntax, limit } = request;
  const [first] = indexes;
  if (!first || !typed.trim()) return { by: 'words', pages: [], total: 0, suggestions: [] };
  const byType = searchByType(request, first);
  if (byType) return byType;
  const found = mergeVersions(
    indexes.flatMap((index) => {
      const query = readQuery(typed, index);
      return rankPages(query, index, syntax).map((page) => ({ ...page, query, versions: [index.version] }));
    }),
  );
  const minScore = (found[0]?.score ?? 0) * MIN_SHARE;
  const counted = found.filter(({ score }) => score > 0 && score >= minScore);
  return {
    by: 'words',
    pages: counted.slice(0, limit).map((one) => {
      const context = { ...foundWords(one), syntax, textOf };
      return resultPage(one.page, bestHits(one.hits), one.versions, context);
    }),
    total: counted.length,
    suggestions: counted.length > 0 ? [] : suggest(request, first),
  };
}

/** A page in several versions is shown once, in the version being read or else the first that has it. */
function mergeVersions(found: readonly Found[]): Found[] {
  const byId = new Map<string, Found>();
  for (const one of found) {
    const known = byId.get(one.page.id);
    if (known) known.versions.push(...one.versions);
    else byId.set(one.page.id, one);
  }
  return [...byId.values()].sort(byScore);
}

/** A misspelt word is not on the page, so the words found instead are marked. */
function foundWords({ query: { words, terms }, hits }: Found) {
  const found = new Set(hits.flatMap((hit) => hit.terms));
  const names = new Set(words.filter(isCode));
  const isMisspelt = terms.some(({ distance }) => distance > 0);
  return {
    isFound: (term: string) => found.has(term) || names.has(term),
    markedWords: (isMisspelt ? [...found] : words).slice(0, MAX_MARKED_WORDS),
  };
}

/** Suggestions for a query without results: its own words, similar names, and common queries. */
function suggest({ query, syntax }: SearchRequest, index: SearchIndex): string[] {
  const { words, text: asked } = readQuery(query, index);
  const candidates = new Set([
    ...words.filter((word) => word.length >= MIN_SUGGESTION_LENGTH),
    ...words.flatMap((word) => similarNames(word, index)),
    ...index.suggestions,
  ]);
  candidates.delete(asked.toLowerCase());
  const finds = (text: string) => rankPages(readQuery(text, index), index, syntax).length > 0;
  return [...candidates].slice(0, MAX_TRIED_SUGGESTIONS).filter(finds).slice(0, MAX_SUGGESTIONS);
}

/** Titles of places whose names start with the same letters. */
function similarNames(word: string, { findNames }: SearchIndex): string[] {
  const start = word.slice(0, Math.max(MIN_SUGGESTION_LENGTH, Math.ceil(word.length / 2)));
  return findNames(start, 'start').map(({ section, flag }) => flag ?? textFor(section.title, 'jsligo'));
}
