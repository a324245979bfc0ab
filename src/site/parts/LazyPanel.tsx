import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLoaded } from '../stores/use-loaded';

interface LazyPanelProps<Module> {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly load: () => Promise<Module>;
  /** What is in the dialog, made with what was loaded. */
  readonly children: (module: Module) => ReactNode;
}

/** A dialog over the page, whose content is loaded when it is first opened. `<form method="dialog">` inside closes it. */
export function LazyPanel<Module extends object>(props: LazyPanelProps<Module>) {
  const { title, isOpen, onClose, load, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const loaded = useLoaded(load, isOpen);
  const isShown = isOpen && loaded !== undefined;
  useEffect(() => {
    if (isShown) dialog.current?.showModal();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <dialog ref={dialog} className="panel" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      {loaded instanceof Error ? (
        <>
          <p role="alert">{title} could not be loaded. Reload the page and try again.</p>
          <PanelButtons />
        </>
      ) : (
        children(loaded)
      )}
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
