import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A module that is loaded when it is first needed; undefined until then, and an error where it cannot be loaded. It is shown
 * as soon as it is there: what replaces the fallback of `Suspense`, React holds back for up to 300 ms.
 */
export function useLoaded<T extends object>(load: () => Promise<T>, isNeeded = true): T | Error | undefined {
  const [loaded, setLoaded] = useState<T | Error>();
  const start = useEffectEvent(() => {
    load().then(setLoaded, (error: unknown) => {
      console.warn('A part of the page could not be loaded.', error);
      setLoaded(error instanceof Error ? error : new Error(String(error)));
    });
  });
  useEffect(() => {
    if (isNeeded) start();
  }, [isNeeded]);
  return loaded;
}
