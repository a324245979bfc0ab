import type { IsFound } from '../text/marker';
import { fold } from '../text/tokens';
import { candidatesOf } from './candidates';
import type { SearchIndex } from './index-data';
import type { Query } from './query';
import { WORD_WEIGHTS } from './weights';

/** What is shown as found, on the page of results and on the pages that they lead to. */
export interface FoundWords {
  readonly isFound: IsFound;
  /** The same as words, for the address of a hit. */
  readonly words: readonly string[];
}

/** Terms below this likeness were worth a look but are not shown as found. */
const SHOWN = 0.45;
const MOST_WORDS = 8;

export function foundWords(query: Query, index: SearchIndex): FoundWords {
  const terms = new Set<string>();
  const words = new Set<string>();
  for (const unit of query.units) {
    if (unit.weight <= WORD_WEIGHTS.weak) continue;
    const candidates = candidatesOf(unit, index).filter(({ likeness }) => likeness >= SHOWN);
    for (const { term } of candidates) terms.add(index.vocabulary.terms[term] ?? '');
    const best = candidates.sort((a, b) => b.likeness - a.likeness)[0];
    if (best?.likeness === 1 || unit.open) words.add(unit.typed);
    else if (best) words.add(index.vocabulary.terms[best.term] ?? '');
  }
  for (const word of query.words) if (/[._@#]|^--/.test(word)) terms.add(fold(word));
  return { isFound: (term) => terms.has(term), words: [...words].slice(0, MOST_WORDS) };
}
