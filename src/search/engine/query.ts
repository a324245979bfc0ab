/** Turns what a reader typed into terms to look up. */
import { MAX_QUERY_LENGTH } from '../../model/search';
import { parseSyntax } from '../../model/syntax';
import { stem } from '../text/stem';
import { STOP_WORDS } from '../text/stop-words';
import { fold, termsOf, wordsOf } from '../text/tokens';
import { topicOfLiteral } from './literals';
import type { SearchIndex } from './open-index';
import { hasTerm, spellingDistance } from './vocabulary';

export interface QueryTerm {
  readonly term: string;
  /** How much it counts beside other terms. */
  readonly weight: number;
  /** Whether longer terms fit: the reader may still be typing the word. */
  readonly isPrefix: boolean;
  /** How many letters may differ, for words that no page has. */
  readonly distance: number;
  /** The words that it stands for, one bit each. */
  readonly words: number;
}

export interface Query {
  /** As it was typed, without surplus spaces. */
  readonly text: string;
  /** Its words in lower case, without stop words. */
  readonly words: readonly string[];
  readonly terms: readonly QueryTerm[];
  /** Names in code that stand for names of other languages. */
  readonly names: readonly string[];
}

const MAX_WORDS = 12;
const WEIGHT = {
  /** A part of a name in code. */
  part: 0.6,
  /** Two words that some page writes as one: `big map`. */
  joined: 0.8,
  synonym: 0.5,
};

export function readQuery(typed: string, index: SearchIndex): Query {
  const text = shorten(typed);
  const topic = topicOfLiteral(text);
  if (topic) return readQuery(topic, index);
  const all = Array.from(wordsOf(text), (word) => fold(word.text));
  const phrases = phrasesIn(all, index);
  // The name of a syntax says how a page is shown, not what it is about.
  const isTopic = (word: string) =>
    !(STOP_WORDS.has(word) || parseSyntax(word)) || phrases.some(({ words }) => words.includes(word));
  const topics = all.filter(isTopic);
  const words = (topics.length > 0 ? topics : all).slice(0, MAX_WORDS);
  const isOpen = !/[\s.,;:!?)]$/.test(typed);
  const terms = words.flatMap((word, number) => {
    const meant = phrases.filter((phrase) => phrase.words.includes(word));
    const isLast = number === words.length - 1;
    return [
      ...ownTerms(word, isOpen && isLast, index),
      ...joinedTerms(words[number - 1], word, index),
      ...joinedTerms(word, words[number + 1], index),
      // A phrase tells which meaning a word has: to reduce gas is not to fold a list.
      ...synonymTerms(meant.length > 0 ? meant.flatMap(({ means }) => means) : index.synonymsOf(word)),
    ].map((term) => ({ ...term, words: 1 << number }));
  });
  const names = words.flatMap(index.synonymsOf).filter((word) => /\.|^(?:get|call)_/.test(word));
  return { text, words, terms: mergeTerms(terms), names };
}

type OwnTerm = Omit<QueryTerm, 'words'>;

interface Phrase {
  readonly words: readonly string[];
  readonly means: readonly string[];
}

/** At most the longest query, in whole characters, with single spaces. */
function shorten(typed: string): string {
  const start = typed
    .slice(0, MAX_QUERY_LENGTH * 2)
    .replace(/\s+/g, ' ')
    .trim();
  return [...start].slice(0, MAX_QUERY_LENGTH).join('');
}

/** Neighbours that have a meaning together: `try catch`, and `upgrade deployed` in 'upgrade a deployed contract'. */
function phrasesIn(all: readonly string[], { synonymsOf }: SearchIndex): Phrase[] {
  const topics = all.filter((word) => !STOP_WORDS.has(word));
  return [all, topics].flatMap((words) =>
    words.slice(1).flatMap((second, place) => {
      const pair = [words[place] ?? '', second];
      const means = synonymsOf(pair.join(' '));
      return means.length > 0 ? [{ words: pair, means }] : [];
    }),
  );
}

function ownTerms(word: string, isPrefix: boolean, index: SearchIndex): OwnTerm[] {
  const terms = [...new Set([word, ...termsOf(word)])];
  const isKnown = terms.some((term) => hasTerm(index, term));
  return terms.map((term, place) => ({
    term,
    weight: /[._-]/.test(word) && place > 0 ? WEIGHT.part : 1,
    isPrefix: isPrefix && (place === 0 || place === terms.length - 1),
    distance: isKnown || index.synonymsOf(word).length > 0 ? 0 : spellingDistance(index, term),
  }));
}

function joinedTerms(first: string | undefined, second: string | undefined, index: SearchIndex): OwnTerm[] {
  const joined = `${first}${second}`;
  if (!first || !second || !/^[a-z]+$/.test(joined)) return [];
  const term = stem(joined);
  return hasTerm(index, term) ? [plainTerm(term, WEIGHT.joined)] : [];
}

function synonymTerms(words: readonly string[]): OwnTerm[] {
  return words.flatMap((word) => termsOf(word).map((term) => plainTerm(term, WEIGHT.synonym)));
}

function plainTerm(term: string, weight: number): OwnTerm {
  return { term, weight, isPrefix: false, distance: 0 };
}

/** Each term once, for all the words that it stands for. */
function mergeTerms(terms: readonly QueryTerm[]): QueryTerm[] {
  const merged = new Map<string, QueryTerm>();
  for (const one of terms) {
    const other = merged.get(one.term);
    merged.set(one.term, {
      ...one,
      weight: Math.max(one.weight, other?.weight ?? 0),
      isPrefix: one.isPrefix || other?.isPrefix === true,
      words: one.words | (other?.words ?? 0),
    });
  }
  return [...merged.values()];
}
