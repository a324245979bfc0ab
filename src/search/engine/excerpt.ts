import type { Piece } from '../../model/search';
import { foundSpans, type IsFound, markPieces, piecesBetween, placesIn } from '../text/marker';

/** How many characters an excerpt has at most, and how many of them are before the first found word. */
const MAX_LENGTH = 170;
const BEFORE = 50;

type Spans = ReturnType<typeof foundSpans>;

/** The part of a text that shows most of the found words; its start where it has none. */
export function excerptOf(text: string, isFound: IsFound): Piece[] {
  const found = foundSpans(placesIn(text), isFound);
  const from = bestStart(text, found);
  const start = from === 0 ? 0 : afterSpace(text, from);
  const end = endOf(text, start);
  return [
    ...(start > 0 ? [{ text: '… ', found: false }] : []),
    ...piecesBetween(text, { start, end }, found),
    ...more(text, end),
  ];
}

/** How a text begins. */
export function beginningOf(text: string, isFound: IsFound): Piece[] {
  const end = endOf(text, 0);
  return [...markPieces(text.slice(0, end), isFound), ...more(text, end)];
}

function endOf(text: string, start: number): number {
  return start + MAX_LENGTH >= text.length ? text.length : beforeSpace(text, start + MAX_LENGTH);
}

function more(text: string, end: number): Piece[] {
  return end < text.length ? [{ text: ' …', found: false }] : [];
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
