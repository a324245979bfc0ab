import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteHandler } from '../../packages/site/src/generator/serve/site-handler';
import { DIST } from './dist';

/** Handles a request itself (returns true), or leaves it to the site. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

export interface FaultySite {
  readonly address: string;
  /** Sets the current fault; without one, the site works again. */
  readonly fail: (fault?: Fault) => void;
  /** Breaks all connections and refuses new ones until it is restarted, at the same address. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly close: () => void;
}

/** A built site behind a real server with injectable faults. */
export async function faultySite(folder: string = DIST, baseUrl = '/'): Promise<FaultySite> {
  const handle = await siteHandler(folder, baseUrl);
  let fault: Fault | undefined;
  const server: Server = createServer(async (request, response) => {
    if (!(await fault?.(request, response))) handle(request, response);
  });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    fail: (next) => {
      fault = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: () => listen(server, port),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

let shared: Promise<FaultySite> | undefined;

/** Shared by all tests of a process. A worker fixture would start another worker, with another browser. */
export function sharedSite(): Promise<FaultySite> {
  shared ??= faultySite();
  return shared;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, () => resolve()));
}

/** Announces more bytes than it sends: the connection breaks in the middle of the file. */
export function cutOff(response: ServerResponse, whole: Buffer, sent: number, type = 'text/html'): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-length': whole.length });
  response.write(whole.subarray(0, sent), () => response.destroy());
}
