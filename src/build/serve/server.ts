import { createServer, type Server } from 'node:http';
import { optionOf } from '../project';
import { answerer } from './answer';

interface ServeOptions {
  readonly folder: string;
  readonly port: number;
}

const DEFAULT_PORT = 3000;

/** The port that `--port N`, `--port=N` or the environment names. */
export function portFrom(args: readonly string[], environment: string | undefined): number {
  const text = optionOf(args, '--port') ?? environment;
  const port = Number(text || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`'${text}' is no port: give a number up to 65535.`);
  return port;
}

/** Serves a finished site until Ctrl-C. */
export async function startServer({ folder, port }: ServeOptions): Promise<number> {
  const answer = await answerer(folder);
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end('The server failed.');
    });
  });
  return untilStopped(server, port);
}

/** Listens until Ctrl-C or a termination signal, and answers with an exit code. */
export async function untilStopped(server: Server, port: number): Promise<number> {
  if (!(await listen(server, port))) return 1;
  const stopped = new Promise<number>((resolve) => {
    const stop = () => {
      server.close(() => resolve(0));
      server.closeAllConnections();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
  console.log(
    `Serving at http://localhost:${(server.address() as { port: number }).port} (stop with Ctrl-C)`,
  );
  return stopped;
}

function listen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') return reject(error);
      const why = error.code === 'EACCES' ? 'may not be used by you' : 'is taken by another program';
      console.error(`Port ${port} ${why}: choose another with --port N or the variable PORT.`);
      resolve(false);
    });
    server.listen(port, () => resolve(true));
  });
}
