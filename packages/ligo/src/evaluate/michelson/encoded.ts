/** Converts addresses, keys and signatures between base58 text and packed bytes. */
import { type Base58Kind, decodeBase58, encodeBase58 } from '../../michelson/base58';
import type { Encoded } from '../values/value';
import { byte, utf8 } from './encode';

const HASHES: readonly Base58Kind[] = ['tz1', 'tz2', 'tz3', 'tz4'];
const KEYS: readonly Base58Kind[] = ['edpk', 'sppk', 'p2pk', 'BLpk'];
const KEY_SIZES = [32, 33, 33, 48];

/** The packed bytes of a text; undefined if the text is invalid. */
export function bytesOf(kind: Encoded['kind'], text: string): string | undefined {
  if (kind === 'address') return bytesOfAddress(text);
  const found = decodeBase58(text);
  if (!found || !isOf(kind, found.kind)) return undefined;
  const kinds = kind === 'key' ? KEYS : kind === 'key_hash' ? HASHES : undefined;
  return (kinds ? byte(kinds.indexOf(found.kind)) : '') + found.payload;
}

export const isValid = (kind: Encoded['kind'], text: string): boolean => bytesOf(kind, text) !== undefined;

function isOf(kind: Encoded['kind'], found: Base58Kind): boolean {
  if (kind === 'key') return KEYS.includes(found);
  if (kind === 'key_hash') return HASHES.includes(found);
  return kind === 'chain_id' ? found === 'Net' : found.includes('sig');
}

function bytesOfAddress(text: string): string | undefined {
  const [address = '', entrypoint] = text.split('%');
  const found = decodeBase58(address);
  if (!found) return undefined;
  const suffix = entrypoint && entrypoint !== 'default' ? utf8(entrypoint) : '';
  const tag = HASHES.indexOf(found.kind);
  if (tag >= 0) return `00${byte(tag)}${found.payload}${suffix}`;
  if (found.kind === 'KT1') return `01${found.payload}00${suffix}`;
  return found.kind === 'sr1' ? `03${found.payload}00${suffix}` : undefined;
}

/** The text of packed bytes; undefined if they are invalid. */
export function textOf(kind: Encoded['kind'], digits: string): string | undefined {
  switch (kind) {
    case 'address':
      return textOfAddress(digits);
    case 'key':
      return tagged(KEYS, KEY_SIZES, digits);
    case 'key_hash':
      return tagged(HASHES, [20, 20, 20, 20], digits);
    case 'signature':
      if (digits.length === 128) return encodeBase58('sig', digits);
      return digits.length === 192 ? encodeBase58('BLsig', digits) : undefined;
    case 'chain_id':
      return digits.length === 8 ? encodeBase58('Net', digits) : undefined;
  }
}

function tagged(kinds: readonly Base58Kind[], sizes: readonly number[], digits: string): string | undefined {
  const tag = Number.parseInt(digits.slice(0, 2), 16);
  const kind = kinds[tag];
  const payload = digits.slice(2);
  return kind && payload.length === 2 * (sizes[tag] ?? 0) ? encodeBase58(kind, payload) : undefined;
}

function textOfAddress(digits: string): string | undefined {
  if (digits.length < 44) return undefined;
  const [head, rest] = [digits.slice(0, 44), digits.slice(44)];
  const entrypoint = (rest.match(/../g) ?? [])
    .map((code) => String.fromCharCode(Number.parseInt(code, 16)))
    .join('');
  const address = head.startsWith('00')
    ? tagged(HASHES, [20, 20, 20, 20], head.slice(2))
    : /^01.{40}00$/.test(head)
      ? encodeBase58('KT1', head.slice(2, 42))
      : undefined;
  return address && (entrypoint ? `${address}%${entrypoint}` : address);
}
