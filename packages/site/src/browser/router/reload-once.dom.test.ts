import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once';

const reload = vi.fn();
let type: string;

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  type = 'navigate';
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    { type } as unknown as PerformanceEntry,
  ]);
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => vi.restoreAllMocks());

const here = () => new URL(location.href);
/** A reload never resolves. */
const reloads = async () => {
  const known = reload.mock.calls.length;
  await Promise.race([
    reloadOnce(here(), 'A script is missing.'),
    new Promise((resolve) => setTimeout(resolve, 5)),
  ]);
  return reload.mock.calls.length > known;
};

it('reloads the page with a warning, and not again during the visit', async () => {
  expect(await reloads()).toBe(true);
  expect(console.warn).toHaveBeenCalledWith('A script is missing. The page is loaded again.');
  expect(await reloads()).toBe(false);
});

it('does not reload a page that was loaded by a reload, even if the storage was cleared', async () => {
  expect(await reloads()).toBe(true);
  sessionStorage.clear();
  type = 'reload';
  expect(await reloads()).toBe(false);
});

it('does not reload where nothing can be stored', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('refused');
  });
  expect(await reloads()).toBe(false);
});
