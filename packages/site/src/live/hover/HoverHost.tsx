import { type RefObject, useEffect, useRef, useState } from 'react';
import { Part } from '../../site/parts/Boundary';
import { lastInteractionStore } from '../../site/stores/last-interaction';
import { useLoaded } from '../../site/stores/use-loaded';

const EVENTS = ['pointermove', 'click', 'focus', 'keydown'] as const;

/** Loads the type cards on the reader's first interaction with the code. */
export function HoverHost({ block }: { block: RefObject<HTMLPreElement | null> }) {
  const [isNeeded, setIsNeeded] = useState(false);
  const loaded = useLoaded(() => import('./SampleHover'), isNeeded);
  const last = useRef<Event>(undefined);
  useEffect(() => {
    const pre = block.current;
    if (!pre?.closest('[data-hover]')) return;
    const stop = new AbortController();
    const load = (event: Event | undefined) => {
      last.current = event;
      setIsNeeded(true);
    };
    for (const type of EVENTS) pre.addEventListener(type, load, { signal: stop.signal });
    // The event that triggered hydration has already been dispatched.
    const earlier = lastInteractionStore.get();
    if (earlier?.target instanceof Node && pre.contains(earlier.target)) load(earlier);
    else if (document.activeElement === pre) load(undefined);
    return () => stop.abort();
  }, [block]);
  if (!loaded || loaded instanceof Error || !block.current) return null;
  return (
    <Part title="The card of types">
      <loaded.SampleHover pre={block.current} latest={last} />
    </Part>
  );
}
