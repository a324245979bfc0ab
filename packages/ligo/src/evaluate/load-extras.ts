/** A separate chunk; see `extras.ts`. */
import { crypto } from './crypto/load';
import type { Extras } from './extras';
import { interpret } from './michelson/interpret';

export const extras: Extras = { crypto, interpret };
