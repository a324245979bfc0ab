import { statusStore } from '../stores/status';
import { useStore } from '../stores/use-store';

/** Shows that a page is on its way, by a bar and some time later by a spinner, and tells screen readers what has happened. */
export function RouteStatus({ isLoading }: { isLoading: boolean }) {
  const status = useStore(statusStore);
  return (
    <>
      <div className="route-status visually-hidden" aria-live="polite">
        {status}
      </div>
      {isLoading && (
        <>
          <div className="progress-bar" role="progressbar" aria-label="Loading the page" />
          <div className="spinner" />
        </>
      )}
    </>
  );
}
