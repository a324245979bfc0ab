/** Archives without compression: a few small files do not need it. */
import type { NamedFile } from './deployment';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** The first of January 1980, the earliest date that an archive can have. */
const DATE = 0x0021;

export function zip(folder: string, files: readonly NamedFile[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, text } of files) {
    const path = encoder.encode(`${folder}/${name}`);
    const content = encoder.encode(text);
    const facts = [VERSION, FLAGS, 0, 0, DATE].map((value) => [value, 2] as const);
    const sizes = [crc32(content), content.length, content.length].map((value) => [value, 4] as const);
    const head = record([[LOCAL, 4], ...facts, ...sizes, [path.length, 2], [0, 2]]);
    directory.push(
      record([
        [CENTRAL, 4],
        [VERSION, 2],
        ...facts,
        ...sizes,
        [path.length, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [offset, 4],
      ]),
      path,
    );
    parts.push(head, path, content);
    offset += head.length + path.length + content.length;
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const count = files.length;
  const end = record([
    [END, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [length, 4],
    [offset, 4],
    [0, 2],
  ]);
  return joined([...parts, ...directory, end]);
}

/** Numbers of that many bytes, the least significant byte first. */
function record(fields: readonly (readonly [value: number, bytes: number])[]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([value, bytes]) =>
      Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 255),
    ),
  );
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const POLYNOMIAL = 0xedb88320;

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? POLYNOMIAL : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
