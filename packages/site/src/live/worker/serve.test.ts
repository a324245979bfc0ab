import { expect, it, vi } from 'vitest';
import type { Diagnostic } from '../protocol/program';
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

it.each([
  [
    'what the chain refuses',
    '[@entry] let f () (_ : operation list) : operation list * operation list = [], []',
    'operation',
  ],
  [
    'nothing in a contract that compiles',
    '[@entry] let f () (_ : int) : operation list * int = [], 1',
    undefined,
  ],
  [
    'nothing in a program with other problems',
    '[@entry] let f () (_ : int) : operation list * int = [], "a"',
    undefined,
  ],
])('reports %s', async (_, text, place) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ version: 'next', files: {} })));
  const program = { ...PROGRAM, syntax: 'cameligo', text, library: '/ligo/next.json' } as const;
  const reply = await new Promise<WorkerReply>((resolve) =>
    answer(
      { id: 1, task: 'contracts', input: program },
      (message) => 'started' in message || resolve(message),
    ),
  );
  const [problem, ...more] = 'output' in reply ? (reply.output as readonly Diagnostic[]) : [];
  expect(problem && text.slice(problem.place?.from, problem.place?.to)).toBe(place);
  expect(more).toEqual([]);
  vi.unstubAllGlobals();
});
