/** Answers a request from the indexes of the wanted versions. */
import type { SearchAnswer, SearchRequest } from '../../model/search';
import { type Cut, placesIn } from '../text/marker';
import { searchByType } from './by-type';
import { type FoundWords, foundWords } from './found-words';
import type { SearchIndex } from './index-data';
import { type Query, readQuery } from './query';
import { remember } from './remember';
import { resultPage, type TextSource } from './results';
import { type ScoredPage, scorePages } from './score';
import { suggest } from './suggest';
import { readSameAs, type SameAs } from './synonyms';

/** An answer, and the files of text that would make it fuller. */
export interface EngineAnswer {
  readonly answer: SearchAnswer;
  readonly missingTexts: readonly string[];
}

export interface Engine {
  /** Searches indexes, the one of the version being read first. */
  readonly search: (
    request: SearchRequest,
    indexes: readonly SearchIndex[],
    textOf: TextSource,
  ) => EngineAnswer;
}

/** What an engine goes by and remembers. */
interface SearchWorld {
  readonly textOf: TextSource;
  readonly cut: Cut;
  readonly sameAs: SameAs;
}

/** Titles and sections of some hundred pages. */
const MOST_CUT_TEXTS = 5_000;

/** Pages that fit this much worse than the best are not counted. */
const WORTH_COUNTING = 0.05;

interface Found {
  readonly scored: ScoredPage;
  readonly index: SearchIndex;
  readonly query: Query;
  readonly versions: string[];
}

export function createEngine(): Engine {
  const sameAs = readSameAs();
  const cut = remember(placesIn, MOST_CUT_TEXTS);
  return {
    search(request, indexes, textOf) {
      const [first] = indexes;
      if (!first || !request.query.trim()) return { answer: NOTHING, missingTexts: [] };
      const byType = searchByType(request, first);
      if (byType) return { answer: byType, missingTexts: [] };
      return searchByWords(request, indexes, { textOf, cut, sameAs });
    },
  };
}

const NOTHING: SearchAnswer = { by: 'words', pages: [], total: 0, suggestions: [] };

function searchByWords(
  request: SearchRequest,
  indexes: readonly SearchIndex[],
  { textOf, cut, sameAs }: SearchWorld,
): EngineAnswer {
  const found = mergeVersions(indexes.map((index) => findIn(index, request, sameAs)));
  const least = (found[0]?.scored.score ?? 0) * WORTH_COUNTING;
  const counted = found.filter(({ scored }) => scored.score >= least && scored.score > 0);
  const missing = new Set<string>();
  const noting: TextSource = (file) => {
    const text = textOf(file);
    if (!text) missing.add(file);
    return text;
  };
  const { syntax } = request;
  const foundIn = new Map<SearchIndex, FoundWords>();
  const pages = counted.slice(0, request.limit).map(({ scored, index, query, versions }) => {
    const words = foundIn.get(index) ?? foundWords(query, index);
    foundIn.set(index, words);
    return {
      ...resultPage(scored, { index, syntax, found: words, textOf: noting, cut }),
      ...(scored.page.kind === 'blog' ? {} : { versions }),
    };
  });
  const suggestions = counted.length === 0 ? suggestFor(request, indexes[0], sameAs) : [];
  return { answer: { by: 'words', pages, total: counted.length, suggestions }, missingTexts: [...missing] };
}

function queryFor(text: string, { vocabulary }: SearchIndex, sameAs: SameAs): Query {
  return readQuery(text, {
    sameAs,
    isKnown: (term) => vocabulary.numberOf(term) >= 0,
    isStart: (start) => vocabulary.startingWith(start, 1).length > 0,
  });
}

function findIn(index: SearchIndex, request: SearchRequest, sameAs: SameAs): Found[] {
  const query = queryFor(request.query, index, sameAs);
  return scorePages(query, index, request.syntax).map((scored) => ({
    scored,
    index,
    query,
    versions: [index.version],
  }));
}

/** A page that several versions have is shown once, in the version being read or else the first that has it. */
function mergeVersions(found: readonly Found[][]): Found[] {
  if (found.length === 1) return found[0] ?? [];
  const byId = new Map<string, Found>();
  for (const one of found.flat()) {
    const known = byId.get(one.scored.page.id);
    if (known) known.versions.push(one.index.version);
    else byId.set(one.scored.page.id, one);
  }
  return [...byId.values()].sort((a, b) => b.scored.score - a.scored.score);
}

function suggestFor(request: SearchRequest, index: SearchIndex | undefined, sameAs: SameAs): string[] {
  if (!index) return [];
  const finds = (text: string) => scorePages(queryFor(text, index, sameAs), index, request.syntax).length > 0;
  return suggest(queryFor(request.query, index, sameAs), index, finds);
}
