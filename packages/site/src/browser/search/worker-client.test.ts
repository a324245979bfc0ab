import { describe, expect, it, vi } from 'vitest';
import type { SearchAnswer, SearchReply, SearchRequest } from '../../model/search';
import { workerProvider } from './worker-client';

const answer = (total: number): SearchAnswer => ({ by: 'words', pages: [], total, suggestions: [] });
const request = (query: string): SearchRequest => ({
  query,
  versions: ['2.0.0'],
  syntax: 'jsligo',
  limit: 5,
});

/** A worker that records its requests and replies as the test tells it to. */
class FakeWorker extends EventTarget {
  readonly requests: SearchRequest[] = [];
  readonly ports: MessagePort[] = [];
  readonly terminate = vi.fn();

  postMessage(message: SearchRequest, [port]: [MessagePort]): void {
    this.requests.push(message);
    this.ports.push(port);
  }

  /** Replies to the request with this number. */
  reply(number: number, reply: SearchReply): void {
    this.ports[number]?.postMessage(reply);
  }
}

function provider() {
  const workers: FakeWorker[] = [];
  const start = () => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  };
  return { workers, provider: workerProvider(start) };
}

describe('search in a worker', () => {
  it('starts the worker with the first request', () => {
    const { workers, provider: local } = provider();
    expect(workers).toHaveLength(0);
    void local.search(request('a'));
    void local.search(request('b'));
    expect(workers).toHaveLength(1);
    expect(workers[0]?.requests).toEqual([request('a'), request('b')]);
  });

  it('resolves each request with its answer, in any order', async () => {
    const { workers, provider: local } = provider();
    const first = local.search(request('a'));
    const second = local.search(request('b'));
    workers[0]?.reply(1, { answer: answer(2), isMore: false });
    workers[0]?.reply(0, { answer: answer(1), isMore: false });
    expect((await first).total).toBe(1);
    expect((await second).total).toBe(2);
  });

  it('passes on the answer with excerpts', async () => {
    const { workers, provider: local } = provider();
    const onMore = vi.fn();
    const first = local.search(request('a'), { onMore });
    workers[0]?.reply(0, { answer: answer(1), isMore: false });
    expect((await first).total).toBe(1);
    expect(onMore).not.toHaveBeenCalled();
    workers[0]?.reply(0, { answer: answer(3), isMore: true });
    await vi.waitFor(() => expect(onMore).toHaveBeenCalledExactlyOnceWith(answer(3)));
  });

  it('rejects an aborted request, tells the worker, and ignores its answer', async () => {
    const { workers, provider: local } = provider();
    const controller = new AbortController();
    const [onMore, onAbort] = [vi.fn(), vi.fn()];
    const first = local.search(request('a'), { signal: controller.signal, onMore });
    const [port] = workers[0]?.ports ?? [];
    if (port) port.onmessage = onAbort;
    workers[0]?.reply(0, { answer: answer(1), isMore: true });
    controller.abort();
    await expect(first).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(onAbort).toHaveBeenCalledOnce());
    expect(onMore).not.toHaveBeenCalled();
  });

  it('sends nothing for a request that was aborted before', async () => {
    const { workers, provider: local } = provider();
    await expect(local.search(request('a'), { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    expect(workers).toHaveLength(0);
  });

  it('rejects with the reason that the worker gives', async () => {
    const { workers, provider: local } = provider();
    const failing = local.search(request('a'));
    workers[0]?.reply(0, { error: 'no network' });
    await expect(failing).rejects.toThrow('no network');
  });

  it('replaces a worker that failed', async () => {
    const { workers, provider: local } = provider();
    const failing = local.search(request('a'));
    workers[0]?.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('The search worker failed.');
    expect(workers[0]?.terminate).toHaveBeenCalledOnce();
    const next = local.search(request('a'));
    workers[1]?.reply(0, { answer: answer(1), isMore: false });
    expect((await next).total).toBe(1);
  });

  it('rejects where no worker can be started', async () => {
    const local = workerProvider(() => {
      throw new Error('Workers are blocked.');
    });
    await expect(local.search(request('a'))).rejects.toThrow('Workers are blocked.');
  });
});
