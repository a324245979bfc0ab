import { useEffect, useState } from 'react';

/** When the bar has been shown for this long, there is a spinner too. */
const SPINNER_DELAY_MS = 600;

interface RouteStatusProps {
  readonly isLoading: boolean;
  /** The title of a page that the reader went to; nothing on the first page, which screen readers announce themselves. */
  readonly title: string;
}

/** Shows that a page is on its way, and tells screen readers which one has come. */
export function RouteStatus({ isLoading, title }: RouteStatusProps) {
  return (
    <>
      <div className="route-status visually-hidden" aria-live="polite">
        {title}
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
