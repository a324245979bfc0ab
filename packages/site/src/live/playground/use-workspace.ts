import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Syntax } from '../../model/syntax';
import { readStored, readStoredJson, STORAGE_KEYS, writeStored } from '../../site/stores/storage';
import { chooseSyntax } from '../../site/stores/syntax';
import { readShareHash } from './share-link';
import {
  activeFile,
  inSyntax,
  type PlaygroundFile,
  type ProgramPair,
  readWorkspace,
  type Workspace,
  withTranslation,
  workspaceOf,
} from './workspace';

/** An example program of the site. */
export interface Example {
  readonly name: string;
  readonly programs: ProgramPair;
}

interface WorkspaceState {
  /** The reader's own workspace, once a program has been edited. */
  readonly own?: Workspace;
  /** What is shown otherwise: the workspace of a link, or an example. */
  readonly shared?: Workspace;
  readonly example?: Example;
  /** The workspaces that the reader edited before a link or an example was opened, latest first. */
  readonly previous: readonly Workspace[];
  /** How many programs have been opened. */
  readonly opened: number;
  /** A file and its translation: as long as both are unchanged, readers switch between them. */
  readonly translated?: readonly PlaygroundFile[];
  /** The origin of the program, or why it cannot be read. */
  readonly notice?: string;
}

const MAX_PREVIOUS = 10;

/** The reader's files: from a link, the last visit, or an example. Every change is stored on the device. */
export function useWorkspace(start: Example, version: string, syntax: Syntax) {
  const [state, setState] = useState<WorkspaceState>(() => readState(start));
  const { own, shared, example, previous, opened, notice } = state;
  const { name, programs } = example ?? start;
  const isStored = useStored([own ?? null, shared ?? null, ...previous]);
  const workspace = own ?? shared ?? workspaceOf(name, programs, syntax, version);
  const edit = (next: Workspace) => setState({ ...state, own: next, notice: undefined });
  /** Shows another program. What the reader has edited is kept. */
  const show = (next: Pick<WorkspaceState, 'shared' | 'example' | 'notice'>) => {
    const kept = (own ? [own, ...previous] : previous).slice(0, MAX_PREVIOUS);
    setState({ previous: kept, opened: opened + 1, ...next });
  };
  const importLink = useEffectEvent(async () => {
    const { hash, pathname, search } = window.location;
    const found = await readShareHash(hash);
    if (!found) return;
    // Otherwise a reload would replace the reader's changes with the program from the link.
    history.replaceState(history.state, '', pathname + search);
    if (found instanceof Error) setState({ ...state, notice: found.message });
    else show({ shared: found, notice: 'This program comes from a link. Press Run to run it.' });
  });
  useEffect(() => {
    void importLink();
    const stop = new AbortController();
    window.addEventListener('hashchange', () => void importLink(), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return {
    workspace,
    opened,
    previous,
    notice,
    isStored,
    edit,
    open: (next: Example) => show({ example: next }),
    /** Shows the last of the previous workspaces; the reader's current one becomes the first of them. */
    restore: () => {
      const [last, ...others] = previous;
      setState({ own: last, previous: own ? [...others, own] : others, opened: opened + 1 });
    },
    /** Whether the program that is shown is there in this syntax, too: as an example, or as translated before. */
    isWrittenIn: (next: Syntax) =>
      (!own && !shared && programs[next] !== undefined) ||
      [workspace, inSyntax(workspace, next)].map(activeFile).every((file) => isAmong(file, state.translated)),
    /** Shows the same example, or an empty file, in another syntax. */
    switchTo: (next: Syntax) => {
      chooseSyntax(next);
      if (own || shared || programs[next] === undefined) edit(inSyntax(workspace, next, example?.programs));
    },
    /** Shows the program in another syntax, with this text. What was in a file of that name is kept. */
    switchToTranslation: (next: Syntax, text: string) => {
      const translated = withTranslation(workspace, next, text);
      chooseSyntax(next);
      if (!translated) return edit(workspace);
      const replaced = workspace.files.find(({ name }) => name === activeFile(translated).name);
      const isLost = replaced !== undefined && replaced.text !== text && replaced.text.trim() !== '';
      const kept = isLost ? [workspace, ...previous].slice(0, MAX_PREVIOUS) : previous;
      setState({
        ...state,
        own: translated,
        previous: kept,
        translated: [activeFile(workspace), activeFile(translated)],
        notice: 'Translated. The program stays in its own file, too.',
      });
    },
  };
}

function isAmong({ name, text }: PlaygroundFile, files: readonly PlaygroundFile[] = []): boolean {
  return files.some((file) => file.name === name && file.text === text);
}

/** From the storage of this tab, if it has been here before: a reload does not show the program of another tab. */
function readState(start: Example): WorkspaceState {
  const isKnown = readStored(STORAGE_KEYS.playground, 'sessionStorage') !== null;
  const stored = readStoredJson(STORAGE_KEYS.playground, isKnown ? 'sessionStorage' : 'localStorage');
  const [own, shared, ...previous] = Array.isArray(stored) ? stored.map(readWorkspace) : [];
  const example = own || shared ? undefined : start;
  return { own, shared, example, previous: previous.filter((kept) => kept !== undefined), opened: 0 };
}

/** Stores workspaces for this tab and, once the reader has changed them, for the next visit. */
function useStored(workspaces: readonly (Workspace | null)[]): boolean {
  const [isStored, setIsStored] = useState(true);
  const hasStarted = useRef(false);
  const text = JSON.stringify(workspaces);
  useEffect(() => {
    writeStored(STORAGE_KEYS.playground, text, 'sessionStorage');
    if (hasStarted.current) setIsStored(writeStored(STORAGE_KEYS.playground, text));
    hasStarted.current = true;
  }, [text]);
  return isStored;
}
