/** Base58Check, the encoding of addresses, keys, signatures and hashes. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';

/** Prefix of the text, bytes before the payload, length of the payload in bytes. */
const KINDS = {
  tz1: ['06a19f', 20],
  tz2: ['06a1a1', 20],
  tz3: ['06a1a4', 20],
  tz4: ['06a1a6', 20],
  KT1: ['025a79', 20],
  sr1: ['067c75', 20],
  edpk: ['0d0f25d9', 32],
  sppk: ['03fee256', 33],
  p2pk: ['03b28b7f', 33],
  BLpk: ['069587cc', 48],
  edsk: ['0d0f3a07', 32],
  spsk: ['11a2e0c9', 32],
  p2sk: ['1051eebd', 32],
  edsig: ['09f5cd8612', 64],
  spsig1: ['0d7365133f', 64],
  p2sig: ['36f02c34', 64],
  BLsig: ['28ab40cf', 96],
  sig: ['04822b', 64],
  Net: ['575200', 4],
  expr: ['0d2c401b', 32],
  o: ['0574', 32],
} as const satisfies Record<string, readonly [string, number]>;

export type Base58Kind = keyof typeof KINDS;

export interface Base58 {
  readonly kind: Base58Kind;
  /** Hexadecimal digits. */
  readonly payload: string;
}

const codec = createBase58check(sha256);

export function encodeBase58(kind: Base58Kind, payload: string): string {
  return codec.encode(hexToBytes(KINDS[kind][0] + payload));
}

/** The kind and the payload of a text; undefined if it is invalid. */
export function decodeBase58(text: string): Base58 | undefined {
  const kind = kindOf(text);
  if (!kind) return undefined;
  const [prefix, size] = KINDS[kind];
  const data = dataOf(text);
  if (!data?.startsWith(prefix) || data.length !== prefix.length + 2 * size) return undefined;
  return { kind, payload: data.slice(prefix.length) };
}

/** The bytes of a text, as hexadecimal digits. */
function dataOf(text: string): string | undefined {
  try {
    return bytesToHex(codec.decode(text));
  } catch {
    // A character outside the alphabet, or a wrong checksum.
    return undefined;
  }
}

function kindOf(text: string): Base58Kind | undefined {
  const kinds = Object.keys(KINDS) as Base58Kind[];
  return kinds.filter((kind) => text.startsWith(kind)).sort((a, b) => b.length - a.length)[0];
}
