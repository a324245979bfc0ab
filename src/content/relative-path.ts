import path, { type PlatformPath } from 'node:path';

/** The path of a file below a folder, with `/` on every system, as addresses, caches and messages have it. */
export function relativePath(
  folder: string,
  file: string,
  { relative, sep }: Pick<PlatformPath, 'relative' | 'sep'> = path,
): string {
  return relative(folder, file).split(sep).join('/');
}
