import { useEffect, useState } from 'react';
import { statusStore } from '../stores/status';
import { useStore } from '../stores/use-store';

/** When the bar has been shown for this long, there is a spinner too. */
const SPINNER_DELAY_MS = 600;

/** Shows that a page is on its way, and tells screen readers what has happened. */
export function RouteStatus({ isLoading }: { isLoading: boolean }) {
  const status = useStore(statusStore);
  return (
    <>
      <div className="route-status visually-hidden" aria-live="polite">
        {status}
      </div>
      {isLoading && <Progress />}
    </>
  );
}

function Progress() {
  const [hasSpinner, setHasSpinner] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setHasSpinner(true), SPINNER_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <>
      <div className="progress-bar" role="progressbar" aria-label="Loading the page" />
      {hasSpinner && <div className="spinner" />}
    </>
  );
}
