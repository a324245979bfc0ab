import { WEAK_WORDS } from '../data/weak-words';
import type { SearchIndex } from './index-data';
import { findNames, type NameMatch } from './names';
import type { Query } from './query';
import { NAMES, WEIGHTS } from './weights';

/** What being named is worth to a section. */
export interface NamedScore {
  readonly score: number;
  readonly flag?: string;
}

/** Names of more words than these are not guessed at. */
const MOST_WORDS = 3;

/** Sections that the query names as a whole, or with one or two of its words. */
export function namedPlaces(query: Query, index: SearchIndex): Map<number, NamedScore> {
  const { text, words, meant, isForeign } = query;
  const named = new Map<number, NamedScore>();
  const add = (matches: readonly NameMatch[], worth: number) => {
    for (const { place, strength } of matches) {
      const score = worth * strength;
      if (score <= (named.get(place.section)?.score ?? 0)) continue;
      named.set(place.section, { score, flag: place.flag });
    }
  };
  const isOne = words.length === 1;
  add(findNames(index, text, words.length <= MOST_WORDS && !isForeign), WEIGHTS.name);
  for (const name of meant)
    add(findNames(index, name, false), isOne ? WEIGHTS.nameMeant : WEIGHTS.nameMeantInside);
  if (isOne) return named;
  const topic = topicOf(words);
  if (topic) add(findNames(index, topic, false), WEIGHTS.nameOfTopic);
  for (const word of words) if (isCode(word)) add(findNames(index, word, false), WEIGHTS.nameInside);
  for (const pair of pairsOf(words)) {
    const strong = findNames(index, pair, false).filter(({ strength }) => strength >= NAMES.title);
    add(strong, WEIGHTS.pairInside);
  }
  return named;
}

/** Whether a word is written as code is. */
export function isCode(word: string): boolean {
  return /[._@#]|^--/.test(word);
}

/** What is asked about LIGO: `history of ligo`, `cameligo modules`. */
function topicOf(words: readonly string[]): string | undefined {
  const [first = '', ...rest] = words;
  const last = words.length - 1;
  if (OURS.has(first)) return rest.join(' ');
  if (!OURS.has(words[last] ?? '')) return undefined;
  return words.slice(0, JOINING.has(words[last - 1] ?? '') ? last - 1 : last).join(' ');
}

const OURS: ReadonlySet<string> = new Set(['ligo', 'jsligo', 'cameligo', 'tezos']);
const JOINING: ReadonlySet<string> = new Set(['of', 'in', 'for', 'with', 'on']);

/** Neighbours among the words that tell something: `how to compile a type` has `compile type`. */
function pairsOf(words: readonly string[]): string[] {
  const telling = words.filter((word) => !WEAK_WORDS.has(word));
  if (telling.length < 2 || (telling.length === 2 && words.length === 2)) return [];
  return telling.slice(1).map((word, i) => `${telling[i]} ${word}`);
}
