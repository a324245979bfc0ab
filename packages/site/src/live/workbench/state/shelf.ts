/** The reader's programs on this device: each under its own key, so that tabs do not overwrite each other's. */
import {
  readStored,
  readStoredJson,
  STORAGE_KEYS,
  storedKeys,
  writeStored,
} from '../../../site/stores/storage';
import { readLayout } from './layout';
import { type Program, readProgram } from './program';
import { type Kept, MAX_PROGRAMS, type Workbench } from './workbench';

const { playground: TAB, playgroundProgram: PREFIX, playgroundLayout: LAYOUT } = STORAGE_KEYS;
const ID = /^[\w-]{1,40}$/;

/** What the tab has shown before a reload, else what the reader has changed last, else the program of a first visit. */
export function readWorkbench(first: Program, newId: () => string): Workbench {
  const kept = [...readAll(), ...readOlderRelease(newId)]
    .sort((one, other) => other.changed - one.changed)
    .slice(0, MAX_PROGRAMS);
  const layout = readLayout(readStoredJson(LAYOUT));
  const shown = readTab(kept) ?? kept[0] ?? { id: newId(), program: first, isOwn: false, changed: 0 };
  return { shown, others: kept.filter(({ id }) => id !== shown.id), layout };
}

function readAll(): Kept[] {
  return storedKeys(PREFIX).flatMap((key) => {
    const kept = readKept(key.slice(PREFIX.length), readStored(key));
    return kept ? [kept] : [];
  });
}

/** One program as it is stored; undefined for anything else. */
export function readKept(id: string, stored: string | null): Kept | undefined {
  const data = parsed(stored);
  const program = readProgram(data);
  if (!program || !ID.test(id)) return undefined;
  const changed = typeof data === 'object' && data !== null && 'changed' in data ? Number(data.changed) : 0;
  return { id, program, isOwn: true, changed: Number.isFinite(changed) ? changed : 0 };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** The tab shows a program of the device, or a copy of what a link or an example has brought. */
function readTab(kept: readonly Kept[]): Kept | undefined {
  const tab = readStoredJson(TAB, 'sessionStorage');
  if (typeof tab !== 'object' || tab === null || !('id' in tab) || typeof tab.id !== 'string')
    return undefined;
  const own = kept.find(({ id }) => id === tab.id);
  const program = 'program' in tab ? readProgram(tab.program) : undefined;
  if (own || !program || !ID.test(tab.id)) return own;
  return { id: tab.id, program, isOwn: 'isOwn' in tab && tab.isOwn === true, changed: 0 };
}

/** Earlier releases have kept a list: the reader's program, one of a link, and previous ones. */
function readOlderRelease(newId: () => string): Kept[] {
  const list = readStoredJson(TAB);
  if (!Array.isArray(list)) return [];
  const kept = list.flatMap((data: unknown, index): Kept[] => {
    const program = index === 1 ? undefined : readProgram(data);
    return program ? [{ id: newId(), program, isOwn: true, changed: list.length - index }] : [];
  });
  if (kept.every(storeKept)) writeStored(TAB, null);
  return kept;
}

function storedKey(id: string): string {
  return PREFIX + id;
}

function storeKept({ id, program, changed }: Kept): boolean {
  return writeStored(storedKey(id), JSON.stringify({ ...program, changed }));
}

/** Stores what differs from the last time. Returns whether the device has everything that is the reader's own. */
export function storeWorkbench(state: Workbench, last: Workbench | undefined): boolean {
  const { shown, layout } = state;
  if (shown !== last?.shown)
    writeStored(
      TAB,
      JSON.stringify({ id: shown.id, program: shown.program, isOwn: shown.isOwn }),
      'sessionStorage',
    );
  if (layout !== last?.layout) writeStored(LAYOUT, JSON.stringify(layout));
  const before = new Map(keptOf(last).map((kept) => [kept.id, kept]));
  const now = keptOf(state);
  for (const id of before.keys()) if (!now.some((kept) => kept.id === id)) writeStored(storedKey(id), null);
  const changed = now.filter((kept) => kept !== before.get(kept.id));
  return changed.map(storeKept).every(Boolean);
}

function keptOf(state: Workbench | undefined): readonly Kept[] {
  if (!state) return [];
  return [state.shown, ...state.others].filter(({ isOwn }) => isOwn);
}
