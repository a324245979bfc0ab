/**
 * Splits text into the terms under which it is indexed. A name in code is indexed as a whole and by its parts, so
 * `Tezos.get_now` is found by `get_now`, `getnow`, `get now` and `now`. Operators are terms too.
 */
import { stem } from './stem';

/** A word of a text and its position. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD =
  /(?:--|[@#%])?[\p{L}\p{N}_]+(?:[._'’-][\p{L}\p{N}_]+)*|[-+*/%=<>!&|^:~?.]{2,3}(?=\s|$)|[\p{L}\p{N}]/gu;

const PUNCTUATION = /^(?:\.{2,}|-{2,}|\*{2,}|!{2,}|\?{2,}|:-)$/;

/** The words of a text in order. */
export function wordsOf(text: string): Word[] {
  return matchesOf(WORD, text).filter((word) => !PUNCTUATION.test(word.text));
}

/** The parts of a text that match a pattern; `from` is added to their positions. */
export function matchesOf(pattern: RegExp, text: string, from = 0): Word[] {
  return Array.from(text.matchAll(pattern), ({ 0: part, index }) => {
    const start = from + index;
    return { text: part, start, end: start + part.length };
  });
}

/** The words of a text in the form in which they are compared. */
export function foldedWords(text: string): string[] {
  return wordsOf(text).map((word) => fold(word.text));
}

/** Lower case, without accents. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The terms of one word: first the word as a whole, then its parts. Plain numbers have none. */
export function termsOf(word: string): string[] {
  const plain = fold(word).replace(/[’']s$|[’']/g, '');
  if (/^0x[0-9a-f]*$/.test(plain)) return ['0x'];
  if (/^\d+(?:\.\d+)+$/.test(plain)) return [plain];
  if (/^\d[\d_]*(?:n|tez|mutez|utez)?$/.test(plain)) return [];
  const bare = plain.replace(/^(?:--|[@#%])/, '');
  const terms = bare === plain ? [] : [plain];
  for (const segment of bare.split('.')) {
    const parts = segment.split(/[_-]+/).filter(Boolean);
    if (parts.length > 1) terms.push(stem(parts.join('')));
    terms.push(...parts.filter((part) => !/^\d+$/.test(part)).map(stem));
  }
  return terms.length > 0 ? terms : bare ? [bare] : [];
}

const STOP_WORD_LIST = `
  a an and are as at be been being but by can could did do does doing done dont for from had has have having he her his
  how i if in into is isnt it its itself just may me might more most much must my no nor not of off on once one only or
  other our out over own same shall she should so some such than that the their them then there these they this those
  through to too under until up very was we were what when where which while who whom whose why will with would you your
  any all also because between both each few here cannot whether want wants need needs like possible way ways get gets
  use used uses using make makes made give gives please tell explain show work works difference differences differ vs versus
  single even still yet already again instead actually really exactly simply given certain specific particular existing
  something anything someone thing things proper properly correct correctly happen happens mean means know
  better best right good cant wont doesnt didnt couldnt shouldnt arent wasnt im ive id whats theres
`;

/** Words without a topic: they are not indexed, and are dropped from queries that have other words. */
export const STOP_WORDS: ReadonlySet<string> = new Set(STOP_WORD_LIST.trim().split(/\s+/));

/** Longer terms are data, such as addresses, and not indexed. */
const MAX_TERM_LENGTH = 40;

/** The terms by which a text is indexed, each once: sections are short, and the index becomes 10% smaller. */
export function indexTerms(text: string): string[] {
  const words = new Set(wordsOf(text).map((word) => word.text));
  // Before stemming, which changes stop words, and after it, because parts of words and contractions may be some.
  const terms = new Set([...words].filter((word) => !STOP_WORDS.has(fold(word))).flatMap(termsOf));
  return [...terms].filter(
    (term) => term.length > 1 && term.length <= MAX_TERM_LENGTH && !STOP_WORDS.has(term),
  );
}

/** Whether a word is written as code: `List.map`, `get_sender`, `@entry`, `--werror`. */
export function isCode(word: string): boolean {
  return /[._@#]|^--/.test(word);
}
