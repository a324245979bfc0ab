import { Failure } from '../failure';
import type { Host } from '../machine/host';
import type { Crypto } from './crypto';

/** Returns the cryptography, or throws a request to load it and rerun the program. */
export function cryptoOf({ crypto }: Host): Crypto {
  if (!crypto) throw new Failure({ kind: 'needs-crypto' });
  return crypto;
}
