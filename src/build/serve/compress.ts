import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from '../headers';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export interface Body {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly encoding?: 'br' | 'gzip';
}

const SMALLEST = 1024;
const kept = new Map<string, Buffer>();
const MOST_KEPT = 500;

/** A file's bytes in the best form that the browser takes. */
export async function compressed(file: string, content: Buffer, accepts: string): Promise<Body> {
  const hash = createHash('sha1').update(content).digest('base64url');
  const encoding = encodingFor(file, content, accepts);
  if (!encoding) return { bytes: content, etag: `"${hash}"` };
  const key = `${encoding}:${hash}`;
  const bytes = kept.get(key) ?? (await compress(content, encoding));
  kept.set(key, bytes);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  return { bytes, etag: `"${hash}-${encoding}"`, encoding };
}

function encodingFor(file: string, content: Buffer, accepts: string): 'br' | 'gzip' | undefined {
  if (content.length < SMALLEST || !isText(file)) return undefined;
  if (/\bbr\b/.test(accepts)) return 'br';
  return /\bgzip\b/.test(accepts) ? 'gzip' : undefined;
}

function compress(content: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(content, { level: 9 });
  return toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
}
