import { createServer, type Server } from 'node:http';
import { siteHandler } from './site-handler';

/** Serves a finished site until Ctrl-C. */
export async function startServer(folder: string, baseUrl: string, port: number): Promise<number> {
  const handle = await siteHandler(folder, baseUrl);
  return untilStopped(createServer(handle), port, baseUrl);
}

/** Listens until Ctrl-C or a termination signal and returns an exit code. */
export async function untilStopped(server: Server, port: number, baseUrl: string): Promise<number> {
  if (!(await listen(server, port))) return 1;
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

function listen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') return reject(error);
      const reason = error.code === 'EACCES' ? 'requires more privileges' : 'is already in use';
      console.error(`Port ${port} ${reason}: choose another with --port N or the variable PORT.`);
      resolve(false);
    });
    server.listen(port, () => resolve(true));
  });
}
