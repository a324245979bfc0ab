import { useState } from 'react';
import { useCopy } from '../../site/stores/use-copy';
import { LiveButton } from '../results/Status';
import { shareHash } from './share-link';
import type { PlaygroundFile, Workspace } from './workspace';

const TOO_LARGE = 'The program is too large for a link. Download the files instead.';

/** Exports a program from the playground as a link or as files. */
export function ShareTools({ workspace }: { workspace: Workspace }) {
  const [state, copy] = useCopy();
  const [problem, setProblem] = useState<string>();
  const share = async () => {
    const hash = await shareHash(workspace).catch(() => undefined);
    setProblem(hash ? undefined : TOO_LARGE);
    if (hash) await copy(location.origin + location.pathname + hash);
  };
  return (
    <>
      <LiveButton onClick={() => void share()}>Copy link</LiveButton>
      <LiveButton onClick={() => workspace.files.forEach(download)}>
        {workspace.files.length > 1 ? 'Download files' : 'Download'}
      </LiveButton>
      <p role="status" className="play-status">
        {problem ?? (state === 'done' ? 'Link copied.' : state === 'failed' ? 'Copying failed.' : '')}
      </p>
    </>
  );
}

function download({ name, text }: PlaygroundFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
