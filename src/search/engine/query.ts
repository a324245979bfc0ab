/** What a reader typed, as units that are looked for. */
import { LONGEST_QUERY } from '../../model/search';
import { LITERALS } from '../data/literals';
import { COMMON_WORDS, WEAK_KEYWORDS, WEAK_WORDS } from '../data/weak-words';
import { stem } from '../text/stem';
import { fold, termsOf, wordsOf } from '../text/tokens';
import type { SameAs } from './synonyms';
import { LIKENESS, WORD_WEIGHTS } from './weights';

/** A term that stands for a word, and how surely. */
export interface Alternative {
  readonly term: string;
  readonly likeness: number;
}

/** One thing to look for: the term of a word, or one that stands for it. */
export interface Unit {
  readonly own?: Alternative;
  /** The word as it was typed, in lower case: what a reader goes on with, or has misspelt. */
  readonly typed: string;
  readonly others: readonly Alternative[];
  /** How much it counts beside other units. */
  readonly weight: number;
  /** Whether the word may go on: the reader is still typing it. */
  readonly open: boolean;
}

export interface Query {
  /** As it was typed, without spaces around, cut to its longest length. */
  readonly text: string;
  /** Its words in lower case. */
  readonly words: readonly string[];
  /** Names of code that words of other languages stand for. */
  readonly meant: readonly string[];
  /** Whether it is a word of another language as it stands, so no misspelt name of ours. */
  readonly isForeign: boolean;
  readonly units: readonly Unit[];
}

/** What reading a query needs to know. */
export interface QueryWorld {
  readonly sameAs: SameAs;
  /** Whether some text has a term. */
  readonly isKnown: (term: string) => boolean;
  /** Whether some term goes on where a text ends. */
  readonly isStart: (text: string) => boolean;
}

const MOST_WORDS = 12;

export function readQuery(typed: string, world: QueryWorld): Query {
  const text = shorten(typed);
  const words = [...wordsOf(text)].flatMap((word) => takeApart(fold(word.text), world)).slice(0, MOST_WORDS);
  const isOpen = !/[\s.,;:!?)]$/.test(typed);
  const units = words.flatMap((word, i): Unit[] => {
    const phrases = phrasesAround(words, i, world);
    const around = [...phrases, ...joinedAround(words, i, world)];
    const isPair = words.length === 2 && WEAK_KEYWORDS.has(word);
    const weight = around.length > 0 ? 1 : isPair ? WORD_WEIGHTS.keyword : weightOf(word);
    // A phrase tells which of its meanings a word has: who would reduce gas does not want to fold a list.
    const same = phrases.length > 0 ? [] : world.sameAs.termsFor(word);
    return unitsOf(word, isOpen && i === words.length - 1, same, world).map((unit) => ({
      ...unit,
      weight,
      others: [...unit.others, ...around],
    }));
  });
  const says = units.some(({ weight }) => weight > WORD_WEIGHTS.common);
  const meant = words.flatMap(world.sameAs.namesFor);
  const isForeign = words.length === 1 && world.sameAs.isForeign(words[0] ?? '');
  return {
    text,
    words,
    meant,
    isForeign,
    units: says ? units : units.map((unit) => ({ ...unit, weight: 1 })),
  };
}

/** No more than the longest query, in whole characters, with single spaces. */
function shorten(typed: string): string {
  const start = typed
    .slice(0, LONGEST_QUERY * 2)
    .replace(/\s+/g, ' ')
    .trim();
  return [...start].slice(0, LONGEST_QUERY).join('');
}

const SHORTEST_PART = 4;

/** Two words that were written as one: `typechecker`. Words that are known, or may become known, stay as they are. */
function takeApart(word: string, { isKnown, isStart, sameAs }: QueryWorld): string[] {
  if (!/^[a-z]+$/.test(word) || isKnown(stem(word)) || isStart(word) || sameAs.termsFor(word).length > 0)
    return [word];
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)];
    if (isKnown(stem(first)) && isKnown(stem(second))) return [first, second];
  }
  return [word];
}

function weightOf(word: string): number {
  if (WEAK_WORDS.has(word)) return WORD_WEIGHTS.weak;
  return COMMON_WORDS.has(word) ? WORD_WEIGHTS.common : 1;
}

/** A name of several parts is looked for by its parts, for each of which the whole may stand. */
function unitsOf(
  word: string,
  open: boolean,
  sameAs: readonly string[],
  { isKnown }: QueryWorld,
): Omit<Unit, 'weight'>[] {
  const literal = LITERALS.find(([pattern]) => pattern.test(word))?.[1];
  const meant = literal?.split(' ').flatMap(termsOf) ?? (/[.#]/.test(word) ? sameAs : []);
  if (meant.length > 0) return [{ typed: word, others: alternatives(meant, 1), open: false }];
  const terms = termsOf(word);
  const same = alternatives(sameAs, LIKENESS.sameMeaning);
  const wholes = terms.filter((term) => isWhole(term, word) && isKnown(term));
  const parts = terms.filter((term) => !isWhole(term, word));
  return parts.map((term, i) => ({
    typed: parts.length > 1 ? term : word,
    own: { term, likeness: wholes.length > 0 ? LIKENESS.part : 1 },
    others: [...alternatives(wholes, 1), ...same],
    open: open && i === parts.length - 1,
  }));
}

function alternatives(terms: readonly string[], likeness: number): Alternative[] {
  return terms.map((term) => ({ term, likeness }));
}

/** Whether a term stands for several parts of its word, as `getsender` does for `get_sender`, or for a sign before it. */
function isWhole(term: string, word: string): boolean {
  const parts = word.replace(/^(?:--|[@#%])/, '').split(/[._-]+/);
  return parts.length + Number(/^(?:--|[@#%])/.test(word)) > 1 && !parts.some((part) => stem(part) === term);
}

/** Terms for a phrase that a word is part of. */
function phrasesAround(words: readonly string[], i: number, { sameAs }: QueryWorld): Alternative[] {
  return sameAs
    .phrasesIn(words)
    .filter(({ covers }) => covers.includes(i))
    .flatMap(({ terms }) => alternatives(terms, LIKENESS.phrase));
}

/** Neighbours that some text writes as one word: `big map`, `dry run`, `entry point`. */
function joinedAround(words: readonly string[], i: number, { isKnown }: QueryWorld): Alternative[] {
  const pairs = [
    [words[i - 1], words[i]],
    [words[i], words[i + 1]],
  ];
  return pairs.flatMap(([first, second]) => {
    if (!first || !second || !/^[a-z]+$/.test(first + second) || weightOf(first) < 1 || weightOf(second) < 1)
      return [];
    const term = stem(first + second);
    return isKnown(term) ? [{ term, likeness: LIKENESS.joined }] : [];
  });
}
