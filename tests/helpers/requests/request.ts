/** Raw requests, each named by the clause of RFC 9110 or RFC 9112 that it tests, with the answer it must get. */

/** The validators of the file that conditional requests are about, as the server under test sends them. */
export interface Validators {
  readonly etag: string;
  readonly modified: string;
  /** The size of the file. */
  readonly size: number;
}

export interface RawRequest {
  /** Such as `9110 14.2`. */
  readonly clause: string;
  readonly what: string;
  readonly text: (validators: Validators) => string;
  readonly status: number;
  /** Header values: exact, matching, or null for a header that must be absent. */
  readonly headers?: (validators: Validators) => Readonly<Record<string, string | RegExp | null>>;
  /** The status that nginx sends instead, with the reason: what it does cannot be configured. */
  readonly inNginx?: { readonly status: number; readonly why: string };
  /** The length of the body, where the clause prescribes it. */
  readonly length?: number;
}

/** A file that never changes its encoding: a picture is not compressed. */
export const FILE = '/icons/icon-192.png';

export const HOST = 'Host: site.test';
const CLOSE = 'Connection: close';

/** Joins lines with CRLF, as a client sends them. */
export function lines(...some: readonly string[]): string {
  return `${some.join('\r\n')}\r\n\r\n`;
}

/** A GET request over HTTP/1.1 that closes the connection. */
export function get(path: string, ...headers: readonly string[]): string {
  return lines(`GET ${path} HTTP/1.1`, HOST, ...headers, CLOSE);
}

export function head(path: string, ...headers: readonly string[]): string {
  return lines(`HEAD ${path} HTTP/1.1`, HOST, ...headers, CLOSE);
}

/** Requests of one clause that get the same status. */
export function requests(
  clause: string,
  status: number,
  texts: Readonly<Record<string, string | ((validators: Validators) => string)>>,
  more: Pick<RawRequest, 'headers' | 'length' | 'inNginx'> = {},
): RawRequest[] {
  return Object.entries(texts).map(([what, text]) => ({
    clause,
    what,
    status,
    text: typeof text === 'string' ? () => text : text,
    ...more,
  }));
}
