import { useShell } from './context';

export const LOAD_ERROR_TITLE = 'This page could not be loaded';

export function LoadError({ message }: { message: string }) {
  const { actions } = useShell();
  return (
    <div className="narrow" role="alert">
      <h1>{LOAD_ERROR_TITLE}</h1>
      <pre className="error-text">{message}</pre>
      <p>
        <button type="button" className="button is-primary" onClick={actions.retry}>
          Retry
        </button>
      </p>
    </div>
  );
}
