import { READERS_WORDS, SAME, SAME_IN_BOTH_SYNTAXES } from '../data/synonyms';
import { termsOf } from '../text/tokens';

/** A phrase of a query that stands for something else. */
export interface PhraseMatch {
  readonly phrase: string;
  /** The numbers of the words that it covers. */
  readonly covers: readonly [number, number];
  readonly terms: readonly string[];
}

/** The tables of words, ready to be asked. */
export interface SameAs {
  /** Terms that mean the same as a word. */
  readonly termsFor: (word: string) => string[];
  /** Names of code that a word of another language stands for. */
  readonly namesFor: (word: string) => readonly string[];
  /** Whether a word is one that readers bring along from elsewhere. */
  readonly isForeign: (word: string) => boolean;
  /** The phrases among the words of a query; an article may stand inside. */
  readonly phrasesIn: (words: readonly string[]) => PhraseMatch[];
}

export function readSameAs(): SameAs {
  const same = new Map<string, Set<string>>();
  const readers = new Map<string, string[]>();
  for (const group of [...SAME, ...SAME_IN_BOTH_SYNTAXES]) {
    const terms = group.map(keyOf);
    for (const term of terms) same.set(term, new Set([...(same.get(term) ?? []), ...terms]));
  }
  const foreign = new Set(READERS_WORDS.map(([from]) => from));
  const names = new Map<string, string[]>();
  for (const [from, to] of READERS_WORDS) {
    const key = from.split(' ').map(keyOf).join(' ');
    readers.set(key, to.split(' ').map(keyOf));
    names.set(
      key,
      to.split(' ').filter((word) => /^(?:get|call)_|\./.test(word)),
    );
  }
  return {
    termsFor(word) {
      const key = keyOf(word);
      const found = new Set([...(same.get(key) ?? []), ...(readers.get(key) ?? [])]);
      found.delete(key);
      return [...found];
    },
    namesFor: (word) => names.get(keyOf(word)) ?? [],
    isForeign: (word) => foreign.has(word),
    phrasesIn(words) {
      return words.flatMap((word, i): PhraseMatch[] => {
        const second = ARTICLES.has(words[i + 1] ?? '') ? i + 2 : i + 1;
        const next = words[second];
        const terms = next && readers.get(`${keyOf(word)} ${keyOf(next)}`);
        return terms ? [{ phrase: `${word} ${next}`, covers: [i, second], terms }] : [];
      });
    },
  };
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'my', 'your', 'its']);

/** Words are compared by their whole term, so that `dictionaries` finds what `dictionary` does. */
function keyOf(word: string): string {
  return /[.#]/.test(word) ? word : (termsOf(word)[0] ?? word);
}
