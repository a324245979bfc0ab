import { type ReactNode, useEffect } from 'react';
import { Boundary } from '../parts/Boundary';

interface ErrorScreenProps {
  readonly title: string;
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** Replaces a page that cannot be shown. */
export function ErrorScreen({ title, text, retryLabel, onRetry }: ErrorScreenProps) {
  return (
    <div className="narrow" role="alert">
      <h1>{title}</h1>
      <pre className="error-text" translate="no">
        {text}
      </pre>
      <p>
        <button type="button" className="button is-primary" onClick={onRetry}>
          {retryLabel}
        </button>
      </p>
    </div>
  );
}

/** Shows the error when a screen crashes during rendering. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={(error, retry) => <CrashScreen error={error} onRetry={retry} />}>{children}</Boundary>
  );
}

const CRASHED = 'This page crashed.';

function CrashScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => {
    const { title } = document;
    document.title = CRASHED;
    return () => {
      // Navigation may have set the title of another page.
      if (document.title === CRASHED) document.title = title;
    };
  }, []);
  const text = causeChain(error).join('\n\nCaused by: ');
  return <ErrorScreen title={CRASHED} text={text} retryLabel="Try again" onRetry={onRetry} />;
}

/** The messages of an error and its causes; an error may be its own cause. */
function causeChain(error: unknown, seen: readonly unknown[] = []): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const known = [...seen, error];
  const { message, cause } = error;
  return cause && !known.includes(cause) ? [message, ...causeChain(cause, known)] : [message];
}
