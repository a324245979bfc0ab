import { startTransition, useEffect, useState } from 'react';
import type { ResultPage } from '../../model/search';

/** With so many hits a step is done: the first is what a reader looks at, the second fills the list to its edge. */
const FIRST_HITS = 1;
const SEEN_HITS = 6;
/** Who types fast goes on sooner than this, and looks at the first hits alone. */
const SEEN_AFTER_MS = 70;
/** Who types goes on sooner than this, and does not see what stands below the edge. */
const SETTLED_AFTER_MS = 200;

/** Shows new pages in steps, between which a letter that is typed has its turn. Who goes through them needs all. */
export function useInSteps(pages: readonly ResultPage[], isWalked: boolean): readonly ResultPage[] {
  const seen = useSettled(pages, SEEN_AFTER_MS);
  const settled = useSettled(pages, SETTLED_AFTER_MS);
  if (isWalked || settled === pages) return pages;
  const first = pagesWith(FIRST_HITS, pages);
  return [...pages.slice(0, first), ...seen.slice(first, pagesWith(SEEN_HITS, pages))];
}

/** The pages that have stood for so long; until then, those before them. */
function useSettled(pages: readonly ResultPage[], afterMs: number): readonly ResultPage[] {
  const [settled, setSettled] = useState<readonly ResultPage[]>([]);
  useEffect(() => {
    const settling = window.setTimeout(() => startTransition(() => setSettled(pages)), afterMs);
    return () => window.clearTimeout(settling);
  }, [pages, afterMs]);
  return settled;
}

/** How many pages it takes to have so many hits. */
function pagesWith(wanted: number, pages: readonly ResultPage[]): number {
  let hits = 0;
  const last = pages.findIndex((page) => {
    hits += page.hits.length;
    return hits >= wanted;
  });
  return last < 0 ? pages.length : last + 1;
}
