import './OfflinePanel.css';
import { useEffect } from 'react';
import { PanelButtons } from '../site/parts/LazyPanel';
import { keptVersionsStore } from '../site/stores/panels';
import { useLoaded } from '../site/stores/use-loaded';
import { useStore } from '../site/stores/use-store';
import { readList } from './keep';
import { canKeep } from './kept';
import { cancel, forget, keep, readKeptVersions, workStore } from './work';

/** Shows which versions are kept or can be, and lets the reader keep or remove them. */
export function OfflinePanel({ version }: { version: string }) {
  const work = useStore(workStore);
  const kept = useStore(keptVersionsStore);
  const isKept = kept.includes(version);
  // Another tab may have changed the kept versions, and the browser may have evicted them.
  useEffect(() => void readKeptVersions(), []);
  // A failure is reported when the reader starts to keep the version.
  const list = useLoaded(() => readList(version), canKeep() && !isKept);
  if (!canKeep()) {
    return (
      <>
        <p>
          This browser cannot keep pages at this address. Offline reading needs a current browser and an
          address that starts with https.
        </p>
        <PanelButtons />
      </>
    );
  }
  if (work.state === 'busy') {
    return (
      <>
        <p>
          {`Version ${work.version} is being downloaded. You can keep reading as long as this page stays open.`}
        </p>
        <progress value={work.done} max={work.all || 1} aria-label="Pages and files that are kept so far" />
        <p className="offline-count">{`${work.done} of ${work.all} pages and files`}</p>
        <PanelButtons close="Read on">
          <button type="button" className="button" onClick={cancel}>
            Cancel
          </button>
        </PanelButtons>
      </>
    );
  }
  const others = kept.filter((name) => name !== version);
  return (
    <>
      {isKept ? (
        <p role="status">
          {`Version ${version} and its search are kept on this device and can be read without a network. While you are online you always get the newest pages, and what is kept follows them.`}
        </p>
      ) : (
        <p>
          {`Keep all pages of version ${version} and its search on this device, to read them without a network${sizeOf(list)}. While you are online you still always get the newest pages.`}
        </p>
      )}
      {work.state === 'failed' && (
        <p className="offline-problem" role="alert">
          {`Version ${work.version} could not be ${kept.includes(work.version) ? 'brought up to date' : 'kept'}. ${work.message}`}
        </p>
      )}
      {others.length > 0 && (
        <ul className="offline-others" aria-label="Other versions that are kept">
          {others.map((other) => (
            <li key={other}>
              <span>{`Version ${other} is kept too.`}</span>
              <button type="button" onClick={() => void forget(other)}>
                {`Remove ${other}`}
              </button>
            </li>
          ))}
        </ul>
      )}
      <PanelButtons>
        {isKept ? (
          <button type="button" className="button" onClick={() => void forget(version)}>
            Remove from this device
          </button>
        ) : (
          <button type="button" className="button is-primary" onClick={() => void keep(version)}>
            {work.state === 'failed' ? 'Try again' : 'Keep for offline reading'}
          </button>
        )}
      </PanelButtons>
    </>
  );
}

type ListState = Awaited<ReturnType<typeof readList>> | Error | undefined;

function sizeOf(list: ListState): string {
  return list && 'bytes' in list ? `: about ${Math.ceil(list.bytes / 1e6)} MB` : '';
}
