import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerer } from '../../src/build/serve/answer';
import { DIST } from './dist';

/** Answers a request in its own way, or leaves it to the site. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

export interface FaultySite {
  readonly address: string;
  /** The faults from now on; none makes it whole again. */
  readonly fail: (fault?: Fault) => void;
  readonly close: () => void;
}

/** The finished site behind a real server whose answers can be made to go wrong. */
export async function faultySite(): Promise<FaultySite> {
  const answer = await answerer(DIST);
  let fault: Fault | undefined;
  const server: Server = createServer(async (request, response) => {
    if (!(await fault?.(request, response))) await answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    fail: (next) => {
      fault = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Promises more than it sends: the connection breaks in the middle of the file. */
export function cutOff(response: ServerResponse, whole: Buffer, sent: number, type = 'text/html'): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-length': whole.length });
  response.write(whole.subarray(0, sent), () => response.destroy());
}
