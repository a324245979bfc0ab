import { Component, type ReactNode } from 'react';

type CrashState = { readonly error?: unknown };

/** Shows what went wrong when a page crashes while it is being shown. */
export class CrashBoundary extends Component<{ children: ReactNode }, CrashState> {
  override state: CrashState = {};

  static getDerivedStateFromError(error: unknown): CrashState {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const retry = () => this.setState({ error: undefined });
    return (
      <div className="narrow" role="alert">
        <h1>This page crashed.</h1>
        <p>
          <button type="button" className="button is-primary" onClick={retry}>
            Try again
          </button>
        </p>
        <pre className="error-text">{causeChain(error).join('\n\nCaused by: ')}</pre>
      </div>
    );
  }
}

/** The messages of an error and of all that caused it; an error may be its own cause. */
function causeChain(error: unknown, seen: readonly unknown[] = []): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const known = [...seen, error];
  const { message, cause } = error;
  return cause && !known.includes(cause) ? [message, ...causeChain(cause, known)] : [message];
}
