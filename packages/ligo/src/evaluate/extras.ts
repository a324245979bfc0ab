import type { Crypto } from './crypto/crypto';
import { Failure } from './failure';
import type { Host } from './machine/host';
import type { Interpret } from './michelson/interpret';

/** Code that few programs need. It is loaded when a program turns out to need it; see `load-extras.ts`. */
export interface Extras {
  readonly crypto: Crypto;
  /** Runs inserted Michelson. */
  readonly interpret: Interpret;
}

/** Returns the extras, or throws a request to load them and rerun the program. */
export function extrasOf({ extras }: Host): Extras {
  if (!extras) throw new Failure({ kind: 'needs-extras' });
  return extras;
}
