import { type ReactNode, useId } from 'react';
import { IconButton } from '../../site/parts/Icon';

interface ModalProps {
  readonly title: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog of the workbench; Escape and the button close it. */
export function Modal({ title, className = '', onClose, children }: ModalProps) {
  const titleId = useId();
  return (
    <dialog
      ref={showModal}
      className={`wb-dialog ${className}`.trim()}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className="wb-dialog-head">
        <h2 id={titleId}>{title}</h2>
        <IconButton name="close" label="Close" onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
}
