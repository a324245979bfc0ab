import { Failure } from '../failure';
import type { Host } from '../machine/host';
import type { Crypto } from './crypto';

/** Cryptography, or a request to load it and to run the program again. */
export function cryptoOf({ crypto }: Host): Crypto {
  if (!crypto) throw new Failure({ kind: 'needs-crypto' });
  return crypto;
}
