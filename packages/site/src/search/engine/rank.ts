/**
 * Ranks the pages that match a query. A page scores by its title, keywords and description, by its best
 * section, and by what the query names on it. Missing words cost more than rare words gain.
 */
import type MiniSearch from 'minisearch';
import { groupBy } from '../../model/group-by';
import type { Syntax } from '../../model/syntax';
import { isCode, termsOf } from '../text/tokens';
import type { Guess } from './names';
import type { IndexedPage, IndexedSection, SearchIndex } from './open-index';
import type { Query } from './query';

/** A section that matches by its words or name. A page with matching fields counts as its first section. */
export interface RankedHit {
  readonly section: IndexedSection;
  readonly score: number;
  /** The query's words that were found, one bit each. */
  readonly words: number;
  /** The terms of the index that were found. */
  readonly terms: readonly string[];
  /** The flag that the query names, if the hit is one. */
  readonly flag?: string;
}

export interface RankedPage {
  readonly page: IndexedPage;
  readonly score: number;
  readonly hits: readonly RankedHit[];
}

/** Field weights. Prefixes shorter than `minPrefix` match too many terms to be worth the time. */
const PAGE_FIELDS = { boost: { title: 6, keywords: 2.5, headings: 1.2, about: 1 }, minPrefix: 1 };
const SECTION_FIELDS = { boost: { heading: 3, text: 1 }, minPrefix: 3 };
const SIMILAR_TERMS = { prefix: 0.5, fuzzy: 0.5 };
/** How fast the score falls with each missing word. */
const COVERAGE_POWER = 1.5;
const DEPRECATED = 0.7;
const OTHER_SYNTAX = 0.45;
/** The score of a name: as the whole query, for a name from another language, and among other words. */
const NAME = { whole: 220, foreign: 80, inside: 55 };
/** Longer queries are not treated as misspelt names. */
const MAX_GUESSED_WORDS = 3;

/** The matching pages, best first. */
export function rankPages(query: Query, index: SearchIndex, syntax: Syntax): RankedPage[] {
  const starts = index.pages.map(({ sections: [start] }) => start);
  const pageOf = ({ section }: RankedHit) => section.page;
  const ofPages = groupBy(lookUp(index.pageWords, starts, query, PAGE_FIELDS), pageOf);
  const ofSections = groupBy(lookUp(index.sectionWords, index.sections, query, SECTION_FIELDS), pageOf);
  const ofNames = groupBy(namedHits(query, index), pageOf);
  const rankPage = (page: IndexedPage): RankedPage => {
    const [own] = ofPages.get(page) ?? [];
    const coverage = (words: number) =>
      (bitCount(words | (own?.words ?? 0)) / Math.max(1, query.words.length)) ** COVERAGE_POWER;
    const sections = (ofSections.get(page) ?? []).map((hit) => {
      const factor = sectionFactor(hit.section, syntax) * coverage(hit.words);
      return { ...hit, score: hit.score * factor };
    });
    const [best] = [...sections].sort(byScore);
    const start = own ? [{ ...own, score: own.score * coverage(best?.words ?? 0) }] : [];
    const names = ofNames.get(page) ?? [];
    const scores = [start, sections, names].map((hits) => Math.max(0, ...hits.map((hit) => hit.score)));
    const score = scores.reduce((sum, one) => sum + one, 0);
    // A section may occur twice: for its words and for its name.
    return { page, score: score * page.boost, hits: [...start, ...sections, ...names] };
  };
  const pages = new Set([...ofPages.keys(), ...ofSections.keys(), ...ofNames.keys()]);
  return Array.from(pages, rankPage).sort(byScore);
}

/** The sections whose words match; their ids in the index are positions in `sections`. */
function lookUp(
  index: MiniSearch<object>,
  sections: readonly (IndexedSection | undefined)[],
  { text, terms }: Query,
  { boost, minPrefix }: typeof PAGE_FIELDS | typeof SECTION_FIELDS,
): RankedHit[] {
  const wordsOfTerm = new Map(terms.map((one) => [one.term, one.words]));
  const results = index.search(text || ' ', {
    tokenize: () => terms.map(({ term }) => term),
    prefix: (term, place) => term.length >= minPrefix && terms[place]?.isPrefix === true,
    fuzzy: (_, place) => terms[place]?.distance || false,
    boostTerm: (_, place) => terms[place]?.weight ?? 1,
    boost,
    weights: SIMILAR_TERMS,
  });
  return results.flatMap(({ id, score, queryTerms, terms: found }) => {
    const section = sections[Number(id)];
    const words = queryTerms.reduce((bits, term) => bits | (wordsOfTerm.get(term) ?? 0), 0);
    // MiniSearch multiplies by the number of terms, even synonyms; `coverage` counts words instead.
    return section ? [{ section, score: score / queryTerms.length, words, terms: found }] : [];
  });
}

function namedHits(query: Query, index: SearchIndex): RankedHit[] {
  const { text, words, names } = query;
  const find = (name: string, worth: number, guess?: Guess) =>
    index.findNames(name, guess).map(({ section, flag, certainty }) => {
      return { section, flag, score: worth * certainty, words: 0, terms: [] };
    });
  return [
    ...find(text, NAME.whole, guessFor(query, index)),
    ...names.flatMap((name) => find(name, words.length === 1 ? NAME.foreign : NAME.inside / 2)),
    ...(words.length > 1 ? words.filter(isCode).flatMap((word) => find(word, NAME.inside)) : []),
  ];
}

/** A word that occurs on some page is not a misspelt name: `commands` does not mean `comments`. */
function guessFor({ words, names }: Query, index: SearchIndex): Guess | undefined {
  if (words.length > MAX_GUESSED_WORDS || names.length > 0) return undefined;
  const isUnknown = (word: string) => !termsOf(word).some((term) => index.hasTerm(term));
  return words.some((word) => isCode(word) || isUnknown(word)) ? 'misspelt' : 'start';
}

export function byScore(a: { readonly score: number }, b: { readonly score: number }): number {
  return b.score - a.score;
}

function bitCount(bits: number): number {
  return bits.toString(2).replaceAll('0', '').length;
}

function sectionFactor({ syntax: own, deprecated }: IndexedSection, syntax: Syntax): number {
  if (own && own !== syntax) return OTHER_SYNTAX;
  return deprecated ? DEPRECATED : 1;
}
