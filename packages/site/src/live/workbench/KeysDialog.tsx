import { LiveButton } from '../results/Status';
import { Modal } from './Modal';
import { startTour } from './tour';

const KEYS = [
  ['Run', 'Ctrl Enter'],
  ['Make a copy', 'Ctrl S'],
  ['Find and replace', 'Ctrl F'],
  ['Complete a name', 'Ctrl Space'],
  ['Next problem', 'F8'],
  ['Declaration of a name', 'F12'],
  ['Next use of a name', 'Shift F12'],
  ['Rename a name', 'F2'],
  ['Type of the called function', 'Ctrl Shift Space'],
  ['Format', 'Shift Alt F'],
  ['Comment', 'Ctrl /'],
  ['Fold, unfold', 'Ctrl Shift [ , Ctrl Shift ]'],
  ['Leave the editor', 'Esc, then Tab'],
  ['Rename a file (on its tab)', 'F2'],
  ['Move a file (on its tab)', 'Alt ← , Alt →'],
  ['Close a file (on its tab)', 'Delete'],
  ['Sizes (on a splitter)', 'Arrow keys'],
  ['Show these keys', '?'],
] as const;

/** All keys of the workbench, and the tour. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Keys" onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([effect, keys]) => (
          <div key={effect}>
            <dt>{effect}</dt>
            <dd>
              <kbd>{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <p className="wb-empty">On a Mac, press ⌘ instead of Ctrl.</p>
      <LiveButton
        onClick={() => {
          onClose();
          startTour();
        }}
      >
        Start the tour
      </LiveButton>
    </Modal>
  );
}
