import { afterEach, expect, test, vi } from 'vitest';
import { RECORD_ID } from '../../model/page';
import { isPublishedAgain } from './published-again';

const page = (build: string) =>
  `<body>"build":"in the text"<data id="${RECORD_ID}" value='{"path":"/docs","build":"${build}"}'></data></body>`;

function serve(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', vi.fn(answer));
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['b2', true],
  ['b1', false],
])('a page of build b1 and a server with build %s', async (build, isAgain) => {
  document.body.innerHTML = page('b1');
  serve(async () => new Response(page(build)));
  expect(await isPublishedAgain()).toBe(isAgain);
});

test('an answer that is no page says nothing', async () => {
  document.body.innerHTML = page('b1');
  serve(async () => new Response('Bad gateway', { status: 502 }));
  expect(await isPublishedAgain()).toBe(false);
});
