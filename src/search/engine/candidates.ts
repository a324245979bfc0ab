import type { SearchIndex } from './index-data';
import type { Unit } from './query';
import type { Candidate } from './vocabulary';

/** A word of the same meaning is worth less than the word itself. */
const SAME_MEANING = 0.62;
/** A word that goes on although the reader has finished it. */
const CLOSED_PREFIX = 0.75;
const SHORTEST_CLOSED = 4;
const MOST_PREFIXES = 14;
const MOST_NEAR = 6;

/** The terms of an index that a unit may mean, each with its best likeness. */
export function candidatesOf(unit: Unit, { vocabulary }: SearchIndex): Candidate[] {
  const best = new Map<number, number>();
  const add = ({ term, likeness }: Candidate) => best.set(term, Math.max(best.get(term) ?? 0, likeness));
  if (unit.own !== undefined) for (const candidate of ownCandidates(unit.own, unit, vocabulary)) add(candidate);
  for (const term of unit.other) {
    const number = vocabulary.numberOf(term);
    if (number >= 0) add({ term: number, likeness: unit.own === undefined ? 1 : SAME_MEANING });
  }
  return [...best].map(([term, likeness]) => ({ term, likeness }));
}

function ownCandidates(own: string, { word, open }: Unit, vocabulary: SearchIndex['vocabulary']): Candidate[] {
  const exact = vocabulary.numberOf(own);
  const found: Candidate[] = exact >= 0 ? [{ term: exact, likeness: 1 }] : [];
  if (open) found.push(...vocabulary.startingWith(own, MOST_PREFIXES));
  if (exact >= 0) return found;
  if (!open && own.length >= SHORTEST_CLOSED) {
    const longer = vocabulary.startingWith(own, MOST_PREFIXES);
    found.push(...longer.map(({ term, likeness }) => ({ term, likeness: likeness * CLOSED_PREFIX })));
  }
  found.push(...vocabulary.near(own, MOST_NEAR));
  // A misspelt ending keeps the stemmer from doing its work.
  if (word !== own) found.push(...vocabulary.near(word, MOST_NEAR));
  return found;
}
