import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { contentType, headersFor, parseHeadersFile } from '../headers';
import { filePath } from '../outputs/addresses';
import { readSiteMap } from './read-site-map';

/** Serves a built site: files, redirects to canonical addresses, the not-found page. */
export async function siteHandler(folder: string, baseUrl = '/') {
  const map = await readSiteMap(folder, baseUrl);
  const rules = parseHeadersFile(await readFile(join(folder, '_headers'), 'utf8'));
  const notFound = await readFile(join(folder, '404.html')).catch(() => 'Page not found.');
  // `dev` reads the disk for each request, so that the site can be rebuilt while it is served.
  const sendFile = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });
  return (request: IncomingMessage, response: ServerResponse): void => {
    // The raw path and query: a path that starts with two slashes must not be parsed as another host.
    const address = request.url ?? '/';
    const [pathname = '/'] = address.split('?', 1);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const place = map.locate(pathname);
    if (place.kind === 'redirect') {
      const location = encodeURI(place.to) + address.slice(pathname.length);
      response.writeHead(301, { ...headersFor(pathname, rules), location }).end();
      return;
    }
    const file = place.kind === 'file' ? place.file : '404.html';
    const headers = { ...headersFor(filePath({ baseUrl }, file), rules), 'content-type': contentType(file) };
    if (place.kind === 'none') {
      response.writeHead(404, headers).end(request.method === 'HEAD' ? undefined : notFound);
      return;
    }
    response.setHeaders(new Map(Object.entries(headers)));
    request.url = encodeURI(`/${file}`);
    sendFile(request, response);
  };
}
