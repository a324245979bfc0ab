interface ErrorScreenProps {
  readonly title: string;
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** In place of a page that cannot be shown. */
export function ErrorScreen({ title, text, retryLabel, onRetry }: ErrorScreenProps) {
  return (
    <div className="narrow" role="alert">
      <h1>{title}</h1>
      <pre className="error-text">{text}</pre>
      <p>
        <button type="button" className="button is-primary" onClick={onRetry}>
          {retryLabel}
        </button>
      </p>
    </div>
  );
}
