import { Component, type ErrorInfo, type ReactNode } from 'react';

interface BoundaryProps {
  /** Replaces the children after an error; `retry` renders them again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failure?: { readonly error: unknown };
  /** Counts renderings from scratch; the children's key. */
  readonly attempt: number;
}

/** Translators and extensions may change a part again while it is rendered again. */
const MAX_AUTOMATIC = 3;

/**
 * Contains the errors of one part of the page. Where another program has changed the elements of the part, React
 * fails to update them: the part is then rendered from scratch. Any other error is shown by the fallback.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  // Fields would need help in the oldest browsers.
  constructor(props: BoundaryProps) {
    super(props);
    this.state = { attempt: 0 };
    this.retry = this.retry.bind(this);
  }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    if (isChangedElsewhere(error) && this.state.attempt < MAX_AUTOMATIC) this.retry();
  }

  retry(): void {
    this.setState(({ attempt }) => ({ failure: undefined, attempt: attempt + 1 }));
  }

  override render(): ReactNode {
    const { failure, attempt } = this.state;
    if (failure) return this.props.fallback(failure.error, this.retry);
    return <Attempt key={attempt}>{this.props.children}</Attempt>;
  }
}

function Attempt({ children }: { children: ReactNode }) {
  return children;
}

/** Whether an update failed because an element or a text is no longer where React has put it. */
function isChangedElsewhere(error: unknown): boolean {
  return error instanceof DOMException;
}

type PartProps = { readonly title: string; readonly children: ReactNode };

/** A part of the page that says so in its place if it fails. */
export function Part({ title, children }: PartProps) {
  return (
    <Boundary fallback={(_, retry) => <PartFailed title={title} onRetry={retry} />}>{children}</Boundary>
  );
}

export function PartFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <div className="part-failed" role="alert">
      <p>{`${title} failed.`}</p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
