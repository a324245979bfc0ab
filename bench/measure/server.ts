/** One plain static server for all sites: gzip, etags, hashed files cached for a year, everything else revalidated. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Line } from './slow-line';

const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.webmanifest', 'application/manifest+json'],
  ['.wasm', 'application/wasm'],
  ['.xml', 'application/xml'],
  ['.md', 'text/markdown; charset=utf-8'],
]);
const COMPRESSIBLE = /^(text\/|application\/(json|xml|manifest)|image\/svg)/;
const MIN_COMPRESSED_BYTES = 500;
const HASHED = /^\/(assets|_astro)\//;

interface Body {
  readonly bytes: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly isCompressed: boolean;
}

export interface RunningServer {
  readonly base: string;
  /** The total bytes of all bodies so far. */
  readonly sent: () => number;
  readonly stop: () => void;
}

/** Serves a folder on a free port, without throttling unless `line` is given. */
export function serveFolder(folder: string, line?: Line): Promise<RunningServer> {
  const bodies = new Map<string, Body>();
  let sentBytes = 0;
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = fileFor(folder, path);
    const found = file ?? join(folder, '404.html');
    if (!existsSync(found)) {
      response.writeHead(404).end();
      return;
    }
    const body = bodies.get(found) ?? bodyOf(found);
    bodies.set(found, body);
    const headers = {
      'content-type': body.type,
      etag: body.etag,
      vary: 'accept-encoding',
      'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(body.isCompressed && { 'content-encoding': 'gzip' }),
    };
    if (request.headers['if-none-match'] === body.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(file ? 200 : 404, { ...headers, 'content-length': body.bytes.length });
    const bytes = request.method === 'HEAD' ? Buffer.alloc(0) : body.bytes;
    sentBytes += bytes.length;
    if (line) line.send(response, bytes);
    else response.end(bytes);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const stop = () => {
        server.closeAllConnections();
        server.close();
      };
      const { port } = server.address() as AddressInfo;
      resolve({ base: `http://localhost:${port}`, sent: () => sentBytes, stop });
    });
  });
}

/** The file for an address, in any of the three layouts that generators use. */
function fileFor(folder: string, path: string): string | undefined {
  const plain = join(folder, normalize(path)).replace(/[\\/]$/, '');
  return [plain, `${plain}.html`, join(plain, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

function bodyOf(file: string): Body {
  const content = readFileSync(file);
  const type = TYPES.get(extname(file)) ?? 'application/octet-stream';
  const isCompressed = COMPRESSIBLE.test(type) && content.length > MIN_COMPRESSED_BYTES;
  return {
    bytes: isCompressed ? gzipSync(content) : content,
    type,
    isCompressed,
    etag: `"${createHash('sha1').update(content).digest('hex').slice(0, 16)}"`,
  };
}
