import './OfflinePanel.css';
import { useEffect } from 'react';
import { PanelButtons } from '../site/parts/LazyPanel';
import { keptVersionsStore, offlinePanelStore } from '../site/stores/offline';
import { useLoaded } from '../site/stores/use-loaded';
import { useStore } from '../site/stores/use-store';
import { readList } from './keep';
import { canKeep } from './kept';
import { readKeptVersions, startForgetting, startKeeping, type Work, workStore } from './work';

/** Shows what can be kept and what is, and lets the reader decide. */
export function OfflinePanel({ version }: { version: string }) {
  const work = useStore(workStore);
  const kept = useStore(keptVersionsStore);
  // Another tab may have changed what is kept, and the browser may have cleared it.
  useEffect(() => void readKeptVersions(), []);
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
  const isKept = kept.includes(version);
  const start = async () => {
    // A reader who reads on has to be told of a failure too.
    await startKeeping(version);
    if (workStore.get().state === 'failed') offlinePanelStore.set(version);
  };
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
      {work.state === 'failed' && (
        <p className="offline-problem" role="alert">
          Version {work.version} could not be {kept.includes(work.version) ? 'brought up to date' : 'kept'}.{' '}
          {work.words}
        </p>
      )}
      <OtherVersions versions={kept.filter((name) => name !== version)} />
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
  // A failure is reported when the reader starts to keep the version.
  const list = useLoaded(() => readList(version));
  return (
    <p>
      Keep all pages of version {version} and its search on this device, to read them without a network
      {list && 'bytes' in list && `: about ${Math.ceil(list.bytes / 1e6)} MB`}. While you are online you still
      always get the newest pages.
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
