/** The HTTP server around the site: what Node rejects itself gets an answer with our headers too. */

import { readFile } from 'node:fs/promises';
import { createServer, type Server, STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { headersFor, parseHeadersFile } from '../headers';
import { siteHandler } from './site-handler';

/** Room for several long header lines; single ones are limited by `refusalOf`. */
const MAX_HEADER_SIZE = 32 * 1024;

/** A server of the site in a folder; it does not listen yet. */
export async function siteServer(folder: string, baseUrl: string): Promise<Server> {
  const handle = await siteHandler(folder, baseUrl);
  // Missing hosts are refused by the handler, with the headers of the site.
  const server = createServer({ maxHeaderSize: MAX_HEADER_SIZE, requireHostHeader: false }, handle);
  const refuse = async (socket: Duplex, status: number, extra: Record<string, string> = {}) => {
    const rules = parseHeadersFile(await readFile(join(folder, '_headers'), 'utf8').catch(() => ''));
    const headers = { ...headersFor('/', rules), ...extra, 'content-length': '0', connection: 'close' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable) socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  };
  // An unknown expectation is ignored, as nginx does.
  server.on('checkExpectation', handle);
  server.on('connect', (_request, socket) => void refuse(socket, 400));
  server.on('clientError', (error: ClientError, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statusFor(error);
    void refuse(socket, status, status === 405 ? { allow: 'GET, HEAD' } : {});
  });
  return server;
}

interface ClientError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}

/** The status for a request that Node could not parse. */
function statusFor({ code, rawPacket }: ClientError): number {
  const [line = ''] = rawPacket?.toString('latin1').split('\r\n', 1) ?? [];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return line.length > MAX_HEADER_SIZE / 2 ? 414 : 431;
  // Node knows no other methods than the registered ones.
  if (code === 'HPE_INVALID_METHOD' && /^[A-Z_-]+ \/\S* HTTP\/1\.[01]$/.test(line)) return 405;
  return code === 'HPE_INVALID_VERSION' && / HTTP\/\d+(?:\.\d+)?$/.test(line) ? 505 : 400;
}
