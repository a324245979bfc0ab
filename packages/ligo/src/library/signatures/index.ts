import type { ModuleSignatures } from '../entry';
import { collections } from './collections';
import { data } from './data';
import { predefined } from './predefined';
import { test } from './test';
import { testNext } from './test-next';
import { tezos } from './tezos';

/** All modules of the library. */
export const SIGNATURES: readonly ModuleSignatures[] = [
  ...predefined,
  ...collections,
  ...data,
  ...tezos,
  ...test,
  ...testNext,
];

/** Modules that are also found under a second path. */
export const ALIASES: readonly (readonly [path: string, module: string])[] = [
  ['Test.Next.PBT', 'Test.PBT'],
  ['Test.Next.Ticket.Proxy', 'Test.Proxy_ticket'],
  // The members of this module are also visible in the enclosing one.
  ['Test.Next', 'Test.Next.Typed_address'],
];
