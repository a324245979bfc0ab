import { useEffect, useState } from 'react';

/** A route change shows its progress only when it takes longer than this. */
const BAR_DELAY_MS = 200;
const SPINNER_DELAY_MS = 800;

/** Progress of a route change for eyes, and the new page's title for screen readers. */
export function RouteStatus({ loading, announcement }: { loading: boolean; announcement: string }) {
  const barShown = useDelayed(loading, BAR_DELAY_MS);
  const spinnerShown = useDelayed(loading, SPINNER_DELAY_MS);
  return (
    <>
      {barShown && <div className="progress-bar" role="progressbar" aria-label="Loading the page" />}
      {spinnerShown && <div className="spinner" />}
      <div className="visually-hidden" aria-live="polite">
        {announcement}
      </div>
    </>
  );
}

/** Becomes true some time after `active` did, and false at once. */
function useDelayed(active: boolean, delay: number): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!active) {
      setShown(false);
      return;
    }
    const timer = window.setTimeout(() => setShown(true), delay);
    return () => window.clearTimeout(timer);
  }, [active, delay]);
  return shown;
}
