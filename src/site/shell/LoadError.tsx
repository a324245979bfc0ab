/** What a page shows that could not be loaded. */
export function LoadError({ message, onRetry }: { message?: unknown; onRetry?: unknown }) {
  return (
    <div className="narrow" role="alert">
      <h1>This page could not be loaded</h1>
      <pre className="error-text">{String(message)}</pre>
      <p>
        <button type="button" className="button is-primary" onClick={onRetry as () => void}>
          Retry
        </button>
      </p>
    </div>
  );
}
