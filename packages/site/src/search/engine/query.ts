/** Turns the reader's query into terms to look up. */
import { groupBy } from '../../model/group-by';
import { MAX_QUERY_LENGTH } from '../../model/search';
import { parseSyntax } from '../../model/syntax';
import { stem } from '../text/stem';
import { foldedWords, STOP_WORDS, termsOf } from '../text/tokens';
import type { SearchIndex } from './open-index';

interface QueryTerm {
  readonly term: string;
  /** Its weight relative to other terms. */
  readonly weight: number;
  /** Whether longer terms match: the reader may still be typing the word. */
  readonly isPrefix: boolean;
  /** How many letters may differ, for words that no page has. */
  readonly distance: number;
  /** The words of the query that it stands for, one bit each. */
  readonly words: number;
}

export interface Query {
  /** The query without redundant spaces. */
  readonly text: string;
  /** Its words in lower case, without stop words. */
  readonly words: readonly string[];
  readonly terms: readonly QueryTerm[];
  /** LIGO's names for functions that the query names as in other languages. */
  readonly names: readonly string[];
}

const MAX_WORDS = 12;
const WEIGHT = {
  /** A part of a name in code. */
  part: 0.6,
  /** Two words that some pages write as one: `big map`. */
  joined: 0.8,
  synonym: 0.5,
};

/** Literals of the language, and the topic to search for when a reader types one. */
const LITERALS: readonly (readonly [pattern: RegExp, topic: string])[] = [
  [/^0x[0-9a-f]*$/i, 'bytes'],
  [/^\d[\d_]*n?$/, 'numbers'],
  [/^\d[\d_.]*(?:mu|u)?(?:tez|tz)$/, 'tez'],
  [/^(?:tz[1-4]|KT1)[a-z0-9]{4,}$/i, 'addresses'],
  [/^(?:edpk|sppk|p2pk)[a-z0-9]*$/i, 'keys'],
  [/^(?:edsig|spsig|p2sig)[a-z0-9]*$/i, 'signatures'],
  [/^\d{4}-\d\d-\d\d(?:t.*)?$/i, 'timestamps'],
];

export function readQuery(typed: string, index: SearchIndex): Query {
  const literal = shorten(typed);
  const asked = LITERALS.find(([pattern]) => pattern.test(literal))?.[1] ?? typed;
  const text = shorten(asked);
  const all = foldedWords(text);
  const phrases = phrasesIn(all, index);
  // The name of a syntax says how a page is shown, not what it is about.
  const isTopic = (word: string) =>
    !(STOP_WORDS.has(word) || parseSyntax(word)) || phrases.some(({ words }) => words.includes(word));
  const topics = all.filter(isTopic);
  const words = (topics.length > 0 ? topics : all).slice(0, MAX_WORDS);
  const isOpen = !/[\s.,;:!?)]$/.test(asked);
  const terms = words.flatMap((word, number) => {
    const meant = phrases.filter((phrase) => phrase.words.includes(word));
    // A phrase disambiguates its words: 'reduce gas' has nothing to do with folding.
    const synonyms = meant.length > 0 ? meant.flatMap(({ means }) => means) : index.synonymsOf(word);
    return [
      ...ownTerms(word, isOpen && number === words.length - 1, index),
      ...joinedTerms(words[number - 1], word, index),
      ...joinedTerms(word, words[number + 1], index),
      ...synonyms.flatMap(termsOf).map((term) => ({ term, weight: WEIGHT.synonym })),
    ].map((term) => ({ isPrefix: false, distance: 0, ...term, words: 1 << number }));
  });
  return {
    text,
    words,
    terms: mergeTerms(terms),
    names: words.flatMap(index.synonymsOf).filter((word) => /\.|^(?:get|call)_/.test(word)),
  };
}

/** Collapses spaces and truncates to the maximum length without splitting a character. */
function shorten(typed: string): string {
  const start = typed.slice(0, MAX_QUERY_LENGTH * 2).replace(/\s+/g, ' ');
  return [...start.trim()].slice(0, MAX_QUERY_LENGTH).join('');
}

/** Adjacent words with synonyms: `try catch`, and `upgrade deployed` in 'upgrade a deployed contract'. */
function phrasesIn(all: readonly string[], { synonymsOf }: SearchIndex) {
  const topics = all.filter((word) => !STOP_WORDS.has(word));
  return [all, topics].flatMap((words) =>
    words.slice(1).flatMap((second, place) => {
      const pair = [words[place] ?? '', second];
      const means = synonymsOf(pair.join(' '));
      return means.length > 0 ? [{ words: pair, means }] : [];
    }),
  );
}

function ownTerms(word: string, isPrefix: boolean, index: SearchIndex) {
  const terms = [...new Set([word, ...termsOf(word)])];
  const isKnown = terms.some((term) => index.hasTerm(term)) || index.synonymsOf(word).length > 0;
  return terms.map((term, place) => ({
    term,
    weight: /[._-]/.test(word) && place > 0 ? WEIGHT.part : 1,
    isPrefix: isPrefix && (place === 0 || place === terms.length - 1),
    distance: isKnown ? 0 : spellingDistance(term, index),
  }));
}

/** The edit distance of a misspelt term to the nearest known one; 0 if none is near. */
function spellingDistance(term: string, { hasTerm }: SearchIndex): number {
  return [1, 2].find((distance) => term.length > distance + 2 && hasTerm(term, distance)) ?? 0;
}

function joinedTerms(first: string | undefined, second: string | undefined, { hasTerm }: SearchIndex) {
  const joined = `${first}${second}`;
  if (!first || !second || !/^[a-z]+$/.test(joined)) return [];
  const term = stem(joined);
  return hasTerm(term) ? [{ term, weight: WEIGHT.joined }] : [];
}

/** Merges equal terms, each with all the words that it stands for. */
function mergeTerms(terms: readonly QueryTerm[]): QueryTerm[] {
  return Array.from(groupBy(terms, ({ term }) => term).values(), (same) =>
    same.reduce((one, other) => ({
      ...other,
      weight: Math.max(one.weight, other.weight),
      isPrefix: one.isPrefix || other.isPrefix,
      words: one.words | other.words,
    })),
  );
}
