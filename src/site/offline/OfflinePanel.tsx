import './OfflinePanel.css';
import { useEffect, useRef, useState } from 'react';
import { offlinePanelStore } from '../stores/offline';
import { useStore } from '../stores/use-store';
import { readList } from './keep';
import { canKeep, readCopies } from './kept';
import { wordsFor } from './problems';
import { IDLE, startForgetting, startKeeping, type Work, workStore } from './work';

/** Shows what can be kept and what is, and lets the reader decide. */
export default function OfflinePanel({ version }: { version: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog className="panel" ref={dialog} aria-labelledby="offline-title" onClose={closePanel}>
      <h2 id="offline-title">Offline reading</h2>
      {canKeep() ? (
        <Choices version={version} onClose={close} />
      ) : (
        <>
          <p>
            This browser cannot keep pages at this address. It takes a current browser and an address that
            starts with https.
          </p>
          <div className="offline-buttons">
            <CloseButton onClose={close} />
          </div>
        </>
      )}
    </dialog>
  );
}

function closePanel(): void {
  offlinePanelStore.set(undefined);
}

function Choices({ version, onClose }: { version: string; onClose: () => void }) {
  const work = useStore(workStore, IDLE);
  const kept = useKept(work);
  if (work.state === 'busy') return <Busy work={work} onClose={onClose} />;
  if (!kept) return null;
  const isKept = kept.versions.includes(version);
  const start = async () => {
    // A reader who reads on has to be told of a failure too.
    if (!(await startKeeping(version)) && workStore.get().state === 'failed') offlinePanelStore.set(version);
  };
  return (
    <>
      {isKept ? <KeptText version={version} /> : <OfferText version={version} />}
      {(work.state === 'failed' || kept.problem) && (
        <p className="offline-problem" role="alert">
          {work.state === 'failed' ? failure(work, kept.versions) : kept.problem}
        </p>
      )}
      <OtherVersions versions={kept.versions.filter((name) => name !== version)} />
      <div className="offline-buttons">
        <CloseButton onClose={onClose} />
        {isKept ? (
          <button type="button" className="button" onClick={() => void startForgetting(version)}>
            Remove from this device
          </button>
        ) : (
          <button type="button" className="button is-primary" onClick={() => void start()}>
            {work.state === 'failed' ? 'Try again' : 'Keep for offline reading'}
          </button>
        )}
      </div>
    </>
  );
}

function failure({ version, words }: Extract<Work, { state: 'failed' }>, kept: readonly string[]): string {
  return kept.includes(version)
    ? `Version ${version} could not be brought up to date. ${words}`
    : `Version ${version} could not be kept. ${words}`;
}

function Busy({ work, onClose }: { work: Extract<Work, { state: 'busy' }>; onClose: () => void }) {
  return (
    <>
      <p>
        Version {work.version} is being fetched. You may read on meanwhile, as long as this page stays open.
      </p>
      <progress value={work.done} max={work.all || 1} aria-label="Pages and files that are kept so far" />
      <p className="offline-count">
        {work.done} of {work.all} pages and files
      </p>
      <div className="offline-buttons">
        <button type="button" className="button" onClick={work.cancel}>
          Cancel
        </button>
        <button type="button" className="button is-primary" onClick={onClose}>
          Read on
        </button>
      </div>
    </>
  );
}

function KeptText({ version }: { version: string }) {
  return (
    <p role="status">
      Version {version} and its search are kept on this device and can be read without a network. While you
      are online you always get the newest pages, and what is kept follows them.
    </p>
  );
}

function OfferText({ version }: { version: string }) {
  const size = useSize(version);
  return (
    <p>
      Keep all pages of version {version} and its search on this device, to read them without a network
      {size !== undefined && `: about ${size} MB`}. While you are online you still always get the newest
      pages.
    </p>
  );
}

function OtherVersions({ versions }: { versions: readonly string[] }) {
  if (versions.length === 0) return null;
  return (
    <ul className="offline-others" aria-label="Other versions that are kept">
      {versions.map((version) => (
        <li key={version}>
          Version {version} is kept too.
          <button type="button" onClick={() => void startForgetting(version)}>
            Remove {version}
          </button>
        </li>
      ))}
    </ul>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" className="button" onClick={onClose}>
      Close
    </button>
  );
}

interface Kept {
  readonly versions: readonly string[];
  /** Why nothing can be said of what is kept. */
  readonly problem?: string;
}

/** The versions that are kept, looked up again after each piece of work. */
function useKept(work: Work): Kept | undefined {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    if (work.state === 'busy') return;
    readCopies().then(
      (copies) => setKept({ versions: copies.map(({ list }) => list.version) }),
      (error: unknown) => setKept({ versions: [], problem: wordsFor(error) }),
    );
  }, [work]);
  return kept;
}

function useSize(version: string): number | undefined {
  const [size, setSize] = useState<number>();
  useEffect(() => {
    readList(version).then(
      ({ bytes }) => setSize(Math.ceil(bytes / 1e6)),
      // A failure is reported when the reader starts to keep the version.
      () => {},
    );
  }, [version]);
  return size;
}
