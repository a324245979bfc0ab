import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Syntax } from '../../model/syntax';
import { readStored, readStoredJson, STORAGE_KEYS, writeStored } from '../../site/stores/storage';
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
  const isStored = useSlot(STORAGE_KEYS.playground, own);
  useSlot(STORAGE_KEYS.playgroundBefore, previous);
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
    /** False if the browser refuses to store the reader's workspace. */
    isStored,
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

/** From the storage of this tab, if it has been here before: a reload does not show the program of another tab. */
function readSlot(key: string): Workspace | undefined {
  const area = readStored(key, 'sessionStorage') === null ? 'localStorage' : 'sessionStorage';
  return readWorkspace(readStoredJson(key, area));
}

/** Stores a workspace for this tab and, once the reader has changed it, for the next visit. */
function useSlot(key: string, workspace: Workspace | undefined): boolean {
  const [isStored, setIsStored] = useState(true);
  const isFirst = useRef(true);
  useEffect(() => {
    const text = JSON.stringify(workspace ?? null);
    writeStored(key, text, 'sessionStorage');
    if (!isFirst.current) setIsStored(writeStored(key, workspace ? text : null));
    isFirst.current = false;
  }, [key, workspace]);
  return isStored;
}
