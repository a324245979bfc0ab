/** The index could not be reached. */
export function FetchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="search-state" role="alert">
      <p className="search-state-title">Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <p>
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
      </p>
    </div>
  );
}
