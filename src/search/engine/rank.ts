/**
 * Ranks the pages that fit a query. A page counts by its title, keywords and description, by its best section, and by
 * what the query names on it. Words that are missing cost more than rare words gain.
 */
import type MiniSearch from 'minisearch';
import { groupBy } from '../../model/group-by';
import type { Syntax } from '../../model/syntax';
import { isCode, termsOf } from '../text/tokens';
import type { Guess } from './names';
import type { IndexedPage, IndexedSection, SearchIndex } from './open-index';
import type { Query } from './query';
import { hasTerm } from './vocabulary';

/** A section that fits, by its words or by its name. A page that fits by its own fields is its first section. */
export interface RankedHit {
  readonly section: IndexedSection;
  readonly by: 'name' | 'section' | 'page';
  readonly score: number;
  /** The query's words that were found, one bit each. */
  readonly words: number;
  /** The terms of the index that were found. */
  readonly terms: readonly string[];
  /** The flag that the query names, where the hit is one. */
  readonly flag?: string;
}

export type RankedPage = ReturnType<typeof rankPage>;

/** How much each field counts. Shorter starts of words than `minPrefix` fit too many terms to be worth the time. */
const PAGE_FIELDS = { boost: { title: 6, keywords: 2.5, headings: 1.2, about: 1 }, minPrefix: 1 };
const SECTION_FIELDS = { boost: { heading: 3, text: 1 }, minPrefix: 3 };
const SIMILAR_TERMS = { prefix: 0.5, fuzzy: 0.5 };
/** How fast the score falls with each missing word. */
const COVERAGE_POWER = 1.5;
const DEPRECATED = 0.7;
const OTHER_SYNTAX = 0.45;
/** What a name is worth: as the whole query, for a name of another language, and among other words. */
const NAME = { whole: 220, foreign: 80, inside: 55 };
/** Longer queries are not taken for misspelt names. */
const MAX_GUESSED_WORDS = 3;

/** The pages that fit, best first. */
export function rankPages(query: Query, index: SearchIndex, syntax: Syntax): RankedPage[] {
  const { pages, sections, pageWords, sectionWords } = index;
  const hits: RankedHit[] = [
    ...lookUp(pageWords, query, PAGE_FIELDS).flatMap(({ id, ...match }) => {
      const section = pages[id]?.sections[0];
      return section ? [{ ...match, section, by: 'page' as const }] : [];
    }),
    ...lookUp(sectionWords, query, SECTION_FIELDS).flatMap(({ id, ...match }) => {
      const section = sections[id];
      const score = match.score * (section ? sectionFactor(section, syntax) : 0);
      return section ? [{ ...match, score, section, by: 'section' as const }] : [];
    }),
    ...namedHits(query, index),
  ];
  return [...groupBy(hits, ({ section }) => section.page)]
    .map(([page, found]) => rankPage(page, found, query.words.length))
    .sort((a, b) => b.score - a.score);
}

function lookUp(
  words: MiniSearch<object>,
  { text, terms }: Query,
  { boost, minPrefix }: typeof PAGE_FIELDS | typeof SECTION_FIELDS,
) {
  const wordsOfTerm = new Map(terms.map((one) => [one.term, one.words]));
  const results = words.search(text || ' ', {
    tokenize: () => terms.map(({ term }) => term),
    prefix: (term, place) => term.length >= minPrefix && terms[place]?.isPrefix === true,
    fuzzy: (_, place) => terms[place]?.distance || false,
    boostTerm: (_, place) => terms[place]?.weight ?? 1,
    boost,
    weights: SIMILAR_TERMS,
  });
  return results.map(({ id, score, queryTerms, terms: found }) => ({
    id: Number(id),
    // MiniSearch multiplies by the number of terms, synonyms included; here the reader's words count, in `coverage`.
    score: score / queryTerms.length,
    words: queryTerms.reduce((bits, term) => bits | (wordsOfTerm.get(term) ?? 0), 0),
    terms: found,
  }));
}

function namedHits(query: Query, index: SearchIndex): RankedHit[] {
  const { text, words, names } = query;
  const find = (name: string, worth: number, guess?: Guess) =>
    index.findNames(name, guess).map(({ section, flag, certainty }) => {
      return { section, flag, by: 'name' as const, score: worth * certainty, words: 0, terms: [] };
    });
  return [
    ...find(text, NAME.whole, guessFor(query, index)),
    ...names.flatMap((name) => find(name, words.length === 1 ? NAME.foreign : NAME.inside / 2)),
    ...(words.length > 1 ? words.filter(isCode).flatMap((word) => find(word, NAME.inside)) : []),
  ];
}

/** A word that some page has is not a misspelt name: `commands` does not mean `comments`. */
function guessFor({ words, names }: Query, index: SearchIndex): Guess | undefined {
  if (words.length > MAX_GUESSED_WORDS || names.length > 0) return undefined;
  const isUnknown = (word: string) => !termsOf(word).some((term) => hasTerm(index, term));
  return words.some((word) => isCode(word) || isUnknown(word)) ? 'misspelt' : 'start';
}

function rankPage(page: IndexedPage, found: readonly RankedHit[], wordCount: number) {
  const own = found.find(({ by }) => by === 'page');
  const coverage = (words: number) =>
    (bitCount(words | (own?.words ?? 0)) / Math.max(1, wordCount)) ** COVERAGE_POWER;
  const covered = found.map((hit) =>
    hit.by === 'section' ? { ...hit, score: hit.score * coverage(hit.words) } : hit,
  );
  const best = bestOf(covered, 'section');
  const hits = covered.map((hit) =>
    hit.by === 'page' ? { ...hit, score: hit.score * coverage(best?.words ?? 0) } : hit,
  );
  const scores = (['page', 'section', 'name'] as const).map((by) => bestOf(hits, by)?.score ?? 0);
  return {
    page,
    score: scores.reduce((sum, score) => sum + score, 0) * page.boost,
    /** In any order; a section may be there for its words and for its name. */
    hits,
  };
}

function bestOf(hits: readonly RankedHit[], by: RankedHit['by']): RankedHit | undefined {
  return hits.reduce<RankedHit | undefined>(
    (best, hit) => (hit.by === by && hit.score > (best?.score ?? 0) ? hit : best),
    undefined,
  );
}

function bitCount(bits: number): number {
  return bits.toString(2).replaceAll('0', '').length;
}

function sectionFactor({ syntax: own, deprecated }: IndexedSection, syntax: Syntax): number {
  if (own && own !== syntax) return OTHER_SYNTAX;
  return deprecated ? DEPRECATED : 1;
}
