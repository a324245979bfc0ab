/** Literals as values of their resolved type. */

import { toBinary } from '../../michelson/values/address';
import { parseTimestamp } from '../../michelson/values/timestamp';
import type { Literal } from '../../syntax/ast';
import { errorOf } from '../failure';
import { bool, bytes, int, mutez, nat, text, timestamp, UNIT } from '../values/make';
import type { Encoded, Value } from '../values/value';

const MUTEZ_PER_TEZ = 1_000_000n;
const ENCODED: ReadonlySet<string> = new Set(['address', 'key', 'key_hash', 'signature', 'chain_id']);

/** The value of a literal that has adapted to a type: `"tz1…"` to `address`, `1` to `nat`. */
export function literalValue(literal: Literal, type: string | undefined): Value {
  switch (literal.kind) {
    case 'unit':
      return UNIT;
    case 'bool':
      return bool(literal.value);
    case 'bytes':
      return bytesLiteral(literal.value, type);
    case 'string':
      return stringLiteral(literal.value, type);
    case 'mutez':
      return mutez(literal.value);
    case 'nat':
      return nat(literal.value);
    case 'int':
      return intLiteral(literal.value, type);
  }
}

function intLiteral(value: bigint, type: string | undefined): Value {
  switch (type) {
    case 'nat':
      return nat(value);
    case 'tez':
      return mutez(value * MUTEZ_PER_TEZ);
    case 'timestamp':
      return timestamp(value);
    default:
      return int(value);
  }
}

function stringLiteral(value: string, type: string | undefined): Value {
  if (type === 'timestamp') {
    const seconds = parseTimestamp(value);
    if (seconds === undefined) throw errorOf(`"${value}" is not a timestamp.`);
    return timestamp(seconds);
  }
  if (type === 'bytes') return bytes(value.toLowerCase());
  if (!type || !ENCODED.has(type)) return text(value);
  const kind = type as Encoded['kind'];
  if (toBinary(kind, value) === undefined) throw errorOf(`"${value}" is not a valid ${kind}.`);
  return { kind, value };
}

function bytesLiteral(value: string, type: string | undefined): Value {
  if (type === 'bls12_381_g1' || type === 'bls12_381_g2' || type === 'chest' || type === 'chest_key')
    return { kind: type, value };
  if (type !== 'bls12_381_fr') return bytes(value);
  const digits = (value.match(/../g) ?? []).reverse().join('');
  return { kind: 'bls12_381_fr', value: digits === '' ? 0n : BigInt(`0x${digits}`) };
}
