/** What a reader typed, as units that are looked for. */
import { LONGEST_QUERY } from '../../model/search';
import { LITERALS } from '../data/literals';
import { COMMON_WORDS, WEAK_WORDS } from '../data/weak-words';
import { stem } from '../text/stem';
import { fold, termsOf, wordsOf } from '../text/tokens';
import type { SameAs } from './synonyms';

/** One thing to look for: its own term or one that means the same. */
export interface Unit {
  /** The word as it was typed, in lower case. */
  readonly word: string;
  readonly own?: string;
  /** Terms that mean the same. */
  readonly other: readonly string[];
  /** How much it counts beside others. */
  readonly weight: number;
  /** Whether the word may go on: the reader is still typing it. */
  readonly open: boolean;
}

export interface Query {
  /** As it was typed, without spaces around, cut to its longest length. */
  readonly text: string;
  /** Its words in lower case. */
  readonly words: readonly string[];
  readonly units: readonly Unit[];
}

/** What reading a query needs to know. */
export interface QueryWorld {
  readonly sameAs: SameAs;
  /** Whether some text has a term. */
  readonly isKnown: (term: string) => boolean;
}

const MOST_WORDS = 12;
const WEAK = 0.1;
const COMMON = 0.3;
/** Words inside of a phrase that is looked for as a whole. */
const INSIDE = 0.4;

export function readQuery(typed: string, world: QueryWorld): Query {
  const text = shorten(typed);
  const words = [...wordsOf(text)].map((word) => fold(word.text)).slice(0, MOST_WORDS);
  const phrases = world.sameAs.phrasesIn(words);
  const joined = joinedWords(words, world);
  const inside = new Set([...phrases, ...joined].flatMap(({ covers }) => covers));
  const isOpen = !/[\s.,;:!?)]$/.test(typed);
  const units = [
    ...words.flatMap((word, i) => {
      const weight = weightOf(word) * (inside.has(i) ? INSIDE : 1);
      return unitsOf(word, weight, isOpen && i === words.length - 1, world);
    }),
    ...joined.map(({ word, term }): Unit => ({ word, own: term, other: world.sameAs.termsFor(term), weight: 1, open: false })),
    ...phrases.map(({ phrase, terms }): Unit => ({ word: phrase, other: terms, weight: 1, open: false })),
  ];
  const says = units.some(({ weight }) => weight >= INSIDE);
  return { text, words, units: says ? units : units.map((unit) => ({ ...unit, weight: 1 })) };
}

/** No more than the longest query, in whole characters, with single spaces. */
function shorten(typed: string): string {
  const start = typed.slice(0, LONGEST_QUERY * 2).replace(/\s+/g, ' ').trim();
  return [...start].slice(0, LONGEST_QUERY).join('');
}

function weightOf(word: string): number {
  if (WEAK_WORDS.has(word)) return WEAK;
  return COMMON_WORDS.has(word) ? COMMON : 1;
}

/** A name of several parts is looked for as a whole where some text has it, and by its parts. */
function unitsOf(word: string, weight: number, open: boolean, { sameAs, isKnown }: QueryWorld): Unit[] {
  const literal = LITERALS.find(([pattern]) => pattern.test(word))?.[1];
  if (literal) return [{ word, other: literal.split(' ').flatMap(termsOf), weight, open: false }];
  const terms = termsOf(word);
  if (terms.length < 2) return terms.map((own) => ({ word, own, other: sameAs.termsFor(word), weight, open }));
  const wholes = terms.filter((term) => isWhole(term, word));
  const hasWhole = wholes.some(isKnown);
  return terms.flatMap((own): Unit[] => {
    const whole = wholes.includes(own);
    if (whole && !isKnown(own)) return [];
    const share = whole || !hasWhole ? weight : weight * INSIDE;
    return [{ word, own, other: whole ? sameAs.termsFor(word) : [], weight: share, open: open && own === terms.at(-1) }];
  });
}

/** Whether a term stands for several parts of its word, as `getsender` does for `get_sender`. */
function isWhole(term: string, word: string): boolean {
  return !word.split(/[._-]+/).some((part) => stem(part.replace(/^[@#%]/, '')) === term);
}

/** Neighbours that some text writes as one word: `big map`, `dry run`, `entry point`. */
function joinedWords(words: readonly string[], { isKnown }: QueryWorld) {
  return words.flatMap((word, i) => {
    const next = words[i + 1];
    if (!next || !/^[a-z]+$/.test(word + next) || weightOf(word) < 1) return [];
    const term = stem(word + next);
    return isKnown(term) ? [{ word: `${word} ${next}`, term, covers: [i, i + 1] }] : [];
  });
}
