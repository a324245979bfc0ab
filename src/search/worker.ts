/** The worker's side of local search: indexes are read and searched here, so that the page is never held up. */
import type { WorkerReply, WorkerRequest } from './messages';
import { localProvider } from './providers/local';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const provider = localProvider(fetchJson);

scope.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => void answer(data));

async function answer({ id, request }: WorkerRequest): Promise<void> {
  const reply = (message: WorkerReply) => scope.postMessage(JSON.stringify(message));
  try {
    reply({ id, answer: await provider.search(request, (more) => reply({ id, answer: more, more: true })) });
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) });
  }
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} was answered with status ${response.status}.`);
  return response.json();
}
