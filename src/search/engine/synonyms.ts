import { groupBy } from '../../model/group-by';
import { isCode, termsOf } from '../text/tokens';

/** What the words of readers mean in the words of the pages. */
export function openSynonyms(
  same: readonly (readonly string[])[],
  means: Readonly<Record<string, string>>,
): (phrase: string) => readonly string[] {
  const meanings = [
    ...same.flatMap((group) =>
      group.map((phrase) => ({ phrase, words: group.filter((other) => other !== phrase) })),
    ),
    ...Object.entries(means).map(([phrase, words]) => ({ phrase, words: words.split(' ') })),
  ];
  const byKey = groupBy(meanings, ({ phrase }) => keyOf(phrase));
  return (phrase) => [...new Set(byKey.get(keyOf(phrase))?.flatMap(({ words }) => words))];
}

/** Words are compared by their stems, so that `dictionaries` finds what `dictionary` does. */
function keyOf(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) => (isCode(word) ? word : (termsOf(word)[0] ?? word)))
    .join(' ');
}
