import { type RefObject, useEffect } from 'react';

/** The on-screen keyboard covers the lower part of a window: the workbench is then as high as what is visible. */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const fit = () => {
      const isCovered = viewport.scale === 1 && viewport.height < window.innerHeight - 1;
      element.current?.style.setProperty('max-height', isCovered ? `${viewport.height}px` : '');
    };
    viewport.addEventListener('resize', fit);
    return () => viewport.removeEventListener('resize', fit);
  }, [element]);
}
