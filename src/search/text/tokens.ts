/**
 * Splits text into the terms under which it is indexed. A name in code is indexed as a whole and by its parts, so
 * `Tezos.get_now` is found by `get_now`, `getnow`, `get now` and `now`. Operators are terms too.
 */
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';

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
export function* wordsOf(text: string): Generator<Word> {
  for (const match of text.matchAll(WORD)) {
    if (PUNCTUATION.test(match[0])) continue;
    yield { text: match[0], start: match.index, end: match.index + match[0].length };
  }
}

/** Lower case, without accents. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The terms of one word: first the word as a whole, then its parts. Plain numbers have none. */
export function termsOf(word: string): string[] {
  const plain = fold(word)
    .replace(/[’']s$/, '')
    .replace(/[’']/g, '');
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

/** Longer terms are data, such as addresses. */
const MAX_TERM_LENGTH = 40;

/** The terms under which a text is indexed. Each is counted once: sections are short, and the index a tenth smaller. */
export function indexTerms(text: string): string[] {
  const words = new Set(Array.from(wordsOf(text), (word) => word.text));
  const terms = new Set([...words].flatMap(termsOf));
  return [...terms].filter(
    (term) => term.length > 1 && term.length <= MAX_TERM_LENGTH && !STOP_WORDS.has(term),
  );
}

/** Whether a word is written as code: `List.map`, `get_sender`, `@entry`, `--werror`. */
export function isCode(word: string): boolean {
  return /[._@#]|^--/.test(word);
}
