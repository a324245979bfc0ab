/** Reads the pictures beside pages and posts. Nothing is scaled yet: the build does that, and keeps the results. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { darkName, type ImageFacts, type ImageFormat, type Picture } from '../../model/image';
import type { Reporter } from '../../model/problem';
import { checkSvg } from './svg';

/** By path within content/. */
export type Images = ReadonlyMap<string, Picture>;

export const IMAGE_FILE = /^content\/(?:docs|blog|authors)\/.*\.(?:png|jpe?g|webp|svg)$/i;

const MAX_BYTES = 2_000_000;
const MAX_PIXELS = 25_000_000;
const FORMATS: readonly string[] = ['png', 'jpeg', 'webp'];

export async function readImages(root: string, files: readonly string[], report: Reporter): Promise<Images> {
  const read = await Promise.all(
    files.map(async (file) => {
      const facts = await readImage(file, await readFile(join(root, file)));
      if (typeof facts !== 'string') return [facts];
      report({ file, message: facts, isError: true });
      return [];
    }),
  );
  const byPath = new Map(read.flat().map((facts) => [facts.path, facts]));
  const pictures = new Map<string, Picture>();
  for (const [path, facts] of byPath) {
    if (/\.dark\.\w+$/.test(path)) {
      const light = byPath.get(path.replace(/\.dark(\.\w+)$/, '$1'));
      if (!light) report({ file: `content/${path}`, message: darkAlone(path), isError: true });
      else if (light.width !== facts.width || light.height !== facts.height)
        report({ file: `content/${path}`, message: otherSize(light, facts), isError: true });
    } else pictures.set(path, { ...facts, dark: byPath.get(darkName(path)) });
  }
  return pictures;
}

/** The facts of a picture, or what is wrong with it. */
async function readImage(file: string, bytes: Uint8Array): Promise<ImageFacts | string> {
  const path = file.slice('content/'.length);
  if (bytes.length > MAX_BYTES)
    return tooLarge(`${(bytes.length / 1e6).toFixed(1)} MB`, `${MAX_BYTES / 1e6} MB`);
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (/\.svg$/i.test(file)) {
    const checked = checkSvg(new TextDecoder().decode(bytes));
    if ('problem' in checked) return checked.problem;
    return { path, format: 'svg', width: checked.width, height: checked.height, hash };
  }
  const { default: sharp } = await import('sharp');
  try {
    const { format, width, height, orientation = 1 } = await sharp(bytes).metadata();
    if (!FORMATS.includes(format))
      return `This is a ${format} file with another extension: save it as PNG, JPEG or WebP.`;
    if (width * height > MAX_PIXELS)
      return tooLarge(`${width} × ${height} pixels`, `${MAX_PIXELS / 1e6} million`);
    // The whole picture is decoded once: a file that has been cut off is found here, and not by readers.
    await sharp(bytes, { failOn: 'error' }).stats();
    const isTurned = orientation > 4;
    const size = isTurned ? { width: height, height: width } : { width, height };
    return { path, format: format as ImageFormat, ...size, hash };
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return `The picture is damaged (${reason}): export it again.`;
  }
}

function tooLarge(size: string, limit: string): string {
  return `The picture has ${size}, at most ${limit} are allowed: scale it down, or save it as WebP.`;
}

function darkAlone(path: string): string {
  return `The variant for the dark theme has no partner: add '${path.replace(/\.dark(\.\w+)$/, '$1')}', or rename this file.`;
}

function otherSize(light: ImageFacts, dark: ImageFacts): string {
  return `The two variants of a picture need the same size, but this one has ${dark.width} × ${dark.height} and the other ${light.width} × ${light.height}: export them again.`;
}
