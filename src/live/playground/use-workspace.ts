import { useEffect, useEffectEvent, useState } from 'react';
import type { Syntax } from '../../model/syntax';
import { readStoredJson, STORAGE_KEYS, writeStored } from '../../site/stores/storage';
import { chooseSyntax } from '../../site/stores/syntax';
import { readShareHash } from './share-link';
import { inSyntax, type ProgramPair, readWorkspace, type Workspace, workspaceOf } from './workspace';

/** An example program of the site. */
export interface Example {
  readonly name: string;
  readonly programs: ProgramPair;
}

interface WorkspaceState {
  /** The reader's own workspace; if undefined, the example is shown in the reader's syntax. */
  readonly own?: Workspace;
  /** The example from which it was created. */
  readonly example?: Example;
  /** The reader's workspace before a link or an example was opened. */
  readonly previous?: Workspace;
  /** The origin of the program, or why it cannot be read. */
  readonly notice?: string;
}

/** The reader's files: from a link, the last visit, or an example. Every change is stored on the device. */
export function useWorkspace(start: Example, version: string, syntax: Syntax) {
  const [{ own, example, previous, notice }, setState] = useState<WorkspaceState>(() => {
    const stored = readSlot(STORAGE_KEYS.playground);
    const before = readSlot(STORAGE_KEYS.playgroundBefore);
    return { own: stored, example: stored ? undefined : start, previous: before };
  });
  useEffect(() => writeSlot(STORAGE_KEYS.playground, own), [own]);
  useEffect(() => writeSlot(STORAGE_KEYS.playgroundBefore, previous), [previous]);
  const { name, programs } = example ?? start;
  const workspace = own ?? workspaceOf(name, programs, syntax, version);
  const edit = (next: Workspace) => setState({ own: next, example, previous });
  /** Replaces the reader's own workspace and keeps it as `previous`. */
  const replaceBy = (next: WorkspaceState) => setState({ previous: own ?? previous, ...next });
  const importLink = useEffectEvent(async () => {
    const { hash, pathname, search } = window.location;
    const shared = await readShareHash(hash);
    if (!shared) return;
    // Otherwise a reload would replace the reader's changes with the program from the link.
    history.replaceState(history.state, '', pathname + search);
    if (shared instanceof Error) setState({ own, example, previous, notice: shared.message });
    else replaceBy({ own: shared, notice: 'This program comes from a link. Press Run to run it.' });
  });
  useEffect(() => {
    void importLink();
    const stop = new AbortController();
    window.addEventListener('hashchange', () => void importLink(), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return {
    workspace,
    previous,
    notice,
    edit,
    open: (next: Example) => replaceBy({ example: next }),
    restore: () => setState({ own: previous, previous: own }),
    /** Switches to a syntax: shows the same example, or the file of the same name. */
    switchTo: (next: Syntax) => {
      chooseSyntax(next);
      const follows = !own && programs[next] !== undefined;
      if (!follows) edit(inSyntax(workspace, next, example?.programs));
    },
  };
}

/** First from the storage of this tab, so that a reload does not show the program of another tab. */
function readSlot(key: string): Workspace | undefined {
  return readWorkspace(readStoredJson(key, 'sessionStorage')) ?? readWorkspace(readStoredJson(key));
}

function writeSlot(key: string, workspace: Workspace | undefined): void {
  const text = workspace ? JSON.stringify(workspace) : null;
  for (const area of ['sessionStorage', 'localStorage'] as const) writeStored(key, text, area);
}
