/** The worker's side of local search: indexes are read and searched here, so that the page is never held up. */
import type { ForeseenAnswer, WorkerReply, WorkerRequest } from './messages';
import { localProvider } from './providers/local';

/** So many foreseen answers are sent at once. */
const SENT_AT_ONCE = 6;

const scope = self as unknown as DedicatedWorkerGlobalScope;
const provider = localProvider(fetchJson);
const encoder = new TextEncoder();

scope.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void (data.foresees ? foresee(data) : answer(data));
});

function reply(message: WorkerReply, handedOver: Transferable[] = []): void {
  scope.postMessage(message, handedOver);
}

async function answer({ id, request }: WorkerRequest): Promise<void> {
  try {
    const first = await provider.search(request, (more) =>
      reply({ id, answer: JSON.stringify(more), more: true }),
    );
    reply({ id, answer: JSON.stringify(first) });
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) });
  }
}

async function foresee({ id, request }: WorkerRequest): Promise<void> {
  let some: ForeseenAnswer[] = [];
  const send = () => {
    const handedOver = some.map(({ answer }) => answer.buffer);
    if (some.length > 0) reply({ id, foreseen: some }, handedOver);
    some = [];
  };
  await provider.foresee(request, ({ query }, read) => {
    some.push({ query, answer: encoder.encode(JSON.stringify(read())) });
    if (some.length >= SENT_AT_ONCE) send();
  });
  send();
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} was answered with status ${response.status}.`);
  return response.json();
}
