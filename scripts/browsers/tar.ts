/** Reads tar archives with names of up to 255 characters, as npm writes them. */

export interface TarFile {
  readonly path: string;
  readonly content: Buffer;
}

const BLOCK = 512;

export function filesInTar(archive: Buffer): TarFile[] {
  const files: TarFile[] = [];
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const header = archive.subarray(at, at + BLOCK);
    const text = (from: number, to: number) => header.toString('utf8', from, to).replace(/\0.*$/s, '');
    const [name, prefix, type] = [text(0, 100), text(345, 500), text(156, 157)];
    if (name === '') break;
    const size = Number.parseInt(text(124, 136), 8) || 0;
    const content = archive.subarray(at + BLOCK, at + BLOCK + size);
    if (content.length < size) throw new Error('The archive is incomplete.');
    if (type === '' || type === '0') files.push({ path: prefix ? `${prefix}/${name}` : name, content });
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
