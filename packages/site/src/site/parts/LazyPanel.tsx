import { type ReactNode, useId } from 'react';
import { closeDialog, showDialog } from '../stores/modals';
import type { Store } from '../stores/store';
import { useLoaded } from '../stores/use-loaded';
import { useStore } from '../stores/use-store';
import { Boundary, PartFailed } from './Boundary';
import { Waiting } from './Waiting';

interface LazyPanelProps<Module, Value> {
  readonly title: string;
  /** The panel is open while the store has a value. */
  readonly store: Store<Value | undefined>;
  readonly load: () => Promise<Module>;
  /** Renders the content with the loaded module. */
  readonly children: (module: Module, value: Value) => ReactNode;
}

/** A modal dialog whose content is loaded when it is first opened. */
export function LazyPanel<Module extends object, Value>(props: LazyPanelProps<Module, Value>) {
  const { title, store, load, children } = props;
  const titleId = useId();
  const value = useStore(store);
  const loaded = useLoaded(load, value !== undefined);
  if (value === undefined) return null;
  if (!loaded) return <Waiting />;
  return (
    <dialog ref={showDialog} className="panel" aria-labelledby={titleId} onClose={() => store.set(undefined)}>
      <h2 id={titleId}>{title}</h2>
      {loaded instanceof Error ? (
        <>
          <p role="alert">{`${title} could not be loaded. Reload the page and try again.`}</p>
          <PanelButtons />
        </>
      ) : (
        <Boundary fallback={(_, retry) => <PanelFailed title={title} onRetry={retry} />}>
          {children(loaded, value)}
        </Boundary>
      )}
    </dialog>
  );
}

/** A failed dialog can still be closed. */
function PanelFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <>
      <PartFailed title={title} onRetry={onRetry} />
      <PanelButtons />
    </>
  );
}

/** The buttons at the end of a dialog: the close button, and others. */
export function PanelButtons({ close = 'Close', children }: { close?: string; children?: ReactNode }) {
  return (
    <div className="panel-buttons">
      <button
        type="button"
        className="button"
        onClick={(event) => closeDialog(event.currentTarget.closest('dialog'))}
      >
        {close}
      </button>
      {children}
    </div>
  );
}
