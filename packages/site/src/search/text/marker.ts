/** Marks the searched words in a text, and selects the part of a text with most of them. */
import type { Piece } from '../../model/search';
import { fold, matchesOf, termsOf, type Word, wordsOf } from './tokens';

/** Whether a term was searched for. */
export type IsFound = (term: string) => boolean;

/** The maximum length of an excerpt, and how many characters precede the first found word. */
const MAX_LENGTH = 170;
const BEFORE = 50;
/** Found words beyond these are not considered. */
const MAX_WORDS = 60;

/** Splits a text into found words and the text between them. */
export function markPieces(text: string, isFound: IsFound): Piece[] {
  return piecesBetween(text, 0, text.length, foundWords(text, isFound));
}

/** Splits a part of a text; found words that are cut off at its ends are not marked. */
function piecesBetween(text: string, start: number, end: number, found: readonly Word[]): Piece[] {
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

/** The found words of a text in order. A match may be only a part of a name in code. */
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

/** An excerpt of a text, by default the one with most of the found words. */
export function excerptOf(text: string, isFound: IsFound, from?: number): Piece[] {
  const found = foundWords(text, isFound);
  const start = from ?? afterSpace(text, bestStart(found.slice(0, MAX_WORDS)));
  const isWhole = start + MAX_LENGTH >= text.length;
  const end = isWhole ? text.length : beforeSpace(text, start + MAX_LENGTH);
  return [
    ...(start > 0 ? [{ text: '… ', found: false }] : []),
    ...piecesBetween(text, start, end, found),
    ...(isWhole ? [] : [{ text: ' …', found: false }]),
  ];
}

/** The start of the window with the most distinct found words. */
function bestStart(found: readonly Word[]): number {
  let best = { start: 0, count: 0 };
  found.forEach((word, place) => {
    const start = Math.max(0, word.start - BEFORE);
    const inside = found.slice(place).filter(({ end }) => end <= start + MAX_LENGTH);
    const count = new Set(inside.map(({ text }) => text.toLowerCase())).size;
    if (count > best.count) best = { start, count };
  });
  return best.start;
}

function afterSpace(text: string, place: number): number {
  const space = text.indexOf(' ', place);
  return place === 0 || space < 0 || space > place + 30 ? place : space + 1;
}

function beforeSpace(text: string, place: number): number {
  const space = text.lastIndexOf(' ', place);
  return space < place - 30 ? place : space;
}
