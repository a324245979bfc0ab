/** Reads values of types without arguments. */
import { Refusal } from '../refusal';
import type { Micheline } from '../tree';
import { printType } from '../types/describe';
import type { SimpleType } from '../types/type';
import { type EncodedKind, toBinary, toReadable } from './address';
import { number, raw, text } from './make';
import { parseTimestamp } from './timestamp';
import type { BytesValue, NumberValue, SignatureValue, Value } from './value';

export const MAX_MUTEZ = 2n ** 63n - 1n;

/** The order of the scalar field of BLS12-381. */
export const FIELD_ORDER = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001n;

/** Numbers of bytes. */
const POINT_SIZES = { bls12_381_g1: 96, bls12_381_g2: 192 } as const;
const FIELD_SIZE = 32;

export function readSimple(node: Micheline, type: SimpleType): Value {
  const value = simpleValue(node, type);
  if (value) return value;
  throw new Refusal('invalid-value', `${shown(node)} is not a value of type ${printType(type)}.`, node);
}

function simpleValue(node: Micheline, { name }: SimpleType): Value | undefined {
  switch (name) {
    case 'int':
      return node.kind === 'int' ? number('int', node.value) : undefined;
    case 'nat':
      return node.kind === 'int' && node.value >= 0n ? number('nat', node.value) : undefined;
    case 'mutez':
      return node.kind === 'int' && node.value >= 0n && node.value <= MAX_MUTEZ
        ? number('mutez', node.value)
        : undefined;
    case 'timestamp':
      return timestamp(node);
    case 'string':
      return node.kind === 'string' && /^[\n\x20-\x7e]*$/.test(node.value) ? text(node.value) : undefined;
    case 'bytes':
    case 'chest':
    case 'chest_key':
      return node.kind === 'bytes' ? raw(name, node.value) : undefined;
    case 'address':
    case 'key':
    case 'key_hash':
    case 'chain_id':
    case 'signature':
      return encoded(node, name);
    case 'bls12_381_fr':
      return fieldElement(node);
    case 'bls12_381_g1':
    case 'bls12_381_g2':
      return node.kind === 'bytes' && node.value.length === 2 * POINT_SIZES[name]
        ? raw(name, node.value)
        : undefined;
    default:
      return undefined;
  }
}

function timestamp(node: Micheline): NumberValue | undefined {
  const seconds =
    node.kind === 'int' ? node.value : node.kind === 'string' ? parseTimestamp(node.value) : undefined;
  return seconds === undefined ? undefined : number('timestamp', seconds);
}

function encoded(node: Micheline, kind: EncodedKind): BytesValue | SignatureValue | undefined {
  const isText = node.kind === 'string';
  if (!isText && node.kind !== 'bytes') return undefined;
  const digits = isText ? toBinary(kind, node.value) : node.value;
  if (digits === undefined || (!isText && toReadable(kind, digits) === undefined)) return undefined;
  if (kind === 'signature') return { kind, value: digits, text: isText ? node.value : undefined };
  return raw(kind, digits);
}

function fieldElement(node: Micheline): NumberValue | undefined {
  if (node.kind === 'int') return number('bls12_381_fr', modulo(node.value, FIELD_ORDER));
  if (node.kind !== 'bytes' || node.value.length > 2 * FIELD_SIZE) return undefined;
  const digits = (node.value.match(/../g) ?? []).reverse().join('');
  const value = BigInt(`0x${digits || '0'}`);
  return value < FIELD_ORDER ? number('bls12_381_fr', value) : undefined;
}

export const modulo = (value: bigint, by: bigint): bigint => ((value % by) + by) % by;

/** A value in a message, cut off if it is long. */
function shown(node: Micheline): string {
  switch (node.kind) {
    case 'int':
      return short(String(node.value));
    case 'string':
      return `"${short(node.value)}"`;
    case 'bytes':
      return `0x${short(node.value)}`;
    case 'prim':
      return node.prim;
    case 'sequence':
      return 'A sequence';
  }
}

const short = (content: string): string => (content.length > 60 ? `${content.slice(0, 60)}…` : content);
