import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Document = Readonly<Record<string, unknown>>;

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

export interface MeilisearchServer {
  readonly host: string;
  readonly requests: { readonly path: string; readonly key: string | undefined; readonly body: unknown }[];
  /** The documents of each index, by their id. */
  readonly indexes: Map<string, Map<string, Document>>;
  readonly close: () => void;
}

const notFound = { message: 'Index not found.', code: 'index_not_found', type: 'invalid_request', link: '' };

/**
 * A loopback server with the part of Meilisearch's documented HTTP API that the site uses: search, documents, settings,
 * index swaps, and the tasks in which the server makes its changes. `refuse` makes every request fail.
 */
export async function meilisearchServer(refuse?: Reply): Promise<MeilisearchServer> {
  const requests: MeilisearchServer['requests'] = [];
  const indexes: MeilisearchServer['indexes'] = new Map();
  const tasks: unknown[] = [];
  const enqueue = (type: string, error: unknown = null): Reply => {
    const uid = tasks.push({ uid: tasks.length, type, status: error ? 'failed' : 'succeeded', error }) - 1;
    return { status: 202, body: { taskUid: uid, indexUid: null, status: 'enqueued', type, enqueuedAt: '' } };
  };
  const answer = (method: string, path: string, body: unknown): Reply => {
    const [, first = '', name = '', last = ''] = path.split('?')[0]?.split('/').map(decodeURIComponent) ?? [];
    const documents = indexes.get(name);
    if (first === 'tasks') return { status: 200, body: tasks[Number(name)] };
    if (first === 'swap-indexes') {
      for (const { indexes: pair } of body as { indexes: [string, string] }[]) {
        const [one, two] = pair.map((uid) => indexes.get(uid) ?? new Map());
        indexes.set(pair[0], two ?? new Map()).set(pair[1], one ?? new Map());
      }
      return enqueue('indexSwap');
    }
    if (first === 'indexes' && !name) {
      const { uid } = body as { uid: string };
      if (indexes.has(uid)) return enqueue('indexCreation', { ...notFound, code: 'index_already_exists' });
      indexes.set(uid, new Map());
      return enqueue('indexCreation');
    }
    if (method === 'DELETE') return enqueue('indexDeletion', indexes.delete(name) ? null : notFound);
    if (last === 'settings') return enqueue('settingsUpdate');
    if (last === 'documents') {
      for (const document of body as Document[]) documents?.set(String(document.id), document);
      return enqueue('documentAdditionOrUpdate');
    }
    if (last === 'search' && documents) return { status: 200, body: find([...documents.values()], body) };
    return { status: 404, body: notFound };
  };
  const server = createServer(async (request, response) => {
    const body = await readJson(request);
    const { method = '', url = '' } = request;
    requests.push({ path: `${method} ${url}`, key: request.headers.authorization, body });
    const reply = refuse ?? answer(method, url, body);
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, indexes, close };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request) text += part;
  return text ? JSON.parse(text) : undefined;
}

interface SearchBody {
  readonly q: string;
  readonly limit: number;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
}

function find(documents: readonly Document[], body: unknown): unknown {
  const { q, limit, highlightPreTag, highlightPostTag } = body as SearchBody;
  const mark = (value: unknown) => String(value).replaceAll(q, `${highlightPreTag}${q}${highlightPostTag}`);
  const hits = documents
    .filter((document) => JSON.stringify(document).includes(q))
    .slice(0, limit)
    .map((document) => ({
      ...document,
      _formatted: { title: mark(document.title), heading: mark(document.heading), text: mark(document.text) },
    }));
  return { hits, query: q, processingTimeMs: 1, limit, offset: 0, estimatedTotalHits: hits.length };
}
