import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { RECORD_ID } from '../../model/page';
import { startPrefetching } from './pages';

const PAGE = `<html><head><title>Sets</title></head><body><data id="${RECORD_ID}" value='{"path":"/docs/sets"}'></data></body></html>`;

beforeEach(() => {
  vi.useFakeTimers();
  const headers = { 'content-type': 'text/html' };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) =>
      Object.defineProperty(new Response(PAGE, { headers }), 'url', { value: url }),
    ),
  );
  document.body.innerHTML = '<a href="/docs/sets">Sets</a>';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a prefetched page is requested once and parsed only when it is shown', async () => {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
  const getPage = startPrefetching();
  const link = document.querySelector('a');
  if (link) fireEvent.pointerOver(link);
  await vi.advanceTimersByTimeAsync(100);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(parse).not.toHaveBeenCalled();
  const { record } = await getPage(new URL('/docs/sets', location.href));
  expect(record.path).toBe('/docs/sets');
  expect(parse).toHaveBeenCalled();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('nothing is prefetched when the reader saves data or is on a slow connection', async () => {
  const connection = { saveData: true, effectiveType: '4g' };
  vi.stubGlobal('navigator', { onLine: true, connection });
  startPrefetching();
  const point = async () => {
    const link = document.querySelector('a');
    if (link) fireEvent.pointerOver(link);
    await vi.advanceTimersByTimeAsync(1000);
  };
  await point();
  for (const effectiveType of ['2g', 'slow-2g']) {
    Object.assign(connection, { saveData: false, effectiveType });
    await point();
  }
  expect(fetch).not.toHaveBeenCalled();
  connection.effectiveType = '4g';
  await point();
  expect(fetch).toHaveBeenCalled();
});

test.each([
  ['empty', '', { headers: { 'content-type': 'text/html' } }, /incomplete/],
  ['cut off in its record', PAGE.slice(0, -40), { headers: { 'content-type': 'text/html' } }, /incomplete/],
  ['of the wrong type', '{}', { headers: { 'content-type': 'application/json' } }, /application\/json/],
  ['without a type', new Uint8Array(), {}, /no content type/],
  ['a server error', 'broken', { status: 500 }, /answered 500/],
])('a page that is %s rejects with an error that says so', async (_, body, init, words) => {
  vi.mocked(fetch).mockImplementation(async (url) =>
    Object.defineProperty(new Response(body, init), 'url', { value: url }),
  );
  await expect(startPrefetching()(new URL('/docs/sets', location.href))).rejects.toThrow(words);
});
