import { expect, it, vi } from 'vitest';
import { answer, type WorkerReply } from './serve';

const PROGRAM = { syntax: 'jsligo', before: '', text: '', library: '/ligo/none.json' } as const;

const replyTo = (id: number) =>
  new Promise<WorkerReply>((resolve) => answer({ id, task: 'check', input: PROGRAM }, resolve));

it.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['404', () => Promise.resolve(new Response('', { status: 404 }))],
])('explains that the library could not be loaded: %s', async (reason, fetchLibrary) => {
  vi.stubGlobal('fetch', fetchLibrary);
  expect(await replyTo(1)).toEqual({
    id: 1,
    error: `The library could not be loaded (${reason}). Try again later.`,
  });
  vi.unstubAllGlobals();
});
