import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentType } from '../../src/build/headers';
import { answerer } from '../../src/build/serve/answer';

/** What an address answers with instead of its file: a text, or a status. */
export type OtherAnswer = string | number;

/** A server of a finished site that a test can stop, start again, and let answer otherwise. */
export interface OwnServer {
  readonly url: (path: string) => string;
  /** The paths that were asked for, in order. */
  readonly asked: string[];
  /** What some addresses answer with from now on. */
  readonly change: (answers: Readonly<Record<string, OtherAnswer>>) => void;
  /** Lets addresses wait for their answer until the way that is given back is taken. */
  readonly hold: (path: string) => () => void;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

export async function ownServer(folder: string): Promise<OwnServer> {
  const answer = await answerer(folder);
  const changed = new Map<string, OtherAnswer>();
  const held = new Map<string, Promise<void>>();
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    asked.push(path);
    await held.get(path);
    const other = changed.get(path);
    if (other === undefined) return void answer(request, response);
    if (typeof other === 'number') return void response.writeHead(other).end();
    const type = contentType(/\.\w+$/.test(path) ? path : 'page.html');
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(other);
  });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    url: (path) => `http://localhost:${port}${path}`,
    asked,
    change(answers) {
      for (const [path, other] of Object.entries(answers)) changed.set(path, other);
    },
    hold(path) {
      const { promise, resolve } = withResolver();
      held.set(path, promise);
      return () => {
        held.delete(path);
        resolve();
      };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: () => listen(server, port),
  };
}

function withResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, () => resolve()));
}
