import { useEffect, useEffectEvent, useState } from 'react';
import type { Syntax } from '../../model/syntax';
import { readStoredJson, STORAGE_KEYS, writeStored } from '../../site/stores/storage';
import { chooseSyntax } from '../../site/stores/syntax';
import { readShareHash } from './share-link';
import { inSyntax, type ProgramPair, readWorkspace, type Workspace, workspaceOf } from './workspace';

/** A program that comes with the site. */
export interface Example {
  readonly name: string;
  readonly programs: ProgramPair;
}

interface WorkspaceState {
  /** The reader's work; without any, the example is shown in the reader's syntax. */
  readonly own?: Workspace;
  /** What it was made from. */
  readonly example?: Example;
  /** What the reader had before a link or an example was opened. */
  readonly previous?: Workspace;
  /** Where the program comes from, or why it cannot be read. */
  readonly notice?: string;
}

/** The reader's files: from a link, from the last visit, or an example to start with. Every change is kept on the device. */
export function useWorkspace(start: Example, version: string, syntax: Syntax) {
  const [{ own, example, previous, notice }, setState] = useState<WorkspaceState>(() => {
    const stored = readWorkspace(readStoredJson(STORAGE_KEYS.playground));
    const before = readWorkspace(readStoredJson(STORAGE_KEYS.playgroundBefore));
    return { own: stored, example: stored ? undefined : start, previous: before };
  });
  useEffect(() => {
    writeStored(STORAGE_KEYS.playground, own ? JSON.stringify(own) : null);
    writeStored(STORAGE_KEYS.playgroundBefore, previous ? JSON.stringify(previous) : null);
  }, [own, previous]);
  const { name, programs } = example ?? start;
  const workspace = own ?? workspaceOf(name, programs, syntax, version);
  const edit = (next: Workspace) => setState({ own: next, example, previous });
  /** Something else takes the place of the reader's own work, which is put aside. */
  const replaceBy = (next: WorkspaceState) => setState({ previous: own ?? previous, ...next });
  const importLink = useEffectEvent(async () => {
    const { hash, pathname, search } = window.location;
    const shared = await readShareHash(hash);
    if (!shared) return;
    // A reload must not bring the link's program back over the reader's changes.
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
    restore: () => setState({ own: previous }),
    /** Goes on in a syntax: with the same example, or with the file of the same name. */
    switchTo: (next: Syntax) => {
      chooseSyntax(next);
      const follows = !own && programs[next] !== undefined;
      if (!follows) edit(inSyntax(workspace, next, example?.programs));
    },
  };
}
