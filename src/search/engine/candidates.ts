import type { SearchIndex } from './index-data';
import type { Unit } from './query';
import type { Candidate, Vocabulary } from './vocabulary';

/** A word that goes on although the reader has finished it. */
const CLOSED_PREFIX = 0.75;
const SHORTEST_CLOSED = 4;
const MOST_PREFIXES = 14;
const MOST_NEAR = 6;

/** The terms of an index that a unit may mean, each with its best likeness. */
export function candidatesOf({ own, others, open }: Unit, { vocabulary }: SearchIndex): Candidate[] {
  const best = new Map<number, number>();
  const add = (term: number, likeness: number) => best.set(term, Math.max(best.get(term) ?? 0, likeness));
  if (own) for (const { term, likeness } of meantBy(own.term, open, vocabulary)) add(term, likeness * own.likeness);
  for (const { term, likeness } of others) {
    const number = vocabulary.numberOf(term);
    if (number >= 0) add(number, likeness);
  }
  return [...best].map(([term, likeness]) => ({ term, likeness }));
}

/** The term itself, longer ones and, where there is no such term, those that are spelt nearly like it. */
function meantBy(term: string, open: boolean, vocabulary: Vocabulary): Candidate[] {
  const exact = vocabulary.numberOf(term);
  const longer = open || (exact < 0 && term.length >= SHORTEST_CLOSED) ? vocabulary.startingWith(term, MOST_PREFIXES) : [];
  const likely = open ? longer : longer.map((one) => ({ ...one, likeness: one.likeness * CLOSED_PREFIX }));
  if (exact >= 0) return [{ term: exact, likeness: 1 }, ...likely];
  return [...likely, ...vocabulary.near(term, MOST_NEAR)];
}
