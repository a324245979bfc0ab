import { describe, expect, it, vi } from 'vitest';
import type { SearchAnswer, SearchRequest } from '../../model/search';
import type { WorkerReply, WorkerRequest } from '../../search/messages';
import { workerProvider } from './worker-client';

const answer = (total: number): SearchAnswer => ({ by: 'words', pages: [], total, suggestions: [] });
const json = (total: number) => JSON.stringify(answer(total));
const bytes = (total: number) => new TextEncoder().encode(json(total));
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
    this.dispatchEvent(Object.assign(new Event('message'), { data: reply }));
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
    workers[0]?.say({ id: 2, answer: json(2) });
    workers[0]?.say({ id: 1, answer: json(1) });
    expect((await first).total).toBe(1);
    expect((await second).total).toBe(2);
  });

  it('tells of a fuller answer after the first', async () => {
    const { workers, provider: local } = provider();
    const more = vi.fn();
    const first = local.search(request('a'), more);
    workers[0]?.say({ id: 1, answer: json(1) });
    await first;
    workers[0]?.say({ id: 1, answer: json(5), more: true });
    expect(more).toHaveBeenCalledWith(answer(5));
  });

  it('tells what it foresees of the newest request, as answers to the requests that may follow', () => {
    const { workers, provider: local } = provider();
    const old = vi.fn();
    const tell = vi.fn();
    local.foresee?.(request('m'), old);
    local.foresee?.(request('ma'), tell);
    expect(workers[0]?.asked).toMatchObject([
      { id: 1, foresees: true },
      { id: 2, foresees: true },
    ]);
    workers[0]?.say({ id: 1, foreseen: [{ query: 'mi', answer: bytes(1) }] });
    workers[0]?.say({ id: 2, foreseen: [{ query: 'map', answer: bytes(7) }] });
    expect(old).not.toHaveBeenCalled();
    expect(tell).toHaveBeenCalledOnce();
    const [next, read] = tell.mock.calls[0] ?? [];
    expect(next).toEqual(request('map'));
    expect(read()).toEqual(answer(7));
  });

  it('gives the same answer as the same object, so that nobody shows it twice', async () => {
    const { workers, provider: local } = provider();
    const tell = vi.fn();
    local.foresee?.(request('ma'), tell);
    workers[0]?.say({ id: 1, foreseen: [{ query: 'map', answer: bytes(7) }] });
    const foreseen = tell.mock.calls[0]?.[1]();
    const asked = local.search(request('map'));
    workers[0]?.say({ id: 2, answer: json(7) });
    expect(await asked).toBe(foreseen);
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
    workers[1]?.say({ id: 2, answer: json(3) });
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
    expect(() => workers[0]?.say({ id: 99, answer: json(1) })).not.toThrow();
  });
});
