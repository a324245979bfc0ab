import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OfflineList } from '../model/offline';
import { serviceWorker } from './service-worker';

const ORIGIN = 'https://site.example';

type Texts = Readonly<Record<string, string>>;
type Caches = Readonly<Record<string, Texts>>;
type Listener = (event: {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}) => void;

/** A service worker with some caches of texts by path; returns a function that sends it requests. */
function worker(caches: Caches, keys = async () => Object.keys(caches)) {
  const listeners = new Map<string, Listener>();
  const scope = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    caches: {
      keys,
      open: async (name: string) => ({
        match: async (path: string) => {
          const text = caches[name]?.[path];
          return text === undefined ? undefined : new Response(text);
        },
      }),
    },
  };
  serviceWorker(scope as unknown as ServiceWorkerGlobalScope, {
    title: 'LIGO',
    locale: 'en',
    baseUrl: '/',
  });
  return async (path: string, { method = 'GET', mode = 'cors', accept = '*/*' } = {}) => {
    const request = new Request(path.startsWith('/') ? ORIGIN + path : path, { method, headers: { accept } });
    Object.defineProperty(request, 'mode', { value: mode });
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({ request, respondWith: (given) => (answer = given) });
    return answer && (await answer);
  };
}

const online = () => vi.stubGlobal('fetch', async () => new Response('from the network'));
const offline = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
afterEach(() => vi.unstubAllGlobals());

function whole(version: string, texts: Texts, moved: Texts = {}): Texts {
  const files = Object.fromEntries(Object.keys(texts).map((path) => [path, 'hash']));
  const list: OfflineList = { version, start: '/docs', build: '1', bytes: 1, files, moved };
  return { ...texts, '/offline/list': JSON.stringify(list) };
}

const KEPT = {
  'offline / 2.1.0 a': whole(
    '2.1.0',
    { '/docs/lists': 'kept lists', '/': 'kept home', '/assets/A.js': 'kept script' },
    { '/docs/old': '/docs/lists', '/docs/2.1.0': '/', '/docs/2.1.0/*': '/docs/*' },
  ),
};
const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text();
const placeOf = async (answer: Promise<Response | undefined>) => (await answer)?.headers.get('location');

describe('the service worker', () => {
  it('answers from the network while there is one, whatever is kept', async () => {
    online();
    expect(await textOf(worker(KEPT)('/docs/lists'))).toBe('from the network');
    expect(await textOf(worker(KEPT)('/assets/A.js'))).toBe('from the network');
  });

  it('passes on server errors', async () => {
    vi.stubGlobal('fetch', async () => new Response('broken', { status: 500 }));
    expect((await worker(KEPT)('/docs/lists'))?.status).toBe(500);
  });

  it('answers from the caches without a network, whatever the query', async () => {
    offline();
    const ask = worker(KEPT);
    expect(await textOf(ask('/docs/lists?lang=jsligo'))).toBe('kept lists');
    expect(await textOf(ask('/'))).toBe('kept home');
    expect(await textOf(ask('/assets/A.js'))).toBe('kept script');
  });

  it('redirects other spellings and old addresses to the page, as the server does', async () => {
    offline();
    const ask = worker(KEPT);
    for (const name of ['Lists', 'lists.html', 'lists/index.html', 'old', '2.1.0/lists', '2.1.0/old/'])
      expect(await placeOf(ask(`/docs/${name}?lang=jsligo`)), name).toBe(`${ORIGIN}/docs/lists?lang=jsligo`);
    expect(await placeOf(ask('/index.html'))).toBe(`${ORIGIN}/`);
    expect(await placeOf(ask('/docs/2.1.0'))).toBe(`${ORIGIN}/`);
  });

  it('answers a slash that a host adds with the page itself, because a stored redirect could loop', async () => {
    offline();
    const ask = worker(KEPT);
    for (const name of ['lists/', 'lists//'])
      expect(await textOf(ask(`/docs/${name}?lang=jsligo`)), name).toBe('kept lists');
  });

  it('says that a page is not kept and links to kept versions; other requests fail', async () => {
    offline();
    const ask = worker(KEPT);
    const answer = await ask('/docs/sets', { mode: 'navigate' });
    expect(answer?.status).toBe(503);
    const text = await answer?.text();
    expect(text).toContain('Not kept for offline reading');
    expect(text).toContain('<a href="/docs">Go to version 2.1.0');
    const toScript = await ask('/docs/sets', { accept: 'text/html' });
    expect(toScript?.headers.get('x-not-kept')).toMatch(/not kept for offline reading/);
    expect((await ask('/%E0%A4%A', { mode: 'navigate' }))?.status).toBe(503);
    await expect(ask('/search-index/next.json')).rejects.toThrow('Failed to fetch');
  });

  it('ignores incomplete caches and those of other programs', async () => {
    offline();
    const ask = worker({
      other: whole('2.1.0', { '/docs/sets': 'of another program' }),
      'offline / 2.1.0 b': { '/docs/lists': 'being filled' },
      ...KEPT,
    });
    expect(await textOf(ask('/docs/lists'))).toBe('kept lists');
    expect((await ask('/docs/sets', { mode: 'navigate' }))?.status).toBe(503);
  });

  it('behaves as if absent when the caches fail or are empty', async () => {
    const broken = worker(KEPT, () => Promise.reject(new Error('storage is broken')));
    online();
    expect(await textOf(broken('/docs/lists'))).toBe('from the network');
    offline();
    await expect(broken('/docs/lists', { mode: 'navigate' })).rejects.toThrow('Failed to fetch');
    await expect(worker({})('/docs/lists', { mode: 'navigate' })).rejects.toThrow('Failed to fetch');
  });

  it('leaves other sites and methods other than GET alone', async () => {
    online();
    expect(await worker(KEPT)('https://elsewhere.example/docs/lists')).toBeUndefined();
    expect(await worker(KEPT)('/docs/lists', { method: 'POST' })).toBeUndefined();
  });
});
