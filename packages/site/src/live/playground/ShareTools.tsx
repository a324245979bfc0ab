import { useState } from 'react';
import { useCopy } from '../../site/stores/use-copy';
import { LiveButton } from '../results/Status';
import { saveFile } from '../save-file';
import { shareHash } from './share-link';
import type { Workspace } from './workspace';

const MESSAGES = { done: 'Link copied.', failed: 'Copying failed.' } as const;
const TOO_LARGE = 'The program is too large for a link. Download the files instead.';

/** Exports a program from the playground as a link or as files. */
export function ShareTools({ workspace }: { workspace: Workspace }) {
  const [state, copy] = useCopy();
  const [tooLarge, setTooLarge] = useState<Workspace>();
  /** Not awaited before copying: some browsers allow that only during a click. */
  const link = async () => {
    const hash = await shareHash(workspace);
    setTooLarge(hash ? undefined : workspace);
    return hash ? location.origin + location.pathname + hash : Promise.reject(new Error(TOO_LARGE));
  };
  return (
    <>
      <LiveButton onClick={() => void copy(link())}>Copy link</LiveButton>
      <LiveButton onClick={() => saveAll(workspace)}>
        {workspace.files.length > 1 ? 'Download files' : 'Download'}
      </LiveButton>
      <p role="status" className="play-status">
        {tooLarge === workspace ? TOO_LARGE : state && MESSAGES[state]}
      </p>
    </>
  );
}

function saveAll({ files }: Workspace): void {
  for (const { name, text } of files) saveFile(name, text);
}
