export const LOAD_ERROR_TITLE = 'This page could not be loaded';

export function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="narrow" role="alert">
      <h1>{LOAD_ERROR_TITLE}</h1>
      <pre className="error-text">{message}</pre>
      <p>
        <button type="button" className="button is-primary" onClick={onRetry}>
          Retry
        </button>
      </p>
    </div>
  );
}
