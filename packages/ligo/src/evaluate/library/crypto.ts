/** `Crypto`. */
import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { decodeBase58, encodeBase58 } from '../../michelson/base58';
import type { HashAlgorithm } from '../crypto/crypto';
import { extrasOf } from '../extras';
import { errorOf } from '../failure';
import { bool, bytes, encoded } from '../values/make';
import { entriesOf, type Run, type Table } from './define';
import { bytesOf, encodedOf } from './read';

const hash =
  (algorithm: HashAlgorithm): Run =>
  ([data], host) =>
    bytes(extrasOf(host).crypto.hash(algorithm, bytesOf(data)));

const CRYPTO: Table = {
  blake2b: [1, ([data]) => bytes(blake(bytesOf(data), 32))],
  sha256: [1, ([data]) => bytes(bytesToHex(sha256(hexToBytes(bytesOf(data)))))],
  sha512: [1, hash('sha512')],
  sha3: [1, hash('sha3')],
  keccak: [1, hash('keccak')],
  hash_key: [1, ([key]) => encoded('key_hash', hashKey(encodedOf('key', key)))],
  check: [
    3,
    ([key, signature, data], host) =>
      bool(
        extrasOf(host).crypto.verify(encodedOf('key', key), encodedOf('signature', signature), bytesOf(data)),
      ),
  ],
};

/** BLAKE2b; input and output are hexadecimal digits. */
export function blake(digits: string, size: number): string {
  return bytesToHex(blake2b(hexToBytes(digits), { dkLen: size }));
}

const HASH_KINDS = { edpk: 'tz1', sppk: 'tz2', p2pk: 'tz3', BLpk: 'tz4' } as const;

/** The hash of a public key, in base58: the address of its account. */
export function hashKey(key: string): string {
  const found = decodeBase58(key);
  const kind = found && HASH_KINDS[found.kind as keyof typeof HASH_KINDS];
  if (!kind) throw errorOf(`"${key}" is not a public key.`);
  return encodeBase58(kind, blake(found.payload, 20));
}

export const CRYPTO_ENTRIES = entriesOf('Crypto', CRYPTO);
