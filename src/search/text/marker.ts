/** Shows which words of a text are those that were looked for. */
import type { Piece } from '../../model/search';
import { fold, matchesOf, termsOf, type Word, wordsOf } from './tokens';

/** Whether a term was looked for. */
export type IsFound = (term: string) => boolean;

/** The text in pieces, found words apart from the rest. */
export function markPieces(text: string, isFound: IsFound): Piece[] {
  return piecesBetween(text, 0, text.length, foundWords(text, isFound));
}

/** A part of a text in pieces; found words that are cut off at its ends are not marked. */
export function piecesBetween(text: string, start: number, end: number, found: readonly Word[]): Piece[] {
  const pieces: Piece[] = [];
  let place = start;
  for (const word of found) {
    if (word.start < start || word.end > end) continue;
    if (word.start > place) pieces.push({ text: text.slice(place, word.start), found: false });
    pieces.push({ text: word.text, found: true });
    place = word.end;
  }
  if (place < end) pieces.push({ text: text.slice(place, end), found: false });
  return pieces;
}

/** The found words of a text in order. Of a name in code only a part may be found. */
export function foundWords(text: string, isFound: IsFound): Word[] {
  return wordsOf(text).flatMap((word) => {
    if (isFound(fold(word.text))) return [word];
    // `get_sender` in `Tezos.get_sender`, and `sender` in it.
    return matchesOf(/[^.]+/g, word.text, word.start).flatMap((segment) => {
      if (termsOf(segment.text).slice(0, 1).some(isFound)) return [segment];
      if (!/[_-]/.test(segment.text)) return [];
      const parts = matchesOf(/[^_-]+/g, segment.text, segment.start);
      return parts.filter((part) => termsOf(part.text).some(isFound));
    });
  });
}
