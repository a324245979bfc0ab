/** Cryptography loaded on demand; see `load.ts`. */
export interface Crypto {
  /** All bytes are hexadecimal digits. */
  hash(algorithm: HashAlgorithm, data: string): string;
  /** Whether a signature of the data is valid; key and signature in base58. */
  verify(key: string, signature: string, data: string): boolean;
  /** The signature of the data, in base58. */
  sign(secretKey: string, data: string): string;
  /** The public key of a secret key, both in base58. */
  publicKey(secretKey: string): string;
  readonly bls: Bls;
}

export type HashAlgorithm = 'sha512' | 'sha3' | 'keccak';

/** Arithmetic on the BLS12-381 curve; points are uncompressed, as hexadecimal digits. */
export interface Bls {
  add(group: 'g1' | 'g2', a: string, b: string): string;
  multiply(group: 'g1' | 'g2', point: string, scalar: bigint): string;
  negate(group: 'g1' | 'g2', point: string): string;
  pairingIsOne(pairs: readonly (readonly [string, string])[]): boolean;
}
