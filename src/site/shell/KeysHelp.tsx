import { useEffect, useRef } from 'react';
import { keysHelpStore } from '../stores/keys-help';
import { useStore } from '../stores/use-store';

const KEYS = [
  { keys: ['/', 'Ctrl K', '⌘ K'], effect: 'Search' },
  { keys: ['↑', '↓'], effect: 'Choose a result' },
  { keys: ['Enter'], effect: 'Open the chosen result' },
  { keys: ['Alt A'], effect: 'Search one version, or all' },
  { keys: ['Esc'], effect: 'Close a menu or a dialog' },
  { keys: ['?'], effect: 'Show these keys' },
] as const;

/** The keys that the site knows, in a dialog that `?` opens. */
export function KeysHelp() {
  const isOpen = useStore(keysHelpStore, false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <dialog
      ref={dialog}
      className="panel"
      aria-labelledby="keys-title"
      onClose={() => keysHelpStore.set(false)}
    >
      <h2 id="keys-title">Keyboard shortcuts</h2>
      <dl className="keys">
        {KEYS.map(({ keys, effect }) => (
          <div key={effect}>
            <dt>{effect}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" className="button">
          Close
        </button>
      </form>
    </dialog>
  );
}
