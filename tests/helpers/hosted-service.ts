import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call that the service got. */
export interface ServiceRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** What the service answers to a call; nothing means that it does as the real one. */
export type Answering = (request: ServiceRequest) => ServiceAnswer | undefined;

interface ServiceAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export interface HostedService {
  readonly host: string;
  readonly calls: ServiceRequest[];
  /** The records of each index. */
  readonly indexes: Map<string, Map<string, Record<string, unknown>>>;
  readonly close: () => void;
}

interface BatchRequest {
  readonly action: string;
  readonly body?: Record<string, unknown>;
}

/** A service on this machine that speaks the protocol of the hosted one: queries, batches, settings, moves, tasks. */
export async function hostedService(
  answering: Answering = () => undefined,
  port = 0,
): Promise<HostedService> {
  const indexes: HostedService['indexes'] = new Map();
  const calls: ServiceRequest[] = [];
  const server = createServer(async (message, response) => {
    const request = await read(message);
    // A browser asks first whether it may send additional headers.
    if (request.method === 'OPTIONS') return send(response, 204);
    calls.push(request);
    const { status, body, headers } = answering(request) ?? answer(request, indexes);
    send(response, status, body, headers);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls, indexes, close };
}

async function read(message: IncomingMessage): Promise<ServiceRequest> {
  let text = '';
  for await (const part of message) text += part;
  const { method = '', url = '', headers } = message;
  return { method, path: url, headers, body: text ? JSON.parse(text) : undefined };
}

function send(
  response: ServerResponse,
  status: number,
  body?: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': 'GET, POST, PUT',
    ...headers,
  });
  response.end(status === 204 ? undefined : JSON.stringify(body ?? {}));
}

function answer({ method, path, body }: ServiceRequest, indexes: HostedService['indexes']): ServiceAnswer {
  const [, name = '', what = ''] = /^\/1\/indexes\/([^/]+)\/(\w+)/.exec(path) ?? [];
  const records = indexes.get(decodeURIComponent(name)) ?? new Map();
  if (method === 'PUT' && what === 'settings') return task();
  if (method === 'GET' && what === 'task')
    return { status: 200, body: { status: 'published', pendingTask: false } };
  if (method === 'POST' && what === 'batch') {
    for (const { action, body: record } of (body as { requests: BatchRequest[] }).requests) {
      if (action === 'clear') records.clear();
      else records.set(String(record?.objectID), record);
    }
    indexes.set(decodeURIComponent(name), records);
    return task();
  }
  if (method === 'POST' && what === 'operation') {
    const { operation, destination } = body as { operation: string; destination: string };
    if (operation !== 'move') return { status: 400, body: { message: 'unknown operation' } };
    indexes.set(destination, records);
    indexes.delete(decodeURIComponent(name));
    return task();
  }
  if (method === 'POST' && what === 'query') return query(records, body as QueryBody);
  return { status: 404, body: { message: 'not found' } };
}

function task() {
  return { status: 200, body: { taskID: 7, updatedAt: '2025-01-01T00:00:00Z' } };
}

interface QueryBody {
  readonly query: string;
  readonly facetFilters?: readonly (string | readonly string[])[];
  readonly hitsPerPage?: number;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
}

/** Records that contain the query and fit all facets; inner lists are alternatives. */
function query(records: Map<string, Record<string, unknown>>, body: QueryBody) {
  const fits = (record: Record<string, unknown>, filter: string) => {
    const [facet = '', value = ''] = filter.split(/:(.*)/s);
    return [record[facet]].flat().includes(value);
  };
  const { query: text, facetFilters = [], highlightPreTag = '<em>', highlightPostTag = '</em>' } = body;
  const mark = (value: unknown) =>
    String(value).replaceAll(text, `${highlightPreTag}${text}${highlightPostTag}`);
  const hits = [...records.values()]
    .filter((record) => facetFilters.every((filter) => [filter].flat().some((one) => fits(record, one))))
    .filter((record) => [record.heading, record.title, record.text].join(' ').includes(text))
    .map((record) => ({
      ...record,
      _highlightResult: { title: { value: mark(record.title) }, heading: { value: mark(record.heading) } },
      _snippetResult: { text: { value: mark(record.text) } },
    }));
  return { status: 200, body: { hits: hits.slice(0, body.hitsPerPage), nbHits: hits.length } };
}
