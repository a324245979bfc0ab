import { once } from 'node:events';
import type { Server } from 'node:http';

const PORT_ERRORS = new Map<unknown, string>([
  ['EACCES', 'requires more privileges'],
  ['EADDRINUSE', 'is already in use'],
]);

/** Where a server listens. */
export interface Listening {
  readonly port: number;
  /** An address of this machine; by default other machines cannot connect. */
  readonly host?: string;
}

const LOOPBACK = '127.0.0.1';

/** Requests in progress may take this long after a termination signal. */
const GRACE_MS = 5000;

/** Listens until Ctrl-C or a termination signal; resolves to an exit code. */
export async function untilStopped(
  server: Server,
  { port, host = LOOPBACK }: Listening,
  baseUrl: string,
): Promise<number> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw listenError(error, port, host);
  }
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const name = host === LOOPBACK ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const signal = () => Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  // A signal may arrive as soon as the line below is read.
  const stopped = signal();
  console.log(`Serving at http://${name}:${actual}${baseUrl === '/' ? '' : baseUrl} (stop with Ctrl-C)`);
  await stopped;
  const isClosed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  void signal().then(() => server.closeAllConnections());
  await isClosed;
  clearTimeout(timer);
  return 0;
}

function listenError(error: unknown, port: number, host: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  const reason = PORT_ERRORS.get(error.code);
  if (reason) return new Error(`Port ${port} ${reason}: choose another with --port N or the variable PORT.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new Error(
      `'${host}' is not an address of this machine: use 0.0.0.0 for all of them, or leave --host out.`,
    );
  return error;
}
