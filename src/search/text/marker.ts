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
function* spansIn({ text, start, end }: Word, isFound: IsFound): Generator<Span> {
  if (isFound(fold(text))) {
    yield { start, end };
    return;
  }
  for (const segment of text.matchAll(/[^.]+/g)) {
    const from = start + segment.index;
    const [whole = ''] = termsOf(segment[0]);
    if (isFound(whole)) yield { start: from, end: from + segment[0].length };
    else if (/[_-]/.test(segment[0])) yield* partsIn(segment[0], from, isFound);
  }
}

function* partsIn(segment: string, from: number, isFound: IsFound): Generator<Span> {
  for (const part of segment.matchAll(/[^_-]+/g)) {
    const start = from + part.index;
    if (termsOf(part[0]).some(isFound)) yield { start, end: start + part[0].length };
  }
}
