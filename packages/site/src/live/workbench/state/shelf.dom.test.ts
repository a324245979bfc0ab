import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activeFile, programOf } from './program';
import { readKept, readWorkbench, storeWorkbench } from './shelf';
import { reduce, type Workbench } from './workbench';

const FIRST = programOf('counter', { jsligo: 'const a = 1;' }, 'jsligo', 'next');
const storedKey = (id: string) => `playground.program.${id}`;
let ids = 0;
const newId = () => `id-${ids++}`;
const visit = () => readWorkbench(FIRST, newId);
const write = (state: Workbench, text: string, now = 1) => reduce(state, { do: 'text', text, now });
const textOf = ({ shown }: Workbench) => activeFile(shown.program).text;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a first visit shows the first program and stores nothing for later', () => {
  const state = visit();
  expect(textOf(state)).toBe('const a = 1;');
  storeWorkbench(state, undefined);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('playground.program.'))).toEqual([]);
});

it('what the reader has changed last is shown at the next visit', () => {
  const state = write(visit(), 'mine', 2);
  expect(storeWorkbench(state, undefined)).toBe(true);
  sessionStorage.clear();
  expect(textOf(visit())).toBe('mine');
});

it('a tab shows its own program again, also one that was not changed', () => {
  const mine = write(visit(), 'mine', 2);
  storeWorkbench(mine, undefined);
  const other = programOf('other', { jsligo: 'const b = 2;' }, 'jsligo', 'next');
  storeWorkbench(reduce(mine, { do: 'open', id: 'link', program: other }), mine);
  const again = visit();
  expect([textOf(again), again.shown.isOwn, again.others.length]).toEqual(['const b = 2;', false, 1]);
});

it('a deleted program is deleted from the device', () => {
  const state = write(visit(), 'mine');
  storeWorkbench(state, undefined);
  const opened = reduce(state, { do: 'open', id: 'two', program: FIRST });
  storeWorkbench(opened, state);
  expect(localStorage.getItem(storedKey(state.shown.id))).toContain('mine');
  const deleted = reduce(opened, { do: 'delete', id: state.shown.id });
  storeWorkbench(deleted, opened);
  expect(localStorage.getItem(storedKey(state.shown.id))).toBeNull();
});

it('the programs of an earlier release are kept', () => {
  const old = (text: string) => ({ version: 'next', active: 0, files: [{ name: 'a.jsligo', text }] });
  localStorage.setItem('playground', JSON.stringify([old('own'), old('of a link'), old('before')]));
  const state = visit();
  expect([textOf(state), ...state.others.map(({ program }) => activeFile(program).text)]).toEqual([
    'own',
    'before',
  ]);
  expect(localStorage.getItem('playground')).toBeNull();
  expect(textOf(visit())).toBe('own');
});

it.each(['', '{', 'null', '[]', '7', '{"files":[]}', '{"version":"a","files":[{"name":"../x","text":""}]}'])(
  'a stored program that is damaged is left out: %s',
  (stored) => {
    localStorage.setItem(storedKey('x'), stored);
    sessionStorage.setItem('playground', stored);
    expect(textOf(visit())).toBe('const a = 1;');
    expect(readKept('x', stored)).toBeUndefined();
  },
);

it('a storage that is full or refused is reported', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, length: 0, key: () => null });
  expect(storeWorkbench(write(visit(), 'mine'), undefined)).toBe(false);
});
