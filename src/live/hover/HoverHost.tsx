import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { reachStore } from '../../site/stores/reach';
import type { SampleHoverProps } from './SampleHover';

const REACHING = ['pointermove', 'click', 'focus', 'keydown'] as const;

/** Loads what shows the types of names, when the reader first reaches for the code. */
export function HoverHost({ block }: { block: RefObject<HTMLPreElement | null> }) {
  const [Loaded, setLoaded] = useState<ComponentType<SampleHoverProps>>();
  const last = useRef<Event>(undefined);
  useEffect(() => {
    const pre = block.current;
    if (!pre?.closest('[data-hover]')) return;
    const stop = new AbortController();
    let isLoading = false;
    const load = (event: Event | undefined) => {
      last.current = event;
      if (isLoading) return;
      isLoading = true;
      import('./SampleHover')
        .then(({ SampleHover }) => setLoaded(() => SampleHover))
        .catch((error: unknown) => console.warn('The types of names could not be loaded.', error));
    };
    for (const type of REACHING) pre.addEventListener(type, load, { signal: stop.signal });
    // The event for which this was hydrated has passed.
    const reached = reachStore.get();
    if (reached?.target instanceof Node && pre.contains(reached.target)) load(reached);
    else if (document.activeElement === pre) load(undefined);
    return () => stop.abort();
  }, [block]);
  return Loaded && block.current ? <Loaded pre={block.current} latest={last} /> : null;
}
