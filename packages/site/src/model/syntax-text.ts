/**
 * A text with marks around words for one syntax only, so that search needs a single text for both syntaxes.
 * The marks are private-use characters, which no content contains.
 */
import type { Syntax } from './syntax';

const OPEN: Readonly<Record<Syntax, string>> = { jsligo: '\ue001', cameligo: '\ue002' };
const CLOSE = '\ue003';
const RUNS = /([\ue001\ue002])([^\ue001-\ue003]*)\ue003/g;

/** Words that only the readers of one syntax see. */
export function onlyFor(syntax: Syntax, words: string): string {
  const plain = forAll(words);
  return plain ? OPEN[syntax] + plain + CLOSE : '';
}

/** The words that readers of one syntax see. */
export function textFor(text: string, syntax: Syntax): string {
  return text
    .replace(RUNS, (_run, open: string, words: string) => (open === OPEN[syntax] ? words : ''))
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The words of all readers, with a space where the syntaxes differ. */
export function forAll(text: string): string {
  return text.replace(/[\ue001-\ue003]+/g, ' ');
}
