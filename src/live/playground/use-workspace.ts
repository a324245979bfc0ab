import { useEffect, useEffectEvent, useState } from 'react';
import type { Syntax } from '../../model/syntax';
import { readStored, STORAGE_KEYS, writeStored } from '../../site/stores/storage';
import { chooseSyntax } from '../../site/stores/syntax';
import { readShareHash } from './share-link';
import { inSyntax, type ProgramPair, readWorkspace, type Workspace, workspaceOf } from './workspace';

/** A program that comes with the site. */
export interface Example {
  readonly name: string;
  readonly programs: ProgramPair;
}

interface WorkspaceState {
  readonly workspace: Workspace;
  /** Whether it is the reader's work. What is not is an example, which follows the reader's syntax. */
  readonly isOwn: boolean;
  /** The example that it was made from. */
  readonly example?: Example;
  /** What the reader had before a link or an example was opened. */
  readonly previous?: Workspace;
  /** Where the program comes from, or why it cannot be read. */
  readonly notice?: string;
}

/** The reader's files: from a link, from the last visit, or an example to start with. Every change is kept on the device. */
export function useWorkspace(start: Example, version: string, syntax: Syntax) {
  const asWorkspace = ({ name, programs }: Example) => workspaceOf(name, programs, syntax, version);
  const [state, setState] = useState<WorkspaceState>(() => {
    const stored = readStoredWorkspace(STORAGE_KEYS.playground);
    const previous = readStoredWorkspace(STORAGE_KEYS.playgroundBefore);
    if (stored) return { workspace: stored, isOwn: true, previous };
    return { workspace: asWorkspace(start), isOwn: false, example: start, previous };
  });
  const { workspace, isOwn, example, previous } = state;
  useEffect(() => {
    store(STORAGE_KEYS.playground, isOwn ? workspace : undefined);
    store(STORAGE_KEYS.playgroundBefore, previous);
  }, [workspace, isOwn, previous]);
  /** Something else takes the place of the reader's own work, which is put aside. */
  const replaceBy = (next: WorkspaceState) => setState({ previous: isOwn ? workspace : previous, ...next });
  const edit = (next: Workspace) => setState({ workspace: next, isOwn: true, example, previous });
  const importLink = useEffectEvent(async () => {
    const { hash, pathname, search } = window.location;
    const shared = await readShareHash(hash);
    if (!shared) return;
    // A reload must not bring the link's program back over the reader's changes.
    history.replaceState(history.state, '', pathname + search);
    const notice = 'This program comes from a link. Press Run to run it.';
    if (shared instanceof Error) setState({ ...state, notice: shared.message });
    else replaceBy({ workspace: shared, isOwn: true, notice });
  });
  useEffect(() => {
    void importLink();
    const stop = new AbortController();
    window.addEventListener('hashchange', () => void importLink(), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  const followSyntax = useEffectEvent(() => {
    if (example && !isOwn) setState({ ...state, workspace: asWorkspace(example) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the syntax that an example follows
  useEffect(followSyntax, [syntax]);
  return {
    ...state,
    edit,
    open: (next: Example) => replaceBy({ workspace: asWorkspace(next), isOwn: false, example: next }),
    restore: () => previous && setState({ workspace: previous, isOwn: true }),
    /** Goes on in a syntax: with the same example, or with the file of the same name. */
    switchTo: (next: Syntax) => {
      chooseSyntax(next);
      const follows = !isOwn && example?.programs[next] !== undefined;
      if (!follows) edit(inSyntax(workspace, next, example?.programs));
    },
  };
}

function readStoredWorkspace(key: string): Workspace | undefined {
  try {
    return readWorkspace(JSON.parse(readStored(key) ?? 'null'));
  } catch {
    return undefined;
  }
}

function store(key: string, workspace: Workspace | undefined): void {
  writeStored(key, workspace ? JSON.stringify(workspace) : null);
}
