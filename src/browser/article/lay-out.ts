/**
 * Blocks below the first window of an article are left out of a page's first layout (article.css): all at once they would
 * hold up its first lines. They are laid out after the first paint, a few at a time while the reader does nothing.
 */
import { releaseHeld } from './hold-back';

const LAID_OUT = 'is-laid-out';
const BLOCKS_AT_ONCE = 4;
/** With less left of an idle moment, a few more blocks might hold the reader up. */
const SHORTEST_MOMENT_MS = 25;

let blocks: Element[] = [];
let request = 0;

/** Lays the rest of the article out when there is time for it. */
export function layOutRest(): void {
  if (!('requestIdleCallback' in window)) {
    layOutNow();
    return;
  }
  cancelIdleCallback(request);
  blocks = waitingBlocks();
  request = requestIdleCallback(layOutSome);
}

function layOutSome(moment: IdleDeadline): void {
  do {
    const some = blocks.splice(0, BLOCKS_AT_ONCE);
    some.forEach(layOut);
    // Asking for the height does the work now, while the time that is left can still be looked at.
    some.at(-1)?.getBoundingClientRect();
  } while (blocks.length > 0 && moment.timeRemaining() > SHORTEST_MOMENT_MS);
  if (blocks.length > 0) request = requestIdleCallback(layOutSome);
}

/** Lays everything out at once, for who goes to a place far down. */
export function layOutNow(): void {
  blocks = [];
  releaseHeld();
  waitingBlocks().forEach(layOut);
}

function layOut(block: Element): void {
  block.classList.add(LAID_OUT);
}

function waitingBlocks(): Element[] {
  return [...document.querySelectorAll(`.article-body > :not(.${LAID_OUT})`)];
}
