/** Requests that are refused before their address is looked at. */
import type { IncomingMessage } from 'node:http';

interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** The size of a line that nginx accepts by default. */
const MAX_LINE = 8192;

/** An authority: a name, an IPv4 or a bracketed IPv6 address, and perhaps a port. */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d*)?$/i;

/** The name of a header. Some releases of Node.js accept others too. */
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/** The answer to a request that is not a proper GET or HEAD; undefined if it is one. */
export function refusalOf(request: IncomingMessage): Refusal | undefined {
  const { method = '', url = '', httpVersion, rawHeaders, headers } = request;
  const refuse = (status: number, extra = {}) => ({ status, headers: extra });
  if (!httpVersion.startsWith('1.')) return refuse(505);
  if (`${method} ${url} HTTP/1.1`.length > MAX_LINE) return refuse(414);
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : [],
  );
  if (lines.some(([name = '', value = '']) => name.length + value.length > MAX_LINE)) return refuse(431);
  // RFC 9112, 5.1: no space before the colon.
  if (lines.some(([name = '']) => !HEADER_NAME.test(name))) return refuse(400);
  const hosts = lines.filter(([name = '']) => name.toLowerCase() === 'host').map(([, value = '']) => value);
  // RFC 9112, 3.2: exactly one, with a valid value; HTTP/1.0 does not need it.
  if (hosts.length > 1 || hosts.some((host) => !HOST.test(host))) return refuse(400);
  if (hosts.length === 0 && httpVersion !== '1.0') return refuse(400);
  // RFC 9112, 6.1: the framing of such a message is faulty.
  if (httpVersion === '1.0' && headers['transfer-encoding'] !== undefined) return refuse(400);
  if (!/^(?:\/|https?:)/i.test(url)) return refuse(400);
  if (method !== 'GET' && method !== 'HEAD') return refuse(405, { allow: 'GET, HEAD' });
  return undefined;
}
