import { Component, type ReactNode } from 'react';

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
      <pre className="error-text">{text}</pre>
      <p>
        <button type="button" className="button is-primary" onClick={onRetry}>
          {retryLabel}
        </button>
      </p>
    </div>
  );
}

type CrashState = { readonly error?: unknown };

/** Shows the error when a page crashes during rendering. */
export class CrashBoundary extends Component<{ children: ReactNode }, CrashState> {
  override state: CrashState = {};

  static getDerivedStateFromError(error: unknown): CrashState {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const text = causeChain(error).join('\n\nCaused by: ');
    const retry = () => this.setState({ error: undefined });
    return <ErrorScreen title="This page crashed." text={text} retryLabel="Try again" onRetry={retry} />;
  }
}

/** The messages of an error and its causes; an error may be its own cause. */
function causeChain(error: unknown, seen: readonly unknown[] = []): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const known = [...seen, error];
  const { message, cause } = error;
  return cause && !known.includes(cause) ? [message, ...causeChain(cause, known)] : [message];
}
