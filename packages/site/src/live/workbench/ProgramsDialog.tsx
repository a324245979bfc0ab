import { LiveButton } from '../results/Status';
import { Modal } from './Modal';
import type { Kept } from './state/workbench';
import { type Dispatch, newId } from './use-workbench';

interface ProgramsDialogProps {
  readonly shown: Kept;
  readonly others: readonly Kept[];
  readonly dispatch: Dispatch;
  readonly onClose: () => void;
}

/** The reader's programs on this device. */
export function ProgramsDialog({ shown, others, dispatch, onClose }: ProgramsDialogProps) {
  const then = (action: Parameters<Dispatch>[0]) => {
    dispatch(action);
    onClose();
  };
  return (
    <Modal title="Programs on this device" onClose={onClose}>
      <p className="wb-empty">
        Every program that you change is kept here, in this browser only. Nothing is sent anywhere.
      </p>
      <ul className="wb-programs">
        <li>
          <span className="wb-program-name">{shown.program.title}</span>
          <span className="wb-program-facts">{factsOf(shown)}</span>
          <LiveButton onClick={() => then({ do: 'copy', id: newId(), now: Date.now() })}>
            Make a copy
          </LiveButton>
        </li>
        {others.map((kept) => (
          <li key={kept.id}>
            <button
              type="button"
              className="wb-program-name"
              onClick={() => then({ do: 'go to', id: kept.id })}
            >
              {kept.program.title}
            </button>
            <span className="wb-program-facts">{factsOf(kept)}</span>
            <LiveButton
              aria-label={`Delete ${kept.program.title}`}
              onClick={() => dispatch({ do: 'delete', id: kept.id })}
            >
              Delete
            </LiveButton>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function factsOf({ program: { files }, changed }: Kept): string {
  const count = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
  return changed > 1000 ? `${count}, changed ${new Date(changed).toLocaleString('en-GB')}` : count;
}
