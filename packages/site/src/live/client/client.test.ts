import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveProgram } from '../protocol/program';
import type { TaskRequest, WorkerReply } from '../worker/serve';
import { createClient } from './client';

const PROGRAM: LiveProgram = { syntax: 'jsligo', before: '', text: 'const a = 1;', library: '/ligo/1.json' };

/** A worker that replies when the test tells it to. */
class FakeWorker extends EventTarget {
  readonly requests: TaskRequest[] = [];
  isTerminated = false;
  postMessage(request: TaskRequest) {
    this.requests.push(request);
  }
  terminate() {
    this.isTerminated = true;
  }
  reply(data: WorkerReply) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const workers: FakeWorker[] = [];
const client = () =>
  createClient(async () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });

/** Waits for the last started worker. */
async function started(count = 1): Promise<FakeWorker> {
  await vi.waitFor(() => expect(workers).toHaveLength(count));
  const worker = workers[count - 1];
  if (!worker) throw new Error('No worker was started.');
  return worker;
}

async function requestOf(worker: FakeWorker): Promise<TaskRequest> {
  await vi.waitFor(() => expect(worker.requests).not.toHaveLength(0));
  const request = worker.requests.at(-1);
  if (!request) throw new Error('The worker received no request.');
  return request;
}

beforeEach(() => void workers.splice(0));
afterEach(() => void vi.useRealTimers());

describe('a request', () => {
  it('is sent to the worker and resolves to its output', async () => {
    const answer = client().request('check', PROGRAM);
    const worker = await started();
    const { id, task } = await requestOf(worker);
    expect(task).toBe('check');
    worker.reply({ id, output: [] });
    expect(await answer).toEqual([]);
  });

  it("rejects with the worker's reason", async () => {
    const answer = client().request('check', PROGRAM);
    const worker = await started();
    const { id } = await requestOf(worker);
    worker.reply({ id, error: 'no library' });
    await expect(answer).rejects.toThrow('no library');
  });

  it('rejects with advice when the script cannot be fetched', async () => {
    const live = createClient(() => Promise.reject(new TypeError('Failed to fetch: https://…')));
    await expect(live.request('check', PROGRAM)).rejects.toThrow('Check your connection');
  });

  it('rejects when the script cannot be loaded, and the next one starts a new worker', async () => {
    const live = client();
    const answer = live.request('check', PROGRAM);
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    await Promise.resolve();
    workers[0]?.dispatchEvent(new Event('error'));
    await expect(answer).rejects.toThrow('could not be loaded');
    expect(workers[0]?.isTerminated).toBe(true);
    const second = live.request('check', PROGRAM);
    const worker = await started(2);
    worker.reply({ id: (await requestOf(worker)).id, output: [] });
    expect(await second).toEqual([]);
  });
});

it('rejects all requests when the worker fails', async () => {
  const live = client();
  const answers = [live.request('check', PROGRAM), live.request('run', PROGRAM)];
  const worker = await started();
  await requestOf(worker);
  worker.dispatchEvent(new Event('error'));
  for (const answer of answers) await expect(answer).rejects.toThrow('could not be loaded');
  expect(worker.isTerminated).toBe(true);
});

describe('a run', () => {
  it('terminates its worker when stopped, and other requests go to a new one', async () => {
    const live = client();
    const controller = new AbortController();
    const run = live.request('run', PROGRAM, controller.signal);
    const worker = await started();
    await requestOf(worker);
    const check = live.request('check', PROGRAM);
    await vi.waitFor(() => expect(worker.requests).toHaveLength(2));
    controller.abort(new Error('stopped'));
    await expect(run).rejects.toThrow('stopped');
    const next = await started(2);
    expect(worker.isTerminated).toBe(true);
    const request = await requestOf(next);
    expect(request.task).toBe('check');
    next.reply({ id: request.id, output: [] });
    expect(await check).toEqual([]);
  });

  it('is stopped by the time limit, which starts when its code is loaded', async () => {
    const run = client().request('run', PROGRAM, new AbortController().signal);
    const worker = await started();
    const { id } = await requestOf(worker);
    vi.useFakeTimers();
    vi.advanceTimersByTime(60_000);
    worker.reply({ id, started: 'run' });
    vi.advanceTimersByTime(4999);
    expect(worker.isTerminated).toBe(false);
    const ended = expect(run).rejects.toThrow('The program was stopped after 5 seconds.');
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await ended;
    await vi.waitFor(() => expect(worker.isTerminated).toBe(true));
  });
});

describe('a check that does not end', () => {
  const started10s = (worker: FakeWorker, id: number) => {
    vi.useFakeTimers();
    worker.reply({ id, started: 'check' });
    vi.advanceTimersByTime(9999);
    expect(worker.isTerminated).toBe(false);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
  };

  it('is stopped by the time limit, and started again only for another text', async () => {
    const live = client();
    const check = live.request('check', PROGRAM);
    const worker = await started();
    const ended = expect(check).rejects.toThrow('It took more than 10 seconds');
    started10s(worker, (await requestOf(worker)).id);
    await ended;
    await vi.waitFor(() => expect(worker.isTerminated).toBe(true));
    await expect(live.request('hover', { program: { ...PROGRAM }, offset: 1 })).rejects.toThrow('10 seconds');
    expect(workers).toHaveLength(1);
    const changed = live.request('check', { ...PROGRAM, text: 'const a = 2;' });
    const next = await started(2);
    next.reply({ id: (await requestOf(next)).id, output: [] });
    expect(await changed).toEqual([]);
  });

  it('is not sent again when the reader stops a run that waits for it', async () => {
    const live = client();
    const check = live.request('check', PROGRAM);
    const worker = await started();
    const { id } = await requestOf(worker);
    worker.reply({ id, started: 'check' });
    const controller = new AbortController();
    const run = live.request('run', PROGRAM, controller.signal);
    const other = live.request('check', { ...PROGRAM, text: 'const b = 1;' });
    await vi.waitFor(() => expect(worker.requests).toHaveLength(3));
    const stopped = [expect(run).rejects.toThrow('stopped'), expect(check).rejects.toThrow('stopped')];
    controller.abort(new Error('stopped'));
    await Promise.all(stopped);
    const next = await started(2);
    const request = await requestOf(next);
    expect(request.input).toMatchObject({ text: 'const b = 1;' });
    next.reply({ id: request.id, output: [] });
    expect(await other).toEqual([]);
    expect(next.requests).toHaveLength(1);
  });
});
