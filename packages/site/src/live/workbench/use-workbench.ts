import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { STORAGE_KEYS } from '../../site/stores/storage';
import type { Program } from './state/program';
import { readShareHash } from './state/share-link';
import { readKept, readWorkbench, storeWorkbench } from './state/shelf';
import { type Action, reduce, type Workbench } from './state/workbench';

/** Typing does not wait for storage, but a crash loses no more than this. */
const STORE_DELAY_MS = 250;

export type Dispatch = (action: Action) => void;

/** Distinct among the programs of a device. */
export function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}

/** The state of the workbench, stored on the device; links are opened and other tabs are followed. */
export function useWorkbench(first: Program): { state: Workbench; dispatch: Dispatch; isStored: boolean } {
  const [state, dispatch] = useReducer(reduce, first, (program) => readWorkbench(program, newId));
  const isStored = useStored(state);
  useEffect(() => {
    const open = async () => {
      const { hash, pathname, search } = window.location;
      const found = await readShareHash(hash);
      if (!found) return;
      // Otherwise a reload would replace the reader's changes with the program from the link.
      history.replaceState(history.state, '', pathname + search);
      if (found instanceof Error) dispatch({ do: 'notice', text: found.message });
      else
        dispatch({
          do: 'open',
          id: newId(),
          program: found,
          notice: 'This program comes from a link. Your own programs are kept under Programs.',
        });
    };
    void open();
    const stop = new AbortController();
    window.addEventListener('hashchange', () => void open(), { signal: stop.signal });
    window.addEventListener('storage', (event) => follow(event, dispatch), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return { state, dispatch, isStored };
}

/** Another tab has stored or deleted a program. */
function follow({ key, newValue, storageArea }: StorageEvent, dispatch: Dispatch): void {
  const prefix = STORAGE_KEYS.playgroundProgram;
  if (!key?.startsWith(prefix) || storageArea !== window.localStorage) return;
  const id = key.slice(prefix.length);
  const kept = readKept(id, newValue);
  dispatch({ do: 'changed elsewhere', id, ...(kept && { kept }) });
}

/** Stores the state soon after each change, and at once when the page is left. */
function useStored(state: Workbench): boolean {
  const [isStored, setIsStored] = useState(true);
  const last = useRef<Workbench>(undefined);
  const store = useEffectEvent(() => {
    if (last.current === state) return;
    setIsStored(storeWorkbench(state, last.current));
    last.current = state;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state is stored
  useEffect(() => {
    const timer = setTimeout(store, STORE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    const leave = () => store();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      store();
    };
  }, []);
  return isStored;
}
