/** The search worker: indexes are read and searched here, so the page stays responsive. */
import { withBase } from '../model/base-url';
import type { SearchAnswer, SearchRequest } from '../model/search';
import type { WorkerReply, WorkerRequest } from './messages';
import { localProvider } from './providers/local';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const provider = localProvider(fetchJson);
const running = new Map<number, AbortController>();

scope.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if ('request' in data) void answer(data.id, data.request);
  else running.get(data.id)?.abort();
});

function reply(message: WorkerReply): void {
  scope.postMessage(message);
}

async function answer(id: number, request: SearchRequest): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  running.set(id, controller);
  try {
    const onMore = (more: SearchAnswer) => reply({ id, answer: more, isMore: true });
    reply({ id, answer: await provider.search(request, { signal, onMore }), isMore: false });
  } catch (error) {
    if (!signal.aborted) reply({ id, error: error instanceof Error ? error.message : String(error) });
  } finally {
    running.delete(id);
  }
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(withBase(import.meta.env.BASE_URL, path));
  if (!response.ok) throw new Error(`${path} was answered with status ${response.status}.`);
  return response.json();
}
