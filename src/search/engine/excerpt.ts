import type { Piece } from '../../model/search';
import { foundSpans, type IsFound, piecesBetween, placesIn } from '../text/marker';

/** How many characters an excerpt has at most, and how many of them are before the first found word. */
const MAX_LENGTH = 170;
const BEFORE = 50;

type Spans = ReturnType<typeof foundSpans>;

/** The part of a text that shows most of the found words; its start where it has none. */
export function excerptOf(text: string, isFound: IsFound): Piece[] {
  const found = foundSpans(placesIn(text), isFound);
  const best = bestStart(text, found);
  const start = best === 0 ? 0 : afterSpace(text, best);
  return [...(start > 0 ? [{ text: '… ', found: false }] : []), ...excerptFrom(start, text, found)];
}

/** How a text begins. */
export function beginningOf(text: string, isFound: IsFound): Piece[] {
  return excerptFrom(0, text, foundSpans(placesIn(text), isFound));
}

function excerptFrom(start: number, text: string, found: Spans): Piece[] {
  const isWhole = start + MAX_LENGTH >= text.length;
  const end = isWhole ? text.length : beforeSpace(text, start + MAX_LENGTH);
  const pieces = piecesBetween(text, { start, end }, found);
  return isWhole ? pieces : [...pieces, { text: ' …', found: false }];
}

/** Where the window with the most different found words begins. */
function bestStart(text: string, found: Spans): number {
  const spans = found.slice(0, MAX_SPANS);
  let best = { start: 0, count: 0 };
  spans.forEach((span, i) => {
    const start = Math.max(0, span.start - BEFORE);
    const inside = spans.slice(i).filter(({ end }) => end <= start + MAX_LENGTH);
    const count = new Set(inside.map((one) => text.slice(one.start, one.end).toLowerCase())).size;
    if (count > best.count) best = { start, count };
  });
  return best.start;
}

/** Longer texts are not searched to their end. */
const MAX_SPANS = 60;

function afterSpace(text: string, place: number): number {
  const space = text.indexOf(' ', place);
  return space < 0 || space > place + 30 ? place : space + 1;
}

function beforeSpace(text: string, place: number): number {
  const space = text.lastIndexOf(' ', place);
  return space < place - 30 ? place : space;
}
