/** Writes values as Micheline. */

import { bytes, int, type Micheline, prim, sequence, string } from '../tree';
import { type EncodedKind, toReadable } from './address';
import { itemsOf, number, pair, raw } from './make';
import { printTimestamp } from './timestamp';
import type { PairValue, TicketValue, Value } from './value';

/**
 * The forms of values: `readable` as tools print them, `optimised` as the chain stores them, `packed` as `PACK`
 * serialises them (the same, but with pairs of two).
 */
export type ValueForm = 'readable' | 'optimised' | 'packed';

export function writeValue(value: Value, form: ValueForm): Micheline {
  const inner = (item: Value): Micheline => writeValue(item, form);
  switch (value.kind) {
    case 'unit':
      return prim('Unit');
    case 'bool':
      return prim(value.value ? 'True' : 'False');
    case 'int':
    case 'nat':
    case 'mutez':
      return int(value.value);
    case 'timestamp':
      return form === 'readable' ? string(printTimestamp(value.value)) : int(value.value);
    case 'bls12_381_fr':
      return bytes(littleEndian(value.value));
    case 'string':
      return string(value.value);
    case 'bytes':
    case 'chest':
    case 'chest_key':
    case 'bls12_381_g1':
    case 'bls12_381_g2':
    case 'sapling_transaction':
      return bytes(value.value);
    case 'address':
    case 'key':
    case 'key_hash':
    case 'chain_id':
      return encoded(value.kind, value.value, form);
    case 'contract':
      return encoded('address', value.value, form);
    case 'signature':
      return value.text !== undefined && form === 'readable'
        ? string(value.text)
        : encoded('signature', value.value, form);
    case 'pair':
      return pairNode(value, form);
    case 'or':
      return prim(value.side, [inner(value.value)]);
    case 'option':
      return value.value ? prim('Some', [inner(value.value)]) : prim('None');
    case 'list':
      return sequence(itemsOf(value).map(inner));
    case 'set':
      return sequence(value.items.map(inner));
    case 'map':
    case 'big_map':
      return sequence(value.entries.map(([key, item]) => prim('Elt', [inner(key), inner(item)])));
    case 'lambda':
      return value.isRecursive ? prim('Lambda_rec', [value.code]) : value.code;
    case 'ticket':
      return writeValue(ticketParts(value), form);
    case 'sapling_state':
      return sequence([]);
    case 'operation':
      return prim(value.operation.kind);
  }
}

function encoded(kind: EncodedKind, digits: string, form: ValueForm): Micheline {
  // Bytes that are not valid base58 data cannot become values, so the readable form exists.
  return form === 'readable' ? string(toReadable(kind, digits) ?? `0x${digits}`) : bytes(digits);
}

function pairNode(value: PairValue, form: ValueForm): Micheline {
  const parts = combParts(value).map((part) => writeValue(part, form));
  if (form === 'readable') return prim('Pair', parts);
  if (form === 'optimised' && parts.length > 3) return sequence(parts);
  return parts.reduceRight((right, left) => prim('Pair', [left, right]));
}

/** A ticket is written as a pair of the ticketer, the content and the amount. */
function ticketParts({ ticketer, content, amount }: TicketValue): PairValue {
  return pair(raw('address', ticketer), pair(content, number('nat', amount)));
}

/** The parts of a right comb. */
function combParts(value: PairValue): Value[] {
  const parts: Value[] = [];
  let rest: Value = value;
  for (; rest.kind === 'pair'; rest = rest.right) parts.push(rest.left);
  return [...parts, rest];
}

/** The digits of a field element, least significant byte first. */
function littleEndian(value: bigint): string {
  const digits = value.toString(16).padStart(64, '0');
  return (digits.match(/../g) ?? []).reverse().join('');
}
