import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call received by the server. */
export interface HostedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export interface HostedAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Overrides the engine's answer to a call; undefined leaves it to the engine. */
export type Answering = (call: HostedCall) => HostedAnswer | undefined;

export type Row = Readonly<Record<string, unknown>>;

/** The records of each index by their id. */
export type Indexes = Map<string, Map<string, Row>>;

export interface HostedServer {
  readonly host: string;
  readonly calls: HostedCall[];
  readonly indexes: Indexes;
  readonly close: () => void;
}

/** A local server for an engine that answers calls from its indexes. */
export async function hostedServer(
  answer: (call: HostedCall, indexes: Indexes) => HostedAnswer,
  answering: Answering = () => undefined,
  port = 0,
): Promise<HostedServer> {
  const indexes: Indexes = new Map();
  const calls: HostedCall[] = [];
  const server = createServer(async (message, response) => {
    const call = await read(message);
    // The CORS preflight request for additional headers.
    if (call.method === 'OPTIONS') return send(response, { status: 204 });
    calls.push(call);
    send(response, answering(call) ?? answer(call, indexes));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls, indexes, close };
}

async function read(message: IncomingMessage): Promise<HostedCall> {
  let text = '';
  for await (const part of message) text += part;
  const { method = '', url = '', headers } = message;
  return { method, path: url, headers, body: text ? JSON.parse(text) : undefined };
}

function send(response: ServerResponse, { status, body = {}, headers = {} }: HostedAnswer): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': 'GET, POST, PUT',
    ...headers,
  });
  response.end(status === 204 ? undefined : JSON.stringify(body));
}

/** Whether a record contains a text. */
export function contains({ heading, title, text }: Row, query: string): boolean {
  return [heading, title, text].join(' ').includes(query);
}
