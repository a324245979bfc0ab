/** Converts between offsets in the text of highlighted code and positions on the screen. */
import type { ShownName } from '../../model/hover';

export function rangeOf(code: Element, { from, word }: Pick<ShownName, 'from' | 'word'>): Range {
  const to = from + word.length;
  const range = document.createRange();
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let start = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const end = start + (node.nodeValue?.length ?? 0);
    if (start <= from && from < end) range.setStart(node, from - start);
    if (start < to && to <= end) {
      range.setEnd(node, to - start);
      break;
    }
    start = end;
  }
  return range;
}

/** The offset of the character at a position on the screen. */
export function offsetAt(code: Element, x: number, y: number): number | undefined {
  const [node, offset = 0] = caretAt(x, y);
  if (!node || !code.contains(node)) return undefined;
  const range = document.createRange();
  range.setStart(code, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

/** Safari supports only the older function. */
function caretAt(x: number, y: number): [node?: Node, offset?: number] {
  if (typeof document.caretPositionFromPoint === 'function') {
    const position = document.caretPositionFromPoint(x, y);
    return [position?.offsetNode, position?.offset];
  }
  const range = document.caretRangeFromPoint(x, y);
  return [range?.startContainer, range?.startOffset];
}

/** Whether a position is on the range itself, not just in its line. */
export function isOn(range: Range, x: number, y: number): boolean {
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
}

/** Scrolls the block, and the page if necessary, so that the range is visible. */
export function showRange(block: Element, range: Range): void {
  const part = range.getBoundingClientRect();
  const frame = block.getBoundingClientRect();
  const margin = 24;
  if (part.left < frame.left + margin) block.scrollLeft -= frame.left + margin - part.left;
  else if (part.right > frame.right - margin) block.scrollLeft += part.right - frame.right + margin;
  const line = range.startContainer.parentElement;
  const isVisible = part.top > 80 && part.bottom < window.innerHeight - 80;
  if (!isVisible) line?.scrollIntoView({ block: 'center', inline: 'nearest' });
}
