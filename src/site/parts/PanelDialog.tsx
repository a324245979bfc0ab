import { type ReactNode, useEffect, useId, useRef } from 'react';

interface PanelDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page; it is open as long as it is rendered. `<form method="dialog">` inside closes it. */
export function PanelDialog({ title, onClose, children }: PanelDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="panel" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}

/** The buttons at the end of a dialog: one that closes it, and others. */
export function PanelButtons({ close = 'Close', children }: { close?: string; children?: ReactNode }) {
  return (
    <form method="dialog" className="panel-buttons">
      <button type="submit" className="button">
        {close}
      </button>
      {children}
    </form>
  );
}

/** In place of a dialog whose script could not be loaded. */
export function PanelUnavailable({ title, onClose }: Omit<PanelDialogProps, 'children'>) {
  return (
    <PanelDialog title={title} onClose={onClose}>
      <p role="alert">{title} could not be loaded. Reload the page and try again.</p>
      <PanelButtons />
    </PanelDialog>
  );
}
