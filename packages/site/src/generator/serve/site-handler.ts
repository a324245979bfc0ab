import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import send from 'send';
import { COMPRESSED_FORMS } from '../compress';
import { contentType, headersFor } from '../headers';
import { filePath } from '../outputs/addresses';
import { applyConditions } from './conditions';
import { acceptedForms } from './encodings';
import { type PublishedSite, publishedSite } from './published-site';
import { refusalOf } from './refusals';

/** Serves a built site: files, redirects to canonical addresses, the not-found page. */
export async function siteHandler(folder: string, baseUrl = '/') {
  const siteNow = publishedSite(folder, baseUrl);
  await siteNow();
  return (request: IncomingMessage, response: ServerResponse): void => {
    siteNow()
      .then((site) => answer({ folder, baseUrl, site }, request, response))
      .catch(() => {
        if (!response.headersSent) response.writeHead(503, { 'retry-after': '5' });
        response.end();
      });
  };
}

interface Served {
  readonly folder: string;
  readonly baseUrl: string;
  readonly site: PublishedSite;
}

async function answer(served: Served, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { site, baseUrl } = served;
  const refusal = refusalOf(request);
  const { url = '' } = request;
  const place = site.map.locate(url);
  if (refusal || place.kind === 'malformed') {
    const { status, headers } = refusal ?? { status: 400, headers: {} };
    response.writeHead(status, { ...headersFor('/', site.rules), ...headers }).end();
    return;
  }
  if (place.kind === 'redirect') {
    const location = encodeURI(place.to) + url.slice(url.search(/\?|$/));
    response.writeHead(301, { ...headersFor(place.to, site.rules), location }).end();
    return;
  }
  const file = place.kind === 'file' ? place.file : '404.html';
  const headers = {
    ...headersFor(filePath({ baseUrl }, file), site.rules),
    'content-type': contentType(file),
  };
  response.setHeaders(new Map(Object.entries(headers)));
  if (place.kind === 'file') await sendFile(served, file, request, response);
  else sendNotFound(site, request, response);
}

function sendNotFound({ notFound }: PublishedSite, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404, { 'content-length': notFound.length });
  response.end(request.method === 'HEAD' ? undefined : notFound);
}

/** Sends a file or its smallest accepted form, with conditions and ranges. */
async function sendFile(
  { folder, site }: Served,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const forms = await formsOf(join(folder, file));
  const accepted = acceptedForms(request.headers['accept-encoding']);
  const form = accepted.find(({ extension }) => forms.has(extension));
  const facts = forms.get(form?.extension ?? '');
  if (!facts) {
    response.setHeader('content-type', contentType('404.html'));
    return sendNotFound(site, request, response);
  }
  const etag = `"${Math.floor(facts.mtimeMs).toString(16)}-${facts.size.toString(16)}"`;
  const lastModified = facts.mtime.toUTCString();
  response.setHeader('etag', etag);
  response.setHeader('last-modified', lastModified);
  if (forms.size > 1) response.setHeader('vary', 'Accept-Encoding');
  if (form) response.setHeader('content-encoding', form.coding);
  applyConditions(request, { etag, lastModified, size: facts.size });
  const path = `/${file}${form?.extension ?? ''}`.split('/').map(encodeURIComponent).join('/');
  await new Promise<void>((resolve) => {
    response.once('close', resolve);
    send(request, path, { root: folder, dotfiles: 'allow', index: false, cacheControl: false })
      .on('error', (error: FileError) => sendError(error, response))
      .pipe(response);
  });
}

/** The file and its precompressed forms, by their added extension. */
async function formsOf(path: string): Promise<ReadonlyMap<string, Stats>> {
  const found = new Map<string, Stats>();
  for (const extension of ['', ...COMPRESSED_FORMS.map((form) => form.extension)]) {
    const facts = await stat(path + extension).catch(() => undefined);
    if (facts?.isFile()) found.set(extension, facts);
  }
  return found;
}

interface FileError extends Error {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A failed condition or range (412, 416), or a file that cannot be read. */
function sendError({ status = 500, headers = {} }: FileError, response: ServerResponse): void {
  for (const name of ['content-encoding', 'content-type', 'content-length', 'last-modified', 'etag'])
    response.removeHeader(name);
  response.writeHead(status, headers).end();
}
