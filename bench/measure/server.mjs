/** One plain static server for all sites: gzip, etags, hashed files kept for ever, everything else asked for again. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.xml': 'application/xml',
  '.md': 'text/markdown; charset=utf-8',
};
const PACKED = /^(text\/|application\/(json|xml|manifest)|image\/svg)/;
const HASHED = /^\/(assets|_astro)\//;

/** Serves a folder on a free port; answers with its address and a way to stop. */
export function serveFolder(folder) {
  const bodies = new Map();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const file = fileFor(folder, path);
    const found = file ?? join(folder, '404.html');
    if (!existsSync(found)) return response.writeHead(404).end();
    if (!bodies.has(found)) bodies.set(found, bodyOf(found));
    const { bytes, type, etag, isPacked } = bodies.get(found);
    const headers = {
      'content-type': type,
      etag,
      vary: 'accept-encoding',
      'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isPacked && { 'content-encoding': 'gzip' }),
    };
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end();
    response.writeHead(file ? 200 : 404, { ...headers, 'content-length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const stop = () => {
        server.closeAllConnections();
        server.close();
      };
      resolve({ base: `http://localhost:${server.address().port}`, stop });
    });
  });
}

/** The file of an address, in any of the three ways in which generators write pages. */
function fileFor(folder, path) {
  const plain = join(folder, normalize(path)).replace(/\/$/, '');
  return [plain, `${plain}.html`, join(plain, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

function bodyOf(file) {
  const content = readFileSync(file);
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const isPacked = PACKED.test(type) && content.length > 500;
  const bytes = isPacked ? gzipSync(content) : content;
  return {
    bytes,
    type,
    isPacked,
    etag: `"${createHash('sha1').update(content).digest('hex').slice(0, 16)}"`,
  };
}
