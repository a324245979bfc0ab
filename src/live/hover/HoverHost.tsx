import { type RefObject, useEffect, useRef, useState } from 'react';
import { reachStore } from '../../site/stores/reach';
import { useLoaded } from '../../site/stores/use-loaded';

const REACHING = ['pointermove', 'click', 'focus', 'keydown'] as const;

/** Loads what shows the types of names, when the reader first reaches for the code. */
export function HoverHost({ block }: { block: RefObject<HTMLPreElement | null> }) {
  const [isReached, setIsReached] = useState(false);
  const loaded = useLoaded(() => import('./SampleHover'), isReached);
  const last = useRef<Event>(undefined);
  useEffect(() => {
    const pre = block.current;
    if (!pre?.closest('[data-hover]')) return;
    const stop = new AbortController();
    const load = (event: Event | undefined) => {
      last.current = event;
      setIsReached(true);
    };
    for (const type of REACHING) pre.addEventListener(type, load, { signal: stop.signal });
    // The event for which this was hydrated has passed.
    const reached = reachStore.get();
    if (reached?.target instanceof Node && pre.contains(reached.target)) load(reached);
    else if (document.activeElement === pre) load(undefined);
    return () => stop.abort();
  }, [block]);
  if (!loaded || loaded instanceof Error || !block.current) return null;
  return <loaded.SampleHover pre={block.current} latest={last} />;
}
