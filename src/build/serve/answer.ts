import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentType, headersFor, parseHeadersFile } from '../headers';
import { bodyOf } from './compress';
import { readSiteMap } from './site-map';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers requests from a finished site: files, redirects to plain addresses, the not-found page. */
export async function answerer(folder: string): Promise<Answer> {
  const map = await readSiteMap(folder);
  const rules = parseHeadersFile(await readFile(join(folder, '_headers'), 'utf8').catch(() => ''));
  return async (request, response) => {
    const { pathname, search } = splitAddress(request.url ?? '/');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const place = map.locate(pathname);
    if (place.kind === 'redirect') {
      response
        .writeHead(301, { ...headersFor(pathname, rules), location: encodeURI(place.to) + search })
        .end();
      return;
    }
    const file = place.kind === 'file' ? place.file : '404.html';
    const status = place.kind === 'file' ? 200 : 404;
    await send(request, response, { folder, file, status, headers: headersFor(`/${file}`, rules) });
  };
}

/** Path and query as they were sent: a path that starts with two slashes must not be read as another host. */
function splitAddress(address: string): { pathname: string; search: string } {
  const [pathname = '/', ...query] = address.split('?');
  return { pathname, search: query.length > 0 ? `?${query.join('?')}` : '' };
}

interface Sending {
  readonly folder: string;
  readonly file: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

async function send(request: IncomingMessage, response: ServerResponse, sending: Sending): Promise<void> {
  const { folder, file, status } = sending;
  const body = await bodyOf({ folder, file, accepts: String(request.headers['accept-encoding'] ?? '') });
  const headers = {
    ...sending.headers,
    'content-type': contentType(file),
    etag: body.etag,
    vary: 'accept-encoding',
    ...(body.encoding ? { 'content-encoding': body.encoding } : {}),
  };
  if (status === 200 && request.headers['if-none-match'] === body.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, { ...headers, 'content-length': body.bytes.length });
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
}
