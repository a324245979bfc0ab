/** Cryptography with the noble libraries; loaded on demand, because most programs do not use it. */
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { ed25519 } from '@noble/curves/ed25519.js';
import { p256 } from '@noble/curves/nist.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { blake2b } from '@noble/hashes/blake2.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { keccak_256, sha3_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { type Base58, type Base58Kind, decodeBase58, encodeBase58 } from '../../michelson/base58';
import { errorOf } from '../failure';
import type { Bls, Crypto } from './crypto';

const HASHES = { sha512, sha3: sha3_256, keccak: keccak_256 };

/** The hash of the data is signed. */
const digest = (data: string): Uint8Array => blake2b(hexToBytes(data), { dkLen: 32 });

/** The data is already hashed. */
const PREHASHED = { prehash: false, lowS: false } as const;

function verify(key: string, signature: string, data: string): boolean {
  const [publicKey, signed] = [read(key), read(signature)];
  const [point, bytes] = [hexToBytes(publicKey.payload), hexToBytes(signed.payload)];
  try {
    if (publicKey.kind === 'edpk') return ed25519.verify(bytes, digest(data), point);
    if (publicKey.kind === 'sppk') return secp256k1.verify(bytes, digest(data), point, PREHASHED);
    if (publicKey.kind === 'p2pk') return p256.verify(bytes, digest(data), point, PREHASHED);
  } catch {
    // Malformed signatures are invalid.
    return false;
  }
  throw errorOf(`Signatures of ${key} cannot be checked here.`);
}

function sign(secretKey: string, data: string): string {
  const { kind, payload } = read(secretKey);
  const key = hexToBytes(payload);
  if (kind === 'edsk') return encodeBase58('edsig', bytesToHex(ed25519.sign(digest(data), key)));
  if (kind === 'spsk')
    return encodeBase58('spsig1', bytesToHex(secp256k1.sign(digest(data), key, { prehash: false })));
  if (kind === 'p2sk')
    return encodeBase58('p2sig', bytesToHex(p256.sign(digest(data), key, { prehash: false })));
  throw errorOf('This is not a secret key.');
}

const PUBLIC: Partial<Record<Base58Kind, readonly [Base58Kind, (secret: Uint8Array) => Uint8Array]>> = {
  edsk: ['edpk', (secret) => ed25519.getPublicKey(secret)],
  spsk: ['sppk', (secret) => secp256k1.getPublicKey(secret)],
  p2sk: ['p2pk', (secret) => p256.getPublicKey(secret)],
};

function publicKey(secretKey: string): string {
  const { kind, payload } = read(secretKey);
  const [publicKind, derive] = PUBLIC[kind] ?? [];
  if (!publicKind || !derive) throw errorOf('This is not a secret key.');
  return encodeBase58(publicKind, bytesToHex(derive(hexToBytes(payload))));
}

function read(text: string): Base58 {
  const found = decodeBase58(text);
  if (!found) throw errorOf(`"${text}" is not valid.`);
  return found;
}

const GROUPS = { g1: bls12_381.G1.Point, g2: bls12_381.G2.Point } as const;

const bls: Bls = {
  add: (group, a, b) =>
    group === 'g1'
      ? GROUPS.g1.fromHex(a).add(GROUPS.g1.fromHex(b)).toHex(false)
      : GROUPS.g2.fromHex(a).add(GROUPS.g2.fromHex(b)).toHex(false),
  multiply: (group, point, scalar) => {
    const reduced = bls12_381.fields.Fr.create(scalar);
    if (group === 'g1') return GROUPS.g1.fromHex(point).multiplyUnsafe(reduced).toHex(false);
    return GROUPS.g2.fromHex(point).multiplyUnsafe(reduced).toHex(false);
  },
  negate: (group, point) => GROUPS[group].fromHex(point).negate().toHex(false),
  pairingIsOne: (pairs) => {
    const { Fp12 } = bls12_381.fields;
    const points = pairs
      .map(([g1, g2]) => ({ g1: GROUPS.g1.fromHex(g1), g2: GROUPS.g2.fromHex(g2) }))
      .filter(({ g1, g2 }) => !g1.equals(GROUPS.g1.ZERO) && !g2.equals(GROUPS.g2.ZERO));
    return points.length === 0 || Fp12.eql(bls12_381.pairingBatch(points), Fp12.ONE);
  },
};

export const crypto: Crypto = {
  hash: (algorithm, data) => bytesToHex(HASHES[algorithm](hexToBytes(data))),
  verify,
  sign,
  publicKey,
  bls,
};
