/**
 * What is outside of the window can be kept out of the next paint, where much of a page changes at once: the browser would
 * else lay out and paint all of it before the reader sees anything.
 */
import { afterPaint } from '../after-paint';
import { keepPlace } from './keep-place';

/** A block that is outside of the window: the browser lays it out when it comes near. */
const FAR = 'is-far';
/** An article whose far blocks wait. */
const HELD = 'is-held';
/** No line of a text holds more characters, no line is lower, and every block has a margin. */
const CHARACTERS_IN_LINE = 120;
const LINE_PX = 22;
const MARGIN_PX = 16;
/** Tables, entries, notes and the like are never lower. */
const LINES_OF_BOX = 4;

/** Finds what is outside of the window, for a reader who is about to change the page: then the change has less to do. */
export function markFar(): void {
  const height = window.innerHeight;
  const far = blocksOf(articleIn(document)).filter((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    return bottom < 0 || top > height;
  });
  for (const block of far) block.classList.add(FAR);
  // What was far may come into the window.
  document.addEventListener('scroll', releaseHeld, { passive: true, once: true });
}

/** Holds back what is outside of the window, until it has been painted. */
export function holdBackOutside(): void {
  const article = articleIn(document);
  if (!blocksOf(article).some(isFar)) markFar();
  article?.classList.add(HELD);
  afterPaint(() => keepPlace(releaseHeld));
}

/** The same for a page on its way, which will be shown from its top; who shows it ends it. */
export function holdBackRest(page: ParentNode): void {
  const article = articleIn(page);
  let room = window.innerHeight;
  for (const block of blocksOf(article)) {
    // Heights are not known before the page is laid out, so blocks count as low as they can be.
    if (room < 0) block.classList.add(FAR);
    else room -= leastHeight(block);
  }
  article?.classList.add(HELD);
}

/** Lets everything be laid out and painted again. */
export function releaseHeld(): void {
  const article = articleIn(document);
  article?.classList.remove(HELD);
  article?.querySelectorAll(`.${FAR}`).forEach((block) => {
    block.classList.remove(FAR);
  });
}

function articleIn(root: ParentNode): Element | null {
  return root.querySelector('.article-body');
}

function blocksOf(article: Element | null): Element[] {
  return [...(article?.children ?? [])];
}

function isFar(block: Element): boolean {
  return block.classList.contains(FAR);
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
