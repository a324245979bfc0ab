/** Shows which words of a text are those that were looked for. */
import type { Piece } from '../../model/search';
import { fold, termsOf, type Word, wordsOf } from './tokens';

/** Whether a term was looked for. */
export type IsFound = (term: string) => boolean;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A place that can be marked: as a whole where one of its terms was looked for, else in its parts. */
export interface Place extends Span {
  readonly terms: readonly string[];
  readonly parts: readonly Place[];
}

/** The text in pieces, found words apart from the rest. */
export function markPieces(text: string, isFound: IsFound): Piece[] {
  return piecesBetween(text, { start: 0, end: text.length }, foundSpans(placesIn(text), isFound));
}

/** A part of a text in pieces; found words that are cut off at its ends are not marked. */
export function piecesBetween(text: string, { start, end }: Span, found: Iterable<Span>): Piece[] {
  const pieces: Piece[] = [];
  let place = start;
  for (const span of found) {
    if (span.start < start || span.end > end) continue;
    if (span.start > place) pieces.push({ text: text.slice(place, span.start), found: false });
    pieces.push({ text: text.slice(span.start, span.end), found: true });
    place = span.end;
  }
  if (place < end) pieces.push({ text: text.slice(place, end), found: false });
  return pieces;
}

/** Where the found words stand, in order. */
export function foundSpans(places: readonly Place[], isFound: IsFound): Span[] {
  return places.flatMap((place) => (place.terms.some(isFound) ? [place] : foundSpans(place.parts, isFound)));
}

/** The places of a text, in order: its words, names of code with their parts. */
export function placesIn(text: string): Place[] {
  return Array.from(wordsOf(text), placeOf);
}

function placeOf({ text, start, end }: Word): Place {
  const terms = [fold(text)];
  if (!/[._-]/.test(text)) return { start, end, terms: [...terms, ...termsOf(text).slice(0, 1)], parts: [] };
  // `get_sender` in `Tezos.get_sender`, and `sender` in it.
  const segments = partsOf(text, /[^.]+/g, start).map((segment): Place => {
    const parts = /[_-]/.test(segment.text) ? partsOf(segment.text, /[^_-]+/g, segment.start) : [];
    return {
      ...segment,
      terms: termsOf(segment.text).slice(0, 1),
      parts: parts.map((part) => ({ ...part, terms: termsOf(part.text), parts: [] })),
    };
  });
  return { start, end, terms, parts: segments };
}

function partsOf(text: string, pattern: RegExp, from: number): Word[] {
  return Array.from(text.matchAll(pattern), ({ 0: part, index }) => {
    const start = from + index;
    return { text: part, start, end: start + part.length };
  });
}
