import { isCode, termsOf } from '../text/tokens';

/** What the words of readers mean in the words of the pages. */
export interface Synonyms {
  /** Words with the meaning of a word, or of a phrase of two words. */
  readonly of: (phrase: string) => readonly string[];
}

export function openSynonyms(
  same: readonly (readonly string[])[],
  means: Readonly<Record<string, string>>,
): Synonyms {
  const byKey = new Map<string, Set<string>>();
  const add = (key: string, words: readonly string[]) =>
    byKey.set(key, new Set([...(byKey.get(key) ?? []), ...words]));
  for (const group of same)
    for (const word of group)
      add(
        keyOf(word),
        group.filter((other) => other !== word),
      );
  for (const [phrase, words] of Object.entries(means)) add(keyOf(phrase), words.split(' '));
  return { of: (phrase) => [...(byKey.get(keyOf(phrase)) ?? [])] };
}

/** Words are compared by their stems, so that `dictionaries` finds what `dictionary` does. */
function keyOf(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) => (isCode(word) ? word : (termsOf(word)[0] ?? word)))
    .join(' ');
}
