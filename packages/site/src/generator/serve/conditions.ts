/** Conditional and range requests as RFC 9110 defines them, where `send` is more generous. */
import type { IncomingMessage } from 'node:http';

interface Validators {
  readonly etag: string;
  readonly lastModified: string;
  readonly size: number;
}

/** One range. Several ranges get the whole file. */
const ONE_RANGE = /^bytes=\s*(\d*)-(\d*)\s*$/i;

/** Leaves only the headers of a request that apply to a file with these validators. */
export function applyConditions(request: IncomingMessage, validators: Validators): void {
  const { headers, method } = request;
  // Ranges are defined for GET alone (14.2), and only if the client's part is of this very file (13.1.5).
  const { range, 'if-range': ifRange } = headers;
  const wanted = ONE_RANGE.exec(range ?? '');
  if (method === 'GET' && wanted && isSameFile(ifRange, validators))
    headers.range = rangeOf(wanted, validators);
  else delete headers.range;
  delete headers['if-range'];
  // A weak tag never matches (13.1.1), and a date does not count beside a tag (13.1.4).
  const match = headers['if-match'];
  if (match !== undefined) {
    headers['if-match'] = withoutWeakTags(match);
    delete headers['if-unmodified-since'];
  }
  if (headers['if-none-match'] !== undefined) delete headers['if-modified-since'];
  // Only caches between client and server are addressed by it.
  delete headers['cache-control'];
}

/** In the form that `send` reads. A suffix that is longer than the file is all of it. */
function rangeOf([, first = '', last = '']: RegExpExecArray, { size }: Validators): string {
  return first === '' && Number(last) >= size ? 'bytes=0-' : `bytes=${first}-${last}`;
}

function isSameFile(condition: string | string[] | undefined, { etag, lastModified }: Validators): boolean {
  return condition === undefined || condition === etag || condition === lastModified;
}

/** An empty tag, which no file has, stands for a list without strong tags. */
function withoutWeakTags(list: string): string {
  const strong = list.split(',').filter((tag) => !tag.trim().startsWith('W/'));
  return strong.join(',').trim() || '""';
}
