import type { SearchIndex } from './index-data';
import type { Unit } from './query';
import type { Candidate, Vocabulary } from './vocabulary';
import { LIKENESS } from './weights';

const SHORTEST_CLOSED = 4;
const MOST_PREFIXES = 14;
const MOST_NEAR = 6;
/** A misspelt ending hides a word from the stemmer: so many letters of it may be left out. */
const LONGEST_ENDING = 3;
const SHORTEST_BASE = 5;

/** The terms of an index that a unit may mean, each with its best likeness. */
export function candidatesOf(unit: Unit, { vocabulary }: SearchIndex): Candidate[] {
  const best = new Map<number, number>();
  const add = (term: number, likeness: number) => best.set(term, Math.max(best.get(term) ?? 0, likeness));
  const { own } = unit;
  if (own)
    for (const { term, likeness } of meantBy(own.term, unit, vocabulary)) add(term, likeness * own.likeness);
  for (const { term, likeness } of unit.others) {
    const number = vocabulary.numberOf(term);
    if (number >= 0) add(number, likeness);
  }
  return [...best].map(([term, likeness]) => ({ term, likeness }));
}

/** The term itself, longer ones and, where there is no such term, those that are spelt nearly like it. */
function meantBy(term: string, { typed, open }: Unit, vocabulary: Vocabulary): Candidate[] {
  const exact = vocabulary.numberOf(term);
  if (exact >= 0) {
    const longer = open ? vocabulary.startingWith(typed, MOST_PREFIXES) : [];
    return [{ term: exact, likeness: 1 }, ...longer, ...relatives(term, vocabulary)];
  }
  const isLongEnough = open || typed.length >= SHORTEST_CLOSED;
  const longer = isLongEnough ? vocabulary.startingWith(typed, MOST_PREFIXES) : [];
  return [
    ...(open
      ? longer
      : longer.map((one) => ({
          ...one,
          likeness: one.likeness * (LIKENESS.longerClosed / LIKENESS.longer),
        }))),
    ...vocabulary.near(term, MOST_NEAR),
    ...withoutEnding(typed, vocabulary),
  ];
}

/** Words that the stemmer leaves apart: `manager` and `manage`, `compiler` and `compile`. */
function relatives(term: string, vocabulary: Vocabulary): Candidate[] {
  const found: Candidate[] = [];
  for (let cut = 1; cut <= LONGEST_ENDING && term.length - cut >= SHORTEST_BASE; cut++) {
    const exact = vocabulary.numberOf(term.slice(0, -cut));
    if (exact >= 0) found.push({ term: exact, likeness: LIKENESS.relative });
  }
  return found;
}

function withoutEnding(typed: string, vocabulary: Vocabulary): Candidate[] {
  const found: Candidate[] = [];
  for (let cut = 1; cut <= LONGEST_ENDING && typed.length - cut >= SHORTEST_BASE; cut++) {
    const base = typed.slice(0, -cut);
    const exact = vocabulary.numberOf(base);
    if (exact >= 0) found.push({ term: exact, likeness: LIKENESS.lostEnding - 0.05 * cut });
    for (const { term, likeness } of vocabulary.near(base, MOST_NEAR))
      found.push({ term, likeness: likeness * LIKENESS.lostEnding });
  }
  return found;
}
