import { Adopted } from './Adopted';

interface StillScreenProps {
  readonly html?: unknown;
  readonly message?: unknown;
  readonly onRetry?: unknown;
}

/** A screen whose script is missing: what has gone wrong, and the page as the server sent it. */
export function StillScreen({ html, message, onRetry }: StillScreenProps) {
  return (
    <>
      <div className="still" role="alert">
        <p>This page could not be loaded in full. {String(message)}</p>
        <button type="button" className="button" onClick={onRetry as () => void}>
          Retry
        </button>
      </div>
      <Adopted tag="div" html={html as string} />
    </>
  );
}
