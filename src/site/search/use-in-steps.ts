import { startTransition, useEffect, useState } from 'react';
import type { ResultPage } from '../../model/search';

/** So many hits fill the list to its edge. */
const SEEN_HITS = 6;
/** Who types fast goes on sooner than this, and looks at the first page alone. */
const SEEN_AFTER_MS = 70;
/** Who types goes on sooner than this, and does not see what stands below the edge. */
const SETTLED_AFTER_MS = 200;

/** Shows new pages in steps, between which a letter that is typed has its turn. Who goes through them needs all. */
export function useInSteps(pages: readonly ResultPage[], isWalked: boolean): readonly ResultPage[] {
  const seen = useSettled(pages, SEEN_AFTER_MS);
  const settled = useSettled(pages, SETTLED_AFTER_MS);
  if (isWalked || settled === pages) return pages;
  return [...pages.slice(0, 1), ...seen.slice(1, pagesWith(SEEN_HITS, pages))];
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
