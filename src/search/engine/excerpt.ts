import type { Piece } from '../../model/search';
import { foundWords, type IsFound, piecesBetween } from '../text/marker';
import type { Word } from '../text/tokens';

/** How many characters an excerpt has at most, and how many of them are before the first found word. */
const MAX_LENGTH = 170;
const BEFORE = 50;
/** Longer texts are not searched to their end. */
const MAX_WORDS = 60;

/** The part of a text that shows most of the found words; its start where it has none. */
export function excerptOf(text: string, isFound: IsFound): Piece[] {
  const found = foundWords(text, isFound);
  const start = afterSpace(text, bestStart(found.slice(0, MAX_WORDS)));
  return [...(start > 0 ? [{ text: '… ', found: false }] : []), ...excerptFrom(start, text, found)];
}

/** How a text begins. */
export function beginningOf(text: string, isFound: IsFound): Piece[] {
  return excerptFrom(0, text, foundWords(text, isFound));
}

function excerptFrom(start: number, text: string, found: readonly Word[]): Piece[] {
  const isWhole = start + MAX_LENGTH >= text.length;
  const end = isWhole ? text.length : beforeSpace(text, start + MAX_LENGTH);
  const pieces = piecesBetween(text, start, end, found);
  return isWhole ? pieces : [...pieces, { text: ' …', found: false }];
}

/** Where the window with the most different found words begins. */
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
