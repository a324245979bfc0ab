/** The search worker loads and searches the indexes, so the page stays responsive. */
import { withBase } from '../model/base-url';
import type { SearchAnswer, SearchReply, SearchRequest } from '../model/search';
import { localProvider } from './providers/local';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const provider = localProvider(fetchJson);

scope.addEventListener('message', ({ data, ports: [port] }: MessageEvent<SearchRequest>) => {
  if (port) void answer(data, port);
});

async function answer(request: SearchRequest, port: MessagePort): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const reply = (message: SearchReply) => port.postMessage(message);
  port.onmessage = () => controller.abort();
  try {
    const onMore = (more: SearchAnswer) => reply({ answer: more, isMore: true });
    reply({ answer: await provider.search(request, { signal, onMore }), isMore: false });
  } catch (error) {
    if (!signal.aborted) reply({ error: error instanceof Error ? error.message : String(error) });
  }
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(withBase(import.meta.env.BASE_URL, path));
  if (!response.ok) throw new Error(`The server answered with status ${response.status} for ${path}.`);
  return response.json();
}
