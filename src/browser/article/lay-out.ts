/**
 * Blocks below the first window of an article are left out of a page's first layout (article.css): all at once they would
 * hold up its first lines. Afterwards each is laid out for a moment, a few at a time while the reader does nothing. So the
 * browser gets to know their heights, and can leave out again what is far from the window without anything moving.
 */
const LAID_OUT = 'is-laid-out';
const BLOCKS_AT_ONCE = 4;
/** An idle moment that is shorter is left to the reader. */
const SHORTEST_MOMENT_MS = 6;

let work = new AbortController();

/** Lets the browser get to know the heights of all blocks, when there is time for it. */
export function layOutRest(): void {
  const { blocks, signal } = begin();
  void inIdleMoments(blocks, signal, layOut).then(() => leaveOut(blocks, signal));
}

/** Lays everything out at once, for who goes to a place far down. */
export function layOutNow(): void {
  const { blocks, signal } = begin();
  layOut(blocks);
  void leaveOut(blocks, signal);
}

function begin(): { blocks: readonly Element[]; signal: AbortSignal } {
  work.abort();
  work = new AbortController();
  return { blocks: [...document.querySelectorAll('.article-body > *')], signal: work.signal };
}

function layOut(blocks: readonly Element[]): void {
  for (const block of blocks) block.classList.add(LAID_OUT);
  // Asking for the height does the work now, while the time that is left can still be looked at.
  blocks.at(-1)?.getBoundingClientRect();
}

/** Heights are remembered with the next frame. */
async function leaveOut(blocks: readonly Element[], signal: AbortSignal): Promise<void> {
  await new Promise(requestAnimationFrame);
  await inIdleMoments(blocks, signal, (some) => {
    for (const block of some) block.classList.remove(LAID_OUT);
  });
}

async function inIdleMoments(
  blocks: readonly Element[],
  signal: AbortSignal,
  act: (some: readonly Element[]) => void,
): Promise<void> {
  for (let next = 0; next < blocks.length && !signal.aborted; ) {
    const moment = await idleMoment();
    while (next < blocks.length && !signal.aborted && moment.timeRemaining() > SHORTEST_MOMENT_MS) {
      act(blocks.slice(next, next + BLOCKS_AT_ONCE));
      next += BLOCKS_AT_ONCE;
    }
  }
}

/** Browsers without idle moments leave nothing out either. */
function idleMoment(): Promise<IdleDeadline> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(() => resolve({ didTimeout: false, timeRemaining: () => Number.POSITIVE_INFINITY }));
  });
}
