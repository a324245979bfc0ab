import { once } from 'node:events';
import type { Server } from 'node:http';

const PORT_ERRORS = new Map<unknown, string>([
  ['EACCES', 'requires more privileges'],
  ['EADDRINUSE', 'is already in use'],
]);

/** Listens until Ctrl-C or a termination signal and returns an exit code. */
export async function untilStopped(server: Server, port: number, baseUrl: string): Promise<number> {
  try {
    await once(server.listen(port), 'listening');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error && PORT_ERRORS.get(error.code);
    if (!reason) throw error;
    console.error(`Port ${port} ${reason}: choose another with --port N or the variable PORT.`);
    return 1;
  }
  const stopped = new Promise<number>((resolve) => {
    const stop = () => {
      server.close(() => resolve(0));
      server.closeAllConnections();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  console.log(`Serving at http://localhost:${actual}${baseUrl === '/' ? '' : baseUrl} (stop with Ctrl-C)`);
  return stopped;
}
