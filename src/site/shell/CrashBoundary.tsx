import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  readonly children: ReactNode;
  /** A new page is a new chance. */
  readonly path: string;
}

interface CrashState {
  readonly error?: unknown;
  readonly path: string;
}

/** Shows what went wrong when a page crashes while it is being shown. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { path: this.props.path };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps(props: CrashBoundaryProps, state: CrashState): CrashState | null {
    return props.path === state.path ? null : { path: props.path, error: undefined };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <CrashPage error={this.state.error} onRetry={() => this.setState({ error: undefined })} />;
  }
}

function CrashPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="narrow" role="alert">
      <h1>This page crashed.</h1>
      <p>
        <button type="button" className="button is-primary" onClick={onRetry}>
          Try again
        </button>
      </p>
      <pre className="error-text">{causeChain(error).join('\n\nCaused by: ')}</pre>
    </div>
  );
}

/** The messages of an error and of all that caused it. */
function causeChain(error: unknown): string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (let current = error; current !== undefined && current !== null && !seen.has(current); ) {
    seen.add(current);
    messages.push(current instanceof Error ? current.message : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}
