/**
 * Text to the terms under which it is filed. Names of code stay whole and are filed by their parts too: `Tezos.get_now`
 * is found by `get_now`, `getnow`, `get now` and `now`. Signs that mean something to a programmer are terms of their own.
 */
import { stem } from './stem';

/** A word of a text and where it stands. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD =
  /(?:--|[@#%])?[\p{L}\p{N}_]+(?:[._'’-][\p{L}\p{N}_]+)*|[-+*/%=<>!&|^:~?.]{2,3}(?=\s|$)|[\p{L}\p{N}]/gu;

/** Runs of signs that stand in prose and name nothing. */
const PROSE_SIGNS = /^(?:\.{2,}|-{2,}|\*{2,}|!{2,}|\?{2,}|--+|:-)$/;

/** The words of a text in order. */
export function* wordsOf(text: string): Generator<Word> {
  for (const match of text.matchAll(WORD)) {
    if (PROSE_SIGNS.test(match[0])) continue;
    yield { text: match[0], start: match.index, end: match.index + match[0].length };
  }
}

/** Lower case, without accents: the form in which words are compared. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The terms of one word: first the word as a whole, then its parts. */
export function termsOf(word: string): string[] {
  const plain = fold(word)
    .replace(/[’']s$/, '')
    .replace(/[’']/g, '');
  if (/^0x[0-9a-f]*$/.test(plain)) return ['0x'];
  if (/^\d+(?:\.\d+)+$/.test(plain)) return [plain];
  if (/^\d[\d_]*(?:n|tez|mutez|utez)?$/.test(plain)) return [];
  const terms: string[] = [];
  const bare = plain.replace(/^(?:--|[@#%])/, '');
  if (bare !== plain) terms.push(plain);
  const segments = bare.split('.').filter(Boolean);
  for (const segment of segments) {
    const parts = segment.split(/[_-]+/).filter(Boolean);
    if (parts.length > 1) terms.push(stem(parts.join('')));
    for (const part of parts) if (!/^\d+$/.test(part)) terms.push(stem(part));
  }
  return terms.length > 0 ? terms : bare ? [bare] : [];
}

/** All terms of a text, in order and with repetitions. */
export function termsIn(text: string): string[] {
  const terms: string[] = [];
  for (const word of wordsOf(text))
    for (const term of termsOf(word.text)) if (term.length <= LONGEST) terms.push(term);
  return terms;
}

/** No word that a reader types is longer; what is, is data. */
const LONGEST = 40;
