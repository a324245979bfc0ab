import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Loads a module when it is first needed; undefined until then, an error if loading fails. Not `React.lazy`,
 * because React delays replacing a fallback of `Suspense` by up to 300 ms.
 */
export function useLoaded<T extends object>(load: () => Promise<T>, isNeeded = true): T | Error | undefined {
  const [loaded, setLoaded] = useState<T | Error>();
  const start = useEffectEvent(() => {
    if (loaded && !(loaded instanceof Error)) return;
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
