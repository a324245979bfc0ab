import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import type { SampleHoverProps } from './SampleHover';

/** Loads what shows the types of names, when the reader first reaches for the code. */
export function HoverHost({ block }: { block: RefObject<HTMLPreElement | null> }) {
  const [Loaded, setLoaded] = useState<ComponentType<SampleHoverProps>>();
  const last = useRef<Event>(undefined);
  useEffect(() => {
    const pre = block.current;
    if (!pre?.closest('[data-hover]')) return;
    const stop = new AbortController();
    const keep = (event: Event) => {
      last.current = event;
    };
    for (const type of ['pointermove', 'click', 'keydown'])
      pre.addEventListener(type, keep, { signal: stop.signal });
    import('./SampleHover')
      .then(({ SampleHover }) => setLoaded(() => SampleHover))
      .catch((error: unknown) => console.warn('The types of names could not be loaded.', error))
      .finally(() => stop.abort());
    return () => stop.abort();
  }, [block]);
  return Loaded && block.current ? <Loaded pre={block.current} first={last.current} /> : null;
}
