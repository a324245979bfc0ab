/** What a reader may type next. */
import { fold } from '../text/tokens';

/** By how often they are typed: letters of words, then what names, flags and types are made of. */
const SIGNS = [..."etaoinsrhldcumfpgwybvkxjqz _.-<>=,('"];
const SPACE = ' ';
const LAST_WORD = /[\p{L}\p{N}_]*$/u;

/** All signs that are worth a look after a text, the likeliest first: those with which most terms go on. */
export function nextSigns(text: string, terms: readonly string[]): readonly string[] {
  const word = fold(LAST_WORD.exec(text)?.[0] ?? '');
  const counts = new Map<string, number>();
  for (const term of terms) {
    if (!term.startsWith(word)) continue;
    const sign = term[word.length] ?? SPACE;
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const likely = [...counts].sort(([, a], [, b]) => b - a).map(([sign]) => sign);
  return [...new Set([...afterSign(text), ...likely, ...SIGNS])].filter((sign) => SIGNS.includes(sign));
}

/** An arrow is made of two signs, and a space follows those of types. */
function afterSign(text: string): string {
  return /[<>=,(-]$/.test(text) ? '> ' : '';
}
