import { once } from 'node:events';
import type { Server } from 'node:http';

const PORT_ERRORS = new Map<unknown, string>([
  ['EACCES', 'requires more privileges'],
  ['EADDRINUSE', 'is already in use'],
]);

/** Listens until Ctrl-C or a termination signal; resolves to an exit code. */
export async function untilStopped(server: Server, port: number, baseUrl: string): Promise<number> {
  try {
    await once(server.listen(port), 'listening');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error && PORT_ERRORS.get(error.code);
    if (!reason) throw error;
    throw new Error(`Port ${port} ${reason}: choose another with --port N or the variable PORT.`);
  }
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  // A signal may arrive as soon as the line below is read.
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  console.log(`Serving at http://localhost:${actual}${baseUrl === '/' ? '' : baseUrl} (stop with Ctrl-C)`);
  await stopped;
  server.close();
  server.closeAllConnections();
  return 0;
}
