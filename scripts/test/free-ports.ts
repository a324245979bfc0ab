/** Ports for the servers of the browser tests, so that other servers on this machine do not matter. */
import { createServer } from 'node:net';

/** The site, and the servers of its other configurations (`tests/spec/variants/ports.ts`). */
const PORTS = 4;
/** Browsers refuse some ports, but none of these. */
const FIRST = 7100;
const LAST = 9100;

/** The first of several free ports in a row; runs at the same time begin their search at different places. */
export async function freePorts(start: number = process.pid, first = FIRST, last = LAST): Promise<number> {
  const groups = Math.floor((last - first) / PORTS);
  for (let tried = 0; tried < groups; tried++) {
    const port = first + PORTS * ((start + tried) % groups);
    const free = await Promise.all(Array.from({ length: PORTS }, (_, index) => isFree(port + index)));
    if (free.every(Boolean)) return port;
  }
  throw new Error(
    `No ${PORTS} ports in a row are free between ${first} and ${last}: end some servers, or set TEST_PORT.`,
  );
}

/** Whether a server for this machine can listen on a port. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: 'localhost' }, () => server.close(() => resolve(true)));
  });
}
