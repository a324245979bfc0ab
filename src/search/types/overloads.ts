/**
 * Some functions have a result that the type checker computes from the types of the arguments, as `external_and`. Readers
 * ask for them by the types of a call, so each is compared as all that it may be.
 */
import { parseType } from './parse';
import type { TypeTree } from './tree';

const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  external_and: ['nat -> nat -> nat', 'int -> nat -> nat', 'bytes -> bytes -> bytes'],
  external_or: ['nat -> nat -> nat', 'bytes -> bytes -> bytes'],
  external_xor: ['nat -> nat -> nat', 'bytes -> bytes -> bytes'],
  external_lsl: ['nat -> nat -> nat', 'bytes -> nat -> bytes'],
  external_lsr: ['nat -> nat -> nat', 'bytes -> nat -> bytes'],
  external_bytes: ['nat -> bytes', 'int -> bytes'],
  external_ediv: [
    'nat -> nat -> (nat * nat) option',
    'int -> int -> (int * nat) option',
    'tez -> nat -> (tez * tez) option',
    'tez -> tez -> (nat * tez) option',
  ],
};

/** The type as it is written, and those that calls of the value have. */
export function overloadsOf(type: TypeTree): readonly TypeTree[] {
  const result = type.kind === 'function' ? type.result : type;
  const forms = result.kind === 'named' ? (COMPUTED[result.name] ?? []) : [];
  return [type, ...forms.flatMap((form) => parseType(form) ?? [])];
}
