import { useEffect, useState } from 'react';
import type { ListedHeading } from './headings';

/** The id of the last heading above the upper third of the window. */
export function useCurrentHeading(headings: readonly ListedHeading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      setCurrent(headingAbove(headings, window.innerHeight / 3));
    };
    // With the next frame, which lays the page out anyway.
    const updateSoon = () => {
      frame ||= requestAnimationFrame(update);
    };
    updateSoon();
    window.addEventListener('scroll', updateSoon, { passive: true });
    return () => {
      window.removeEventListener('scroll', updateSoon);
      cancelAnimationFrame(frame);
    };
  }, [headings]);
  return current;
}

function headingAbove(headings: readonly ListedHeading[], line: number): string | undefined {
  let found: string | undefined;
  for (const { id } of headings) {
    const { top, height } = document.getElementById(id)?.getBoundingClientRect() ?? { top: 0, height: 0 };
    // Headings of the other syntax are not shown.
    if (height === 0) continue;
    if (top > line) break;
    found = id;
  }
  return found;
}
