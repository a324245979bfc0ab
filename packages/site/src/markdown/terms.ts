/** Finds terms of the glossary in texts, so that the first mention of each on a page can lead to it. */

export interface Term {
  /** All words for it, as they are written within a sentence. */
  readonly words: readonly string[];
  readonly anchor: string;
  /** One sentence without markup. */
  readonly definition: string;
}

export interface TermMention {
  readonly from: number;
  readonly to: number;
  readonly term: Term;
}

/** Returns the mentions in a text, in order. */
export type FindTerms = (text: string) => readonly TermMention[];

/** Longer names win: in `big map`, `map` is not a mention. Words in lower case are also found at the start of a sentence. */
export function termFinder(terms: readonly Term[]): FindTerms {
  const termOf = new Map<string, Term>();
  for (const term of terms)
    for (const word of term.words) for (const form of formsOf(word)) termOf.set(form, term);
  if (termOf.size === 0) return () => [];
  const names = [...termOf.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${names.join('|')})(?![\\p{L}\\p{N}_-])`, 'gu');
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: name, index }) => {
      const term = termOf.get(name.replace(/\s+/g, ' '));
      return term ? [{ from: index, to: index + name.length, term }] : [];
    });
}

function formsOf(word: string): string[] {
  return [word, word.charAt(0).toUpperCase() + word.slice(1)];
}

/** Words of a name may be on two lines. */
function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '\\s+');
}
