import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Encoding, isWorthPacking, PACKED_FORMS, type PackedForm } from '../precompress';

export interface Body {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly encoding?: Encoding;
}

/** Where a file lies, and what the browser takes. */
export interface BodyRequest {
  readonly folder: string;
  readonly file: string;
  /** The header accept-encoding. */
  readonly accepts: string;
}

const kept = new Map<string, Buffer>();
const MOST_KEPT = 500;

/** A file's bytes in the best form that the browser takes: as the build has packed it, else packed now. */
export async function bodyOf({ folder, file, accepts }: BodyRequest): Promise<Body> {
  const form = PACKED_FORMS.find(({ encoding }) => takes(accepts, encoding));
  const packed = form && (await readFile(join(folder, file + form.ending)).catch(() => undefined));
  if (form && packed) return { bytes: packed, etag: `"${hashOf(packed)}"`, encoding: form.encoding };
  const content = await readFile(join(folder, file));
  const hash = hashOf(content);
  if (!form || !isWorthPacking(file, content.length)) return { bytes: content, etag: `"${hash}"` };
  const bytes = await packedNow(content, hash, form);
  return { bytes, etag: `"${hash}-${form.encoding}"`, encoding: form.encoding };
}

/** Whether a browser takes an encoding: a quality of zero refuses it. */
export function takes(accepts: string, encoding: Encoding): boolean {
  return accepts.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

async function packedNow(content: Buffer, hash: string, { encoding, pack }: PackedForm): Promise<Buffer> {
  const key = `${encoding}:${hash}`;
  const bytes = kept.get(key) ?? (await pack(content));
  kept.set(key, bytes);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  return bytes;
}

function hashOf(content: Buffer): string {
  return createHash('sha1').update(content).digest('base64url');
}
