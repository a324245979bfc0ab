import { useEffect, useRef } from 'react';
import { offlinePanelStore } from '../stores/offline';

/** Says that the panel could not be loaded. */
export function OfflineUnavailable() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="panel"
      aria-label="Offline reading"
      onClose={() => offlinePanelStore.set(undefined)}
    >
      <p role="alert">Offline reading could not be loaded. Reload the page and try again.</p>
      <form method="dialog">
        <button type="submit" className="button">
          Close
        </button>
      </form>
    </dialog>
  );
}
