import { deflateRawSync } from 'node:zlib';
import { INJECTIONS } from './injections';
import { LATEST } from './latest';

/** The hash of a link to the playground with any data in it. */
function hashOf(data: unknown): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return `#program=${deflateRawSync(text).toString('base64url')}`;
}

const workspace = (text: string, name = 'main.jsligo') => ({
  version: LATEST,
  active: 0,
  files: [{ name, text }],
});

const valid = hashOf(workspace('const greeting = "hello";\nconst size = String.length(greeting);'));
const texts = Array.from({ length: 140 }, (_, index) => INJECTIONS[index % INJECTIONS.length] ?? '');

/** Links to the playground that contain markup, are truncated, are too long or contain no program. */
export const HOSTILE_LINKS: readonly string[] = [
  ...texts.map((text, index) => hashOf(index % 2 === 0 ? workspace(text) : workspace('x', `${text}.jsligo`))),
  ...Array.from({ length: 40 }, (_, index) => valid.slice(0, 9 + index * 2)),
  ...['null', '[]', '{"files":{}}', '"x"', '{', '{"__proto__":{}}'].map(hashOf),
  ...[60_000, 61_000, 200_000].map((length) => `#program=${'A'.repeat(length)}`),
  ...Array.from({ length: 11 }, (_, index) => `#program=%${index}0<svg onload=alert(1)>`),
];
