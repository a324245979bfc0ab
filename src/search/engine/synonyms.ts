import { isCode, termsOf } from '../text/tokens';

/** What the words of readers mean in the words of the pages. */
export function openSynonyms(
  same: readonly (readonly string[])[],
  means: Readonly<Record<string, string>>,
): (phrase: string) => readonly string[] {
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
  return (phrase) => [...(byKey.get(keyOf(phrase)) ?? [])];
}

/** Words are compared by their stems, so that `dictionaries` finds what `dictionary` does. */
function keyOf(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) => (isCode(word) ? word : (termsOf(word)[0] ?? word)))
    .join(' ');
}
