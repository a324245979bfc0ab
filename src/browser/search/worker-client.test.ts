import { describe, expect, it, vi } from 'vitest';
import type { SearchAnswer, SearchRequest } from '../../model/search';
import type { WorkerReply, WorkerRequest } from '../../search/messages';
import { workerProvider } from './worker-client';

const answer = (total: number): SearchAnswer => ({ by: 'words', pages: [], total, suggestions: [] });
const request = (query: string): SearchRequest => ({
  query,
  versions: ['1.11.5'],
  syntax: 'jsligo',
  limit: 5,
});

/** A worker that notes what it is asked and says what the test wants. */
class FakeWorker extends EventTarget {
  readonly asked: WorkerRequest[] = [];
  readonly terminate = vi.fn();

  postMessage(message: WorkerRequest): void {
    this.asked.push(message);
  }

  say(reply: WorkerReply): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(reply) }));
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
  it('starts the worker with the first question', () => {
    const { workers, provider: local } = provider();
    expect(workers).toHaveLength(0);
    void local.search(request('a'));
    void local.search(request('b'));
    expect(workers).toHaveLength(1);
  });

  it('gives each question its own answer, in whatever order they come', async () => {
    const { workers, provider: local } = provider();
    const first = local.search(request('a'));
    const second = local.search(request('b'));
    workers[0]?.say({ id: 2, answer: answer(2) });
    workers[0]?.say({ id: 1, answer: answer(1) });
    expect((await first).total).toBe(1);
    expect((await second).total).toBe(2);
  });

  it('tells of a fuller answer after the first', async () => {
    const { workers, provider: local } = provider();
    const more = vi.fn();
    const first = local.search(request('a'), more);
    workers[0]?.say({ id: 1, answer: answer(1) });
    await first;
    workers[0]?.say({ id: 1, answer: answer(5), more: true });
    expect(more).toHaveBeenCalledWith(answer(5));
  });

  it('passes an error on', async () => {
    const { workers, provider: local } = provider();
    const asked = local.search(request('a'));
    workers[0]?.say({ id: 1, error: 'no network' });
    await expect(asked).rejects.toThrow('no network');
  });

  it('replaces a worker that has failed', async () => {
    const { workers, provider: local } = provider();
    const asked = local.search(request('a'));
    workers[0]?.dispatchEvent(new Event('error'));
    await expect(asked).rejects.toThrow('worker failed');
    expect(workers[0]?.terminate).toHaveBeenCalled();
    const again = local.search(request('b'));
    workers[1]?.say({ id: 2, answer: answer(3) });
    expect((await again).total).toBe(3);
  });

  it('tells when there can be no worker', async () => {
    const local = workerProvider(() => {
      throw new Error('Workers are forbidden.');
    });
    await expect(local.search(request('a'))).rejects.toThrow('forbidden');
  });

  it('does not heed what it has not asked', () => {
    const { workers, provider: local } = provider();
    void local.search(request('a'));
    expect(() => workers[0]?.say({ id: 99, answer: answer(1) })).not.toThrow();
  });
});
