import { startTransition, useEffect, useRef, useState } from 'react';
import type { ResultPage } from '../../model/search';

/** So many hits fill the list to its edge. */
const SEEN_HITS = 6;
/** Who types goes on sooner than this, and does not see what stands below the edge. */
const SETTLED_AFTER_MS = 200;

/**
 * Shows new pages in steps, between which a letter that is typed has its turn: the first at once, those that are seen when
 * the answer has stood for a moment, and then all. Who goes through them needs all.
 */
export function useInSteps(
  pages: readonly ResultPage[],
  hasStood: boolean,
  isWalked: boolean,
): readonly ResultPage[] {
  const settled = useSettled(pages, SETTLED_AFTER_MS);
  const shown = useRef<readonly ResultPage[]>([]);
  const seen = (hasStood ? pages : shown.current).slice(1, pagesWith(SEEN_HITS, pages));
  const next = isWalked || settled === pages ? pages : [...pages.slice(0, 1), ...seen];
  useEffect(() => {
    shown.current = next;
  });
  return next;
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
