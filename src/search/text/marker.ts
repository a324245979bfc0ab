/** Shows which words of a text are those that were looked for. */
import type { Piece } from '../../model/search';
import { fold, termsOf, type Word, wordsOf } from './tokens';

/** Whether a term was looked for. */
export type IsFound = (term: string) => boolean;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The text in pieces, found words apart from the rest. */
export function markPieces(text: string, isFound: IsFound): Piece[] {
  const pieces: Piece[] = [];
  let place = 0;
  for (const { start, end } of foundSpans(text, isFound)) {
    if (start > place) pieces.push({ text: text.slice(place, start), found: false });
    pieces.push({ text: text.slice(start, end), found: true });
    place = end;
  }
  if (place < text.length) pieces.push({ text: text.slice(place), found: false });
  return pieces;
}

/** Where the found words stand, in order. */
export function* foundSpans(text: string, isFound: IsFound): Generator<Span> {
  for (const word of wordsOf(text)) yield* spansIn(word, isFound);
}

/** A name that was found as a whole is marked as a whole, else its parts. */
function* spansIn(word: Word, isFound: IsFound): Generator<Span> {
  const [whole = '', ...parts] = termsOf(word.text);
  if (parts.length === 0 || isFound(whole) || isFound(fold(word.text))) {
    if (isFound(whole) || isFound(fold(word.text))) yield word;
    return;
  }
  for (const part of word.text.matchAll(/[^._-]+/g)) {
    const start = word.start + part.index;
    if (termsOf(part[0]).some(isFound)) yield { start, end: start + part[0].length };
  }
}
