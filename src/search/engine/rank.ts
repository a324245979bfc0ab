/**
 * Ranks the pages that fit a query. A page counts by its title, keywords and description, by its best section, and by
 * what the query names on it. Words that are missing cost more than rare words gain.
 */
import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import type { Syntax } from '../../model/syntax';
import { isCode, termsOf } from '../text/tokens';
import type { Guess } from './names';
import type { IndexedPage, IndexedSection, SearchIndex } from './open-index';
import type { Query } from './query';
import { hasTerm } from './vocabulary';

export interface RankedHit {
  readonly section: IndexedSection;
  readonly score: number;
  /** The flag that the query names, where the hit is one. */
  readonly flag?: string;
}

export interface RankedPage {
  readonly page: IndexedPage;
  readonly score: number;
  /** In any order; a section may be there for its words and for its name. */
  readonly hits: readonly RankedHit[];
  readonly matches: readonly Match[];
}

interface Fields {
  readonly boost: Readonly<Record<string, number>>;
  /** Shorter starts of words fit too many terms to be worth the time. */
  readonly minPrefix: number;
}

const PAGE_FIELDS: Fields = { boost: { title: 6, keywords: 2.5, headings: 1.2, about: 1 }, minPrefix: 1 };
const SECTION_FIELDS: Fields = { boost: { heading: 3, text: 1 }, minPrefix: 3 };
const SIMILAR_TERMS = { prefix: 0.5, fuzzy: 0.5 };
/** How fast the score falls with each missing word. */
const COVERAGE_POWER = 1.5;
const DEPRECATED = 0.7;
const OTHER_SYNTAX = 0.45;
/** What a name is worth: as the whole query, for a name of another language, and among other words. */
const NAME = { whole: 220, foreign: 80, inside: 55 };
/** Longer queries are not taken for misspelt names. */
const MAX_GUESSED_WORDS = 3;

interface Match {
  readonly id: number;
  readonly score: number;
  /** The query's words that were found, one bit each. */
  readonly words: number;
  readonly terms: readonly string[];
}

interface SectionMatch extends Match {
  readonly section: IndexedSection;
}

/** What was found on a page. */
interface Candidate {
  own?: Match;
  readonly sections: SectionMatch[];
  readonly names: RankedHit[];
}

/** The pages that fit, best first. */
export function rankPages(query: Query, index: SearchIndex, syntax: Syntax): RankedPage[] {
  const candidates = new Map<IndexedPage, Candidate>();
  const candidate = (page: IndexedPage): Candidate => {
    const known = candidates.get(page) ?? { sections: [], names: [] };
    candidates.set(page, known);
    return known;
  };
  for (const match of lookUp(index.pageWords, query, PAGE_FIELDS)) {
    const page = index.pages[match.id];
    if (page) candidate(page).own = match;
  }
  for (const match of lookUp(index.sectionWords, query, SECTION_FIELDS)) {
    const section = index.sections[match.id];
    if (section) candidate(section.page).sections.push({ ...match, section });
  }
  for (const hit of namedHits(query, index)) candidate(hit.section.page).names.push(hit);
  return [...candidates]
    .map(([page, found]) => rankPage(page, found, query.words.length, syntax))
    .sort((a, b) => b.score - a.score);
}

function lookUp(words: MiniSearch<object>, { text, terms }: Query, { boost, minPrefix }: Fields): Match[] {
  const wordsOfTerm = new Map(terms.map((one) => [one.term, one.words]));
  const results = words.search(text || ' ', {
    tokenize: () => terms.map(({ term }) => term),
    prefix: (term, place) => term.length >= minPrefix && terms[place]?.isPrefix === true,
    fuzzy: (_, place) => terms[place]?.distance || false,
    boostTerm: (_, place) => terms[place]?.weight ?? 1,
    boost,
    weights: SIMILAR_TERMS,
  });
  return results.map(({ id, score, queryTerms, terms: found }: SearchResult) => ({
    id: Number(id),
    // MiniSearch multiplies by the number of terms, synonyms included; here the reader's words count, in `coverage`.
    score: score / queryTerms.length,
    words: queryTerms.reduce((bits, term) => bits | (wordsOfTerm.get(term) ?? 0), 0),
    terms: found,
  }));
}

function namedHits(query: Query, index: SearchIndex): RankedHit[] {
  const { text, words, names } = query;
  const find = (name: string, worth: number, guess?: Guess): RankedHit[] =>
    index
      .findNames(name, guess)
      .map(({ section, flag, certainty }) => ({ section, flag, score: worth * certainty }));
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

function rankPage(
  page: IndexedPage,
  { own, sections, names }: Candidate,
  wordCount: number,
  syntax: Syntax,
): RankedPage {
  const coverage = (words: number) =>
    (bitCount(words | (own?.words ?? 0)) / Math.max(1, wordCount)) ** COVERAGE_POWER;
  let best: RankedHit | undefined;
  let bestWords = 0;
  const hits: RankedHit[] = [...names];
  for (const { section, score, words } of sections) {
    const hit = { section, score: score * coverage(words) * sectionFactor(section, syntax) };
    hits.push(hit);
    if (hit.score <= (best?.score ?? 0)) continue;
    best = hit;
    bestWords = words;
  }
  const ownScore = (own?.score ?? 0) * coverage(bestWords);
  const nameScore = names.reduce((most, { score }) => Math.max(most, score), 0);
  const [first] = page.sections;
  if (first && ownScore > 0) hits.push({ section: first, score: ownScore });
  return {
    page,
    score: (ownScore + (best?.score ?? 0) + nameScore) * page.boost,
    hits,
    matches: own ? [own, ...sections] : sections,
  };
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function sectionFactor({ syntax: own, deprecated }: IndexedSection, syntax: Syntax): number {
  if (own && own !== syntax) return OTHER_SYNTAX;
  return deprecated ? DEPRECATED : 1;
}
