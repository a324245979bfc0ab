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
  /** The example that is shown, until it is edited: it follows the reader's syntax. */
  readonly example?: Example;
  /** The example that the reader has edited. */
  readonly origin?: Example;
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
    return stored ? { workspace: stored, previous } : { workspace: asWorkspace(start), example: start };
  });
  const { workspace, example, origin = example, previous } = state;
  const changeTo = (next: WorkspaceState) => {
    setState(next);
    store(STORAGE_KEYS.playground, next.example ? undefined : next.workspace);
    store(STORAGE_KEYS.playgroundBefore, next.previous);
  };
  /** Something else takes the place of the reader's own work, which is put aside. */
  const replaceBy = (next: Omit<WorkspaceState, 'previous'>) =>
    changeTo({ ...next, previous: example ? previous : workspace });
  const importLink = useEffectEvent(async () => {
    const { hash, pathname, search } = window.location;
    const shared = await readShareHash(hash);
    if (!shared) return;
    // A reload must not bring the link's program back over the reader's changes.
    history.replaceState(history.state, '', pathname + search);
    if ('problem' in shared) setState({ ...state, notice: shared.problem });
    else
      replaceBy({
        workspace: shared.workspace,
        notice: 'This program comes from a link. Press Run to run it.',
      });
  });
  useEffect(() => {
    void importLink();
    const stop = new AbortController();
    window.addEventListener('hashchange', () => void importLink(), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  const followSyntax = useEffectEvent(() => {
    if (example) setState({ ...state, workspace: asWorkspace(example) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the syntax that an example follows
  useEffect(followSyntax, [syntax]);
  return {
    ...state,
    edit: (next: Workspace) => changeTo({ workspace: next, origin, previous }),
    open: (next: Example) => replaceBy({ workspace: asWorkspace(next), example: next }),
    restore: () => previous && changeTo({ workspace: previous }),
    /** Goes on in a syntax: with the same example, or with the file of the same name. */
    switchTo: (next: Syntax) => {
      chooseSyntax(next);
      const follows = example?.programs[next] !== undefined;
      if (!follows) changeTo({ workspace: inSyntax(workspace, next, origin?.programs), origin, previous });
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
