import './OfflinePanel.css';
import { useEffect, useState } from 'react';
import { PanelButtons } from '../site/parts/PanelDialog';
import { offlinePanelStore } from '../site/stores/offline';
import { useStore } from '../site/stores/use-store';
import { readList } from './keep';
import { canKeep, readCopies } from './kept';
import { wordsFor } from './problems';
import { startForgetting, startKeeping, type Work, workStore } from './work';

/** Shows what can be kept and what is, and lets the reader decide. */
export function OfflinePanel({ version }: { version: string }) {
  const work = useStore(workStore);
  const kept = useKept(work);
  if (!canKeep()) {
    return (
      <>
        <p>
          This browser cannot keep pages at this address. It takes a current browser and an address that
          starts with https.
        </p>
        <PanelButtons />
      </>
    );
  }
  if (work.state === 'busy') return <Busy work={work} />;
  if (!kept) return null;
  const isKept = kept.versions.includes(version);
  const start = async () => {
    // A reader who reads on has to be told of a failure too.
    if (!(await startKeeping(version)) && workStore.get().state === 'failed') offlinePanelStore.set(version);
  };
  const problem = work.state === 'failed' ? failure(work, kept.versions) : kept.problem;
  return (
    <>
      {isKept ? (
        <p role="status">
          Version {version} and its search are kept on this device and can be read without a network. While
          you are online you always get the newest pages, and what is kept follows them.
        </p>
      ) : (
        <OfferText version={version} />
      )}
      {problem && (
        <p className="offline-problem" role="alert">
          {problem}
        </p>
      )}
      <OtherVersions versions={kept.versions.filter((name) => name !== version)} />
      <PanelButtons>
        {isKept ? (
          <button type="button" className="button" onClick={() => void startForgetting(version)}>
            Remove from this device
          </button>
        ) : (
          <button type="button" className="button is-primary" onClick={() => void start()}>
            {work.state === 'failed' ? 'Try again' : 'Keep for offline reading'}
          </button>
        )}
      </PanelButtons>
    </>
  );
}

function failure({ version, words }: Extract<Work, { state: 'failed' }>, kept: readonly string[]): string {
  const what = kept.includes(version) ? 'brought up to date' : 'kept';
  return `Version ${version} could not be ${what}. ${words}`;
}

function Busy({ work: { version, done, all, cancel } }: { work: Extract<Work, { state: 'busy' }> }) {
  return (
    <>
      <p>Version {version} is being fetched. You may read on meanwhile, as long as this page stays open.</p>
      <progress value={done} max={all || 1} aria-label="Pages and files that are kept so far" />
      <p className="offline-count">
        {done} of {all} pages and files
      </p>
      <PanelButtons close="Read on">
        <button type="button" className="button" onClick={cancel}>
          Cancel
        </button>
      </PanelButtons>
    </>
  );
}

function OfferText({ version }: { version: string }) {
  const [megabytes, setMegabytes] = useState<number>();
  useEffect(() => {
    readList(version).then(
      ({ bytes }) => setMegabytes(Math.ceil(bytes / 1e6)),
      // A failure is reported when the reader starts to keep the version.
      () => {},
    );
  }, [version]);
  return (
    <p>
      Keep all pages of version {version} and its search on this device, to read them without a network
      {megabytes !== undefined && `: about ${megabytes} MB`}. While you are online you still always get the
      newest pages.
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

interface Kept {
  readonly versions: readonly string[];
  /** Why nothing can be said of what is kept. */
  readonly problem?: string;
}

/** The versions that are kept, looked up again after each piece of work. */
function useKept(work: Work): Kept | undefined {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    if (work.state === 'busy' || !canKeep()) return;
    readCopies().then(
      (copies) => setKept({ versions: copies.map(({ list }) => list.version) }),
      (error: unknown) => setKept({ versions: [], problem: wordsFor(error) }),
    );
  }, [work]);
  return kept;
}
