/**
 * Limits of a text, checked before it is parsed: the parser takes time that grows with the square of the nesting and of the
 * length of a paragraph, and no page for people comes near them.
 */
import type { Problem } from '../model/problem';

const MAX_PAGE = 256 * 1024;
const MAX_DEPTH = 40;
const MAX_INDENT = 160;
const MAX_BLOCK = 10_000;
const MAX_BLOCK_LINES = 300;

const FENCE = /^[\s>]*(`{3,}|~{3,})/;
/** Quotes and list items that begin on one line. */
const MARKERS = /^(?:\s{0,3}(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s))\s{0,3})*/;
const OPENING = '[({';
const CLOSING = '])}';

/** The first limit that a Markdown text exceeds, with its line; empty if it exceeds none. */
export function exceededLimits(file: string, text: string): Problem[] {
  const fail = (line: number, message: string): Problem[] => [{ file, line, message, isError: true }];
  if (text.length > MAX_PAGE)
    return fail(1, `The page has ${text.length} characters, and ${MAX_PAGE} is the limit: split it.`);
  const block = newBlock();
  let fence: string | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      continue;
    }
    if (mark) fence = mark;
    if (mark || line.trim() === '') block.reset();
    const mistake = line.length > MAX_BLOCK ? tooLong(line.length) : (lineMistake(line) ?? block.add(line));
    if (mistake) return fail(index + 1, mistake);
  }
  return [];
}

function lineMistake(line: string): string | undefined {
  const markers = MARKERS.exec(line)?.[0].replace(/\d+|\s/g, '').length ?? 0;
  const colons = /^\s*:*/.exec(line)?.[0].trim().length ?? 0;
  const indent = line.search(/\S|$/);
  if (Math.max(markers, colons) > MAX_DEPTH || indent > MAX_INDENT)
    return `Quotes, lists or blocks are nested more than ${MAX_DEPTH} deep here: write them flatter.`;
  return undefined;
}

function tooLong(length: number): string {
  return `A paragraph of ${length} characters is longer than ${MAX_BLOCK}: split it.`;
}

/** What has been seen of a paragraph, a table or a list without empty lines. */
function newBlock() {
  let length = 0;
  let lines = 0;
  let depth = 0;
  const ticks = new Set<number>();
  const reset = () => {
    length = 0;
    lines = 0;
    depth = 0;
    ticks.clear();
  };
  const add = (line: string): string | undefined => {
    length += line.length;
    lines++;
    if (length > MAX_BLOCK) return tooLong(length);
    if (lines > MAX_BLOCK_LINES)
      return `More than ${MAX_BLOCK_LINES} lines without an empty one: split them.`;
    for (const character of line) {
      if (OPENING.includes(character)) depth++;
      else if (CLOSING.includes(character)) depth = Math.max(0, depth - 1);
      if (depth > MAX_DEPTH)
        return `Brackets are nested or left open more than ${MAX_DEPTH} deep here: close them, or put the text in backticks.`;
    }
    for (const [run] of line.matchAll(/`+/g)) ticks.add(run.length);
    if (ticks.size > MAX_DEPTH)
      return 'There are too many runs of backticks of different lengths here: use a fence.';
    return undefined;
  };
  return { reset, add };
}
