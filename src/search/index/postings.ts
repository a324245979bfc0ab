import { forAll } from '../../model/syntax-text';
import { COMMON_WORDS, WEAK_WORDS } from '../data/weak-words';
import { SIGNPOSTS } from '../data/worth';
import { writeNumber } from '../numbers';
import { termsIn } from '../text/tokens';
import type { SourceSection } from './source';

/** The terms of a section's text and how often each occurs. */
export type TermCounts = ReadonlyMap<string, number>;

export type TermCounter = (section: Pick<SourceSection, 'title' | 'text'>) => TermCounts;

/** Counts what sections are filed under. Versions share most texts, so each text is read once. */
export function termCounter(): TermCounter {
  const counted = new Map<string, TermCounts>();
  return ({ title, text }) => {
    if (SIGNPOSTS.test(title)) return NOTHING;
    const counts = counted.get(text) ?? countTerms(text);
    counted.set(text, counts);
    return counts;
  };
}

const NOTHING: TermCounts = new Map();

function countTerms(text: string): TermCounts {
  const counts = new Map<string, number>();
  for (const term of termsIn(forAll(text))) {
    if (term.length > 1 && !WEAK_WORDS.has(term) && !COMMON_WORDS.has(term))
      counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

/** A posting is the distance to the last section, times two, plus one where the term occurs more than once. */
export function writePostings(places: readonly { section: number; often: boolean }[]): string {
  let last = -1;
  const parts = places.map(({ section, often }) => {
    const gap = section - last - 1;
    last = section;
    return writeNumber(gap * 2 + (often ? 1 : 0));
  });
  return writeNumber(places.length) + parts.join('');
}

/** Terms in order, each without the letters that it shares with the one before. */
export function writeTerms(sorted: readonly string[]): string {
  let last = '';
  const lines = sorted.map((term) => {
    let shared = 0;
    while (shared < last.length && shared < 50 && last[shared] === term[shared]) shared++;
    last = term;
    return writeNumber(shared) + term.slice(shared);
  });
  return lines.join('\n');
}
