import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RECORD_ID } from '../../model/page';
import { usePublishedAgain } from './published-again';

const page = (build: string) =>
  `<body>"build":"in the text"<data id="${RECORD_ID}" value='{"path":"/docs","build":"${build}"}'></data></body>`;

afterEach(() => vi.unstubAllGlobals());

/** Whether a page of build b1 finds out that it is of a former build, from what the server answers. */
async function findsOut(answer: () => Promise<Response>, hasFailed = true): Promise<boolean> {
  document.body.innerHTML = page('b1');
  vi.stubGlobal('fetch', vi.fn(answer));
  const { result } = renderHook(() => usePublishedAgain(hasFailed));
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  return result.current;
}

test.each([
  ['b2', true],
  ['b1', false],
])('a page of build b1 and a server with build %s', async (build, isAgain) => {
  expect(await findsOut(async () => new Response(page(build)))).toBe(isAgain);
});

test('nothing is asked while nothing has failed', async () => {
  expect(await findsOut(async () => new Response(page('b2')), false)).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});

test('no network, or an answer that is no page, says nothing', async () => {
  expect(await findsOut(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
  expect(await findsOut(async () => new Response('Bad gateway', { status: 502 }))).toBe(false);
});
