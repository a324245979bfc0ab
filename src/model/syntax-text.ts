/**
 * A text in which words for the readers of one syntax stand between marks. Search keeps one text for both syntaxes in
 * this form; the marks are control characters, which no text of ours contains.
 */
import { SYNTAXES, type Syntax } from './syntax';

const OPEN: Readonly<Record<Syntax, string>> = { jsligo: '\u0001', cameligo: '\u0002' };
const CLOSE = '\u0003';
const RUNS = /([\u0001\u0002])([^\u0001-\u0003]*)\u0003/g;

/** Words that only the readers of one syntax see. */
export function onlyFor(syntax: Syntax, words: string): string {
  const plain = forAll(words);
  return plain ? OPEN[syntax] + plain + CLOSE : '';
}

/** The words that readers of one syntax see. */
export function textFor(text: string, syntax: Syntax): string {
  return text.replace(RUNS, (_run, open: string, words: string) => (open === OPEN[syntax] ? words : ''));
}

/** The words of all readers, with a space wherever the syntaxes part. */
export function forAll(text: string): string {
  return text.replace(/[\u0001-\u0003]+/g, ' ');
}

/** Whether the two syntaxes read different words. */
export function differsBySyntax(text: string): boolean {
  return SYNTAXES.some((syntax) => text.includes(OPEN[syntax]));
}
