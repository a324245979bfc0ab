/** Literals in the form of their type: `5` as `tez` is 5,000,000 mutez. */
import type { Span } from '../../syntax/source';
import type { CoreLiteral } from '../../types/core';
import type { Type } from '../../types/type';
import type { LiteralValue } from '../mini-c/tree';
import { unsupported } from '../problem';

export function literalValue(literal: CoreLiteral, type: Type, span: Span): LiteralValue {
  const name = type.kind === 'constant' ? type.name : undefined;
  switch (literal.kind) {
    case 'unit':
      return { type: 'unit' };
    case 'int':
      return integerLiteral(literal.value, name);
    case 'nat':
    case 'mutez':
      return { type: literal.kind, value: literal.value };
    case 'string':
      return textLiteral(literal.value, name, span);
    case 'bytes':
      return { type: isBytesType(name) ? name : 'bytes', value: literal.value };
  }
}

const MUTEZ_PER_TEZ = 1_000_000n;

function integerLiteral(value: bigint, type: string | undefined): LiteralValue {
  switch (type) {
    case 'nat':
    case 'timestamp':
      return { type, value };
    case 'tez':
      return { type: 'mutez', value: value * MUTEZ_PER_TEZ };
    default:
      return { type: 'int', value };
  }
}

function textLiteral(value: string, type: string | undefined, span: Span): LiteralValue {
  switch (type) {
    case 'address':
    case 'key':
    case 'key_hash':
    case 'signature':
    case 'chain_id':
      return { type, value };
    case 'bytes':
      return { type, value: value.toLowerCase() };
    case 'timestamp':
      return { type, value: secondsOf(value, span) };
    default:
      return { type: 'string', value };
  }
}

/** A number of seconds, or a date in the form of RFC 3339. */
function secondsOf(text: string, span: Span): bigint {
  if (/^-?\d+$/.test(text)) return BigInt(text);
  const milliseconds = Date.parse(text.replace(' ', 'T'));
  if (Number.isNaN(milliseconds)) unsupported(`the timestamp "${text}"`, span);
  return BigInt(Math.floor(milliseconds / 1000));
}

function isBytesType(
  name: string | undefined,
): name is 'bls12_381_g1' | 'bls12_381_g2' | 'bls12_381_fr' | 'chest' | 'chest_key' {
  return name !== undefined && /^(bls12_381_|chest)/.test(name);
}
