import { createHash } from 'node:crypto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OfflineList } from '../model/offline';
import { OfflinePanel } from './OfflinePanel';

const VERSION = '2.1.0';
const LIST = `/offline/${VERSION}.json`;
const TEXTS = { '/docs': 'Start', '/docs/lists': 'Lists' };

const hashOf = (text: string) => createHash('sha1').update(text).digest('base64url').slice(0, 16);

function listOf(build: string): string {
  const files = Object.fromEntries(Object.entries(TEXTS).map(([path, text]) => [path, hashOf(text)]));
  const list: OfflineList = { version: VERSION, start: '/docs', build, bytes: 3_500_000, files, moved: {} };
  return JSON.stringify(list);
}

/** The response of each address: a text, a status, or undefined where the network fails. */
let site: Record<string, string | number | undefined>;
let stored: Map<string, Map<string, Response>>;
let worker: { readonly state: string; readonly scriptURL: string } | undefined;
/** The state in which the worker starts; undefined if the browser rejects it. */
let workerState: string | undefined;

function cacheOf(name: string) {
  const files = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, files);
  return {
    match: async (path: string) => files.get(path)?.clone(),
    put: async (path: string, response: Response) => void files.set(path, response),
  };
}

const cacheStorage = () => ({
  keys: async () => [...stored.keys()],
  open: async (name: string) => cacheOf(name),
  delete: async (name: string) => stored.delete(name),
});

/** happy-dom's responses throw a SyntaxError from another realm. */
const answerOf = (text: string) => Object.assign(new Response(text), { json: async () => JSON.parse(text) });

/** A browser with caches and service workers. */
function browser() {
  const registration = () => ({ active: worker, unregister: async () => (worker = undefined) });
  return {
    onLine: true,
    storage: undefined as { readonly estimate: () => Promise<StorageEstimate> } | undefined,
    locks: { request: (_name: string, ...rest: readonly unknown[]) => (rest.at(-1) as () => unknown)() },
    serviceWorker: {
      controller: null,
      getRegistration: async () => worker && registration(),
      register: async () => {
        if (!workerState) throw new TypeError('The script is refused.');
        worker = { state: workerState, scriptURL: new URL('/sw.js', location.href).href };
        return registration();
      },
    },
  };
}

beforeEach(() => {
  site = { ...TEXTS, [LIST]: listOf('a') };
  stored = new Map();
  worker = undefined;
  workerState = 'activated';
  vi.stubGlobal('caches', cacheStorage());
  vi.stubGlobal('navigator', browser());
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = site[path];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return typeof answer === 'number' ? new Response('', { status: answer }) : answerOf(answer);
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openPanel(): Promise<void> {
  render(<OfflinePanel version={VERSION} />);
  await act(async () => {});
}

/** Presses the button that keeps the version, also after a failure. */
const keep = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: /^(Keep for|Try again)/ })));

async function expectKept(): Promise<void> {
  await screen.findByText(/can be read without a network/);
  expect([...stored.keys()]).toEqual([`offline / ${VERSION} a`]);
}

it('says how large a version is, keeps it as a whole, and removes it with its worker', async () => {
  await openPanel();
  expect(await screen.findByText(/: about 4 MB/)).toBeTruthy();
  await keep();
  await expectKept();
  expect([...(stored.values().next().value?.keys() ?? [])].sort()).toEqual([
    ...Object.keys(TEXTS),
    '/offline/list',
  ]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove from this device' })));
  await screen.findByRole('button', { name: 'Keep for offline reading' });
  expect([stored.size, worker]).toEqual([0, undefined]);
});

it.each<[string, () => void, string]>([
  [
    'a server error for a file',
    () => (site['/docs/lists'] = 500),
    'The server answered with status 500 for /docs/lists. Try again later.',
  ],
  [
    'a file of another build',
    () => (site['/docs/lists'] = 'Other lists'),
    'The site is being published right now. Try again in a few minutes.',
  ],
  [
    'an invalid list',
    () => (site[LIST] = '<html>'),
    'The server did not answer with a list of files. Try again later.',
  ],
  [
    'no network',
    () => (site['/docs/lists'] = undefined),
    'The network failed. Check your connection and try again.',
  ],
  [
    'a worker that the browser rejects',
    () => (workerState = undefined),
    'The script for offline reading did not start. Try again later.',
  ],
  [
    'a worker that cannot be installed',
    () => (workerState = 'redundant'),
    'The script for offline reading did not start. Try again later.',
  ],
  [
    'too little room',
    () =>
      vi.stubGlobal('navigator', {
        ...browser(),
        storage: { estimate: async () => ({ quota: 4_000_000, usage: 1_000_000 }) },
      }),
    'There is not enough room. Free some space on this device, or remove another version',
  ],
  [
    'storage that is refused',
    () => {
      const refuse = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
      vi.stubGlobal('caches', { keys: refuse, open: refuse });
    },
    'The browser does not let this site store anything. Allow it to store data for this site',
  ],
])(
  'says what to do about %s, leaves nothing behind, and succeeds at the next attempt',
  async (_, fail, words) => {
    fail();
    await openPanel();
    await keep();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(`Version ${VERSION} could not be kept. ${words}`);
    expect([stored.size, worker]).toEqual([0, undefined]);

    site = { ...TEXTS, [LIST]: listOf('a') };
    workerState = 'activated';
    vi.stubGlobal('navigator', browser());
    vi.stubGlobal('caches', cacheStorage());
    await keep();
    await expectKept();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('fetches the newer build if one is published meanwhile', async () => {
  await openPanel();
  site = { ...site, '/docs/lists': 'Other lists' };
  const lists = [listOf('before'), listOf('a').replace(hashOf('Lists'), hashOf('Other lists'))];
  const fetchFile = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string) =>
    path === LIST ? answerOf(lists.shift() ?? '') : fetchFile(path),
  );
  await keep();
  await expectKept();
});

it('says so where the browser cannot keep pages', async () => {
  const { serviceWorker: _, ...without } = browser();
  vi.stubGlobal('navigator', without);
  await openPanel();
  expect(screen.getByText(/This browser cannot keep pages at this address/)).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
});

it('recognises kept versions when Firefox lists a registration without its controlling worker', async () => {
  await openPanel();
  await keep();
  await expectKept();
  cleanup();
  const known = browser();
  const getRegistration = async () => ({ active: null, waiting: null, installing: null });
  const serviceWorker = { ...known.serviceWorker, controller: worker, getRegistration };
  vi.stubGlobal('navigator', { ...known, serviceWorker });
  await openPanel();
  await expectKept();

  cleanup();
  vi.stubGlobal('navigator', { ...known, serviceWorker: { ...serviceWorker, controller: null } });
  stored.set('offline / 1.6.0 abc', new Map());
  await openPanel();
  await screen.findByRole('button', { name: 'Keep for offline reading' });
  expect([...stored.keys()]).toEqual([`offline / ${VERSION} a`, 'offline / 1.6.0 abc']);
});
