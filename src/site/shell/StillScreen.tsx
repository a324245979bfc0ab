import { Adopted } from './Adopted';

interface StillNoticeProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Says that there is more to a page than what is shown, and why. */
export function StillNotice({ message, onRetry }: StillNoticeProps) {
  return (
    <div className="still" role="alert">
      <p>This page could not be loaded in full. {message}</p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}

interface StillScreenProps {
  readonly html?: unknown;
  readonly message?: unknown;
  readonly onRetry?: unknown;
}

/** A screen whose script is missing: what has gone wrong, and the page as the server sent it. */
export function StillScreen({ html, message, onRetry }: StillScreenProps) {
  return (
    <>
      <StillNotice message={String(message)} onRetry={onRetry as () => void} />
      <Adopted tag="div" html={html as string} />
    </>
  );
}
