/** What a reader may type next. */
import { fold } from '../text/tokens';

/** By how often they are typed. */
const LETTERS = [...'etaoinsrhldcumfpgwybvkxjqz'];
/** They end a word, or go on with a name, a flag or a type. */
const AFTER_WORDS = [...' ._-<'];
/** More of what types are made of. */
const OF_TYPES = [...">=,('"];
/** Terms are words without their endings. */
const ENDINGS = [...'esidyanl'];
const KNOWN = new Set([...LETTERS, ...AFTER_WORDS, ...OF_TYPES]);
const SPACE = ' ';
const LAST_WORD = /[\p{L}\p{N}_]*$/u;

/** The signs that are worth a look after a text, the likeliest first: those with which most terms go on. */
export function nextSigns(text: string, terms: readonly string[]): readonly string[] {
  const word = fold(LAST_WORD.exec(text)?.[0] ?? '');
  const likely = continuationsOf(word, terms);
  // Who has mistyped a word may go on with any letter.
  const letters = likely.length > 0 ? likely : LETTERS;
  const isType = word === '' || /[<>=,(']/.test(text);
  const signs = [...afterSign(text), ...letters, ...AFTER_WORDS, ...(isType ? OF_TYPES : [])];
  return [...new Set(signs)].filter((sign) => KNOWN.has(sign));
}

/** A whole word goes on with a space, or its ending. */
function continuationsOf(word: string, terms: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const term of terms) {
    if (!term.startsWith(word)) continue;
    const sign = term[word.length] ?? SPACE;
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const likely = [...counts].sort(([, a], [, b]) => b - a).map(([sign]) => sign);
  return counts.has(SPACE) ? [...likely, ...ENDINGS] : likely;
}

/** An arrow is made of two signs, and a space follows those of types. */
function afterSign(text: string): string {
  return /[<>=,(-]$/.test(text) ? '> ' : '';
}
