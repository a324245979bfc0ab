/**
 * What is outside of the window can be kept out of the next paint, where much of a page changes at once: the browser would
 * else lay out and paint all of it before the reader sees anything.
 */
import { afterPaint } from '../after-paint';
import { isPageScrolled, keepPlace } from './keep-place';

const HELD = 'is-held';
/** No line of a text holds more characters, no line is lower, and every block has a margin. */
const CHARACTERS_IN_LINE = 120;
const LINE_PX = 22;
const MARGIN_PX = 16;
/** Tables, entries, notes and the like are never lower. */
const LINES_OF_BOX = 4;

/** Holds back what is outside of the window, until it has been painted. */
export function holdBackOutside(): void {
  const blocks = blocksIn(document);
  if (isPageScrolled()) holdOutOfView(blocks);
  else holdBelow(blocks);
  afterPaint(() => keepPlace(releaseHeld));
}

/** The same for a page on its way, which will be shown from its top; who shows it ends it. */
export function holdBackRest(page: ParentNode): void {
  holdBelow(blocksIn(page));
}

export function releaseHeld(): void {
  for (const block of document.querySelectorAll(`.${HELD}`)) block.classList.remove(HELD);
}

function blocksIn(root: ParentNode): Element[] {
  return [...(root.querySelector('.article-body')?.children ?? [])];
}

function holdOutOfView(blocks: readonly Element[]): void {
  const height = window.innerHeight;
  const outside = blocks.filter((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    return bottom < 0 || top > height;
  });
  for (const block of outside) block.classList.add(HELD);
}

/** Heights are not known before the page is laid out, so blocks count as low as they can be. */
function holdBelow(blocks: readonly Element[]): void {
  let room = window.innerHeight;
  for (const block of blocks) {
    if (room < 0) block.classList.add(HELD);
    else room -= leastHeight(block);
  }
}

function leastHeight(block: Element): number {
  if (block.matches('.s-jsligo, .s-cameligo')) return 0;
  return MARGIN_PX + leastLines(block) * LINE_PX;
}

function leastLines(block: Element): number {
  if (block.matches('p')) return Math.ceil((block.textContent ?? '').length / CHARACTERS_IN_LINE);
  if (!block.matches('.pair')) return block.matches('div, section') ? LINES_OF_BOX : 1;
  const samples = [...block.querySelectorAll('pre')].map(({ textContent }) =>
    (textContent ?? '').split('\n'),
  );
  return Math.min(...samples.map(({ length }) => length));
}
