import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

it('a page that is prefetched is requested once, and parsed only when it is shown', async () => {
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
