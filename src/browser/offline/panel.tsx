import './panel.css';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { canKeep, forget, keep, readKept, readList } from './store';

/** Shows what can be kept and what is, and lets the reader decide. */
export function showOfflinePanel(version: string): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<OfflinePanel version={version} onClose={close} />);
}

type Work =
  | { readonly state: 'idle' }
  | { readonly state: 'busy'; readonly done: number; readonly all: number }
  | { readonly state: 'failed'; readonly message: string };

const IDLE: Work = { state: 'idle' };

function OfflinePanel({ version, onClose }: { version: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [kept, setKept] = useState(readKept);
  const [work, setWork] = useState<Work>(IDLE);
  useEffect(() => dialog.current?.showModal(), []);
  const run = async (task: () => Promise<void>) => {
    setWork({ state: 'busy', done: 0, all: 1 });
    try {
      await task();
      setWork(IDLE);
    } catch (error) {
      setWork({ state: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
    setKept(readKept());
  };
  const start = () => run(() => keep(version, (done, all) => setWork({ state: 'busy', done, all })));
  const isKept = kept?.version === version;
  return (
    <dialog className="offline-panel" ref={dialog} aria-labelledby="offline-title" onClose={onClose}>
      <h2 id="offline-title">Offline reading</h2>
      {canKeep() ? (
        <State version={version} kept={kept?.version} />
      ) : (
        <p>This browser cannot keep pages, or not at this address.</p>
      )}
      <div role="status">
        {work.state === 'busy' && (
          <progress value={work.done} max={work.all} aria-label="Pages that are kept so far" />
        )}
        {work.state === 'failed' && <p>It could not be kept. {work.message}</p>}
      </div>
      <div className="offline-buttons">
        {canKeep() && !isKept && work.state !== 'busy' && (
          <button type="button" className="button is-primary" onClick={start}>
            {work.state === 'failed' ? 'Try again' : 'Keep for offline reading'}
          </button>
        )}
        {kept && work.state !== 'busy' && (
          <button type="button" className="button" onClick={() => run(forget)}>
            Remove from this device
          </button>
        )}
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  );
}

function State({ version, kept }: { version: string; kept: string | undefined }) {
  const size = useSize(version);
  if (kept === version)
    return (
      <p>
        Version {version} and its search are kept on this device and can be read without a network. While you are
        online you always get the newest pages, and what is kept follows them.
      </p>
    );
  return (
    <p>
      All pages of version {version} and its search are kept on this device, to be read without a network
      {size && ` (about ${size} MB)`}. While you are online you still always get the newest pages.
      {kept && ` It takes the place of version ${kept}, which is kept now.`}
    </p>
  );
}

function useSize(version: string): number | undefined {
  const [size, setSize] = useState<number>();
  useEffect(() => {
    readList(version).then(
      ({ bytes }) => setSize(Math.ceil(bytes / 1e6)),
      () => {},
    );
  }, [version]);
  return size;
}
