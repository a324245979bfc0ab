/** All terms of an index, and those among them that a word may mean: the same, longer ones, misspelt ones. */

import { LIKENESS } from './weights';

/** A term that a word may mean, and how surely. */
export interface Candidate {
  readonly term: number;
  readonly likeness: number;
}

export interface Vocabulary {
  readonly terms: readonly string[];
  /** The number of a term, or -1. */
  readonly numberOf: (term: string) => number;
  /** Terms that start with a text. */
  readonly startingWith: (start: string, most: number) => Candidate[];
  /** Terms that a misspelt word may mean. */
  readonly near: (word: string, most: number) => Candidate[];
}

export function vocabularyOf(sorted: readonly string[]): Vocabulary {
  const numbers = new Map(sorted.map((term, number) => [term, number]));
  const letters = Uint32Array.from(sorted, lettersIn);
  const guessed = new Map<string, Candidate[]>();
  const near = (word: string, allowed: number): Candidate[] => {
    const own = lettersIn(word);
    const found: Candidate[] = [];
    for (let i = 0; i < sorted.length; i++) {
      const term = sorted[i] as string;
      if (Math.abs(term.length - word.length) > allowed) continue;
      // Each mistake changes at most two letters of the set: most terms are ruled out here.
      if (bitCount(own ^ (letters[i] as number)) > allowed * 2) continue;
      // Two mistakes, and one of them in the first letter, make another word.
      const mistakes = editDistance(word, term, word[0] === term[0] ? allowed : 1);
      if (mistakes > 0 && mistakes <= (word[0] === term[0] ? allowed : 1))
        found.push({ term: i, likeness: nearness(word, term, mistakes) });
    }
    return found.sort(byLikeness);
  };
  return {
    terms: sorted,
    numberOf: (term) => numbers.get(term) ?? -1,
    startingWith(start, most) {
      const found: Candidate[] = [];
      for (let i = firstAtOrAfter(sorted, start); sorted[i]?.startsWith(start); i++) {
        const missing = (sorted[i]?.length ?? 0) - start.length;
        if (missing > 0)
          found.push({ term: i, likeness: Math.max(0.3, LIKENESS.longer - LIKENESS.letter * missing) });
      }
      return found.sort(byLikeness).slice(0, most);
    },
    near(word, most) {
      const allowed = mistakesAllowed(word);
      if (allowed === 0) return [];
      // A reader's words stay the same while the last one grows.
      const found = guessed.get(word) ?? near(word, allowed);
      if (guessed.size > MOST_KEPT) guessed.clear();
      guessed.set(word, found);
      return found.slice(0, most);
    },
  };
}

const MOST_KEPT = 400;

/** Short words are not guessed at: nearly everything is near them. */
function mistakesAllowed(word: string): number {
  if (word.length < 4 || !/\p{L}{3}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The first letter is rarely wrong, and a mistake weighs more in a short word. */
function nearness(word: string, term: string, mistakes: number): number {
  const start = word[0] === term[0] ? LIKENESS.near : LIKENESS.nearOtherStart;
  return start - (mistakes * LIKENESS.mistake) / word.length;
}

function byLikeness(a: Candidate, b: Candidate): number {
  return b.likeness - a.likeness;
}

function firstAtOrAfter(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function lettersIn(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) & 31);
  return set;
}

function bitCount(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Letters to change, add, take away or swap with their neighbour; more than `most` is told as `most + 1`. */
export function editDistance(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j - 1] as number) + (same ? 0 : 1),
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] as number) + 1);
      }
      row.push(cost);
      if (cost < smallest) smallest = cost;
    }
    if (smallest > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] as number;
}
