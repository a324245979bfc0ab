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
  const found: Span[] = [];
  for (const place of places) {
    if (place.terms.some(isFound)) found.push(place);
    else if (place.parts.length > 0) found.push(...foundSpans(place.parts, isFound));
  }
  return found;
}

/** The places of a text, in order: its words, names of code with their parts. */
export function placesIn(text: string): Place[] {
  return Array.from(wordsOf(text), placeOf);
}

function placeOf({ text, start, end }: Word): Place {
  const whole = fold(text);
  if (!/[._-]/.test(text)) return { start, end, terms: [whole, ...termsOf(text).slice(0, 1)], parts: [] };
  return {
    start,
    end,
    terms: [whole],
    parts: Array.from(text.matchAll(/[^.]+/g), (at) => segment(at, start)),
  };
}

/** `get_sender` in `Tezos.get_sender`. */
function segment({ 0: text, index }: RegExpExecArray, from: number): Place {
  const start = from + index;
  const parts = /[_-]/.test(text) ? Array.from(text.matchAll(/[^_-]+/g), (at) => part(at, start)) : [];
  return { start, end: start + text.length, terms: termsOf(text).slice(0, 1), parts };
}

function part({ 0: text, index }: RegExpExecArray, from: number): Place {
  const start = from + index;
  return { start, end: start + text.length, terms: termsOf(text), parts: [] };
}
