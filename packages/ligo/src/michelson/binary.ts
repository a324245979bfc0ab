/** The chain's binary encoding of Micheline, as hexadecimal digits. `decode.ts` is the inverse. */
import { byteToHex, utf8ToHex } from './hex';
import { PRIMITIVE_CODES } from './primitives';
import type { Micheline, MichelinePrim } from './tree';

/** Undefined if the tree contains a name that is not a primitive of Michelson. */
export function encodeMicheline(node: Micheline): string | undefined {
  const parts: string[] = [];
  return encode(node, parts) ? parts.join('') : undefined;
}

/** The size in bytes, which determines what storing a script costs. */
export function sizeOfMicheline(node: Micheline): number | undefined {
  const digits = encodeMicheline(node);
  return digits === undefined ? undefined : digits.length / 2;
}

/** Appends the encoding; false if there is none. */
function encode(node: Micheline, parts: string[]): boolean {
  switch (node.kind) {
    case 'int':
      parts.push('00', encodeInteger(node.value));
      return true;
    case 'string':
      parts.push('01', withLength(utf8ToHex(node.value)));
      return true;
    case 'bytes':
      parts.push('0a', withLength(node.value));
      return true;
    case 'sequence':
      parts.push('02');
      return encodeList(node.items, parts);
    case 'prim':
      return encodePrim(node, parts);
  }
}

/** The length of all items, then the items. */
function encodeList(items: readonly Micheline[], parts: string[]): boolean {
  const position = parts.push('') - 1;
  if (!items.every((item) => encode(item, parts))) return false;
  parts[position] = lengthOf(parts.slice(position).reduce((sum, part) => sum + part.length, 0));
  return true;
}

/** Up to two arguments have tags of their own, with and without annotations; the last tag is for all other cases. */
function encodePrim({ prim, args, annots }: MichelinePrim, parts: string[]): boolean {
  const code = PRIMITIVE_CODES.get(prim);
  if (code === undefined) return false;
  const isLong = args.length > 2;
  const tag = isLong ? 9 : 3 + 2 * args.length + (annots.length > 0 ? 1 : 0);
  parts.push(byteToHex(tag), byteToHex(code));
  if (!(isLong ? encodeList(args, parts) : args.every((argument) => encode(argument, parts)))) return false;
  if (isLong || annots.length > 0) parts.push(withLength(utf8ToHex(annots.join(' '))));
  return true;
}

/** Sign and six bits in the first byte, then seven bits per byte, least significant first. */
function encodeInteger(value: bigint): string {
  const magnitude = value < 0n ? -value : value;
  // The digits of the whole number in base 128 after the first six bits: slicing bits of a string is linear.
  const bits = magnitude.toString(2);
  const first = Number.parseInt(bits.slice(-6), 2) + (value < 0n ? 64 : 0);
  const rest = bits.slice(0, -6);
  const digits = [byteToHex(first + (rest === '' ? 0 : 128))];
  for (let end = rest.length; end > 0; end -= 7) {
    const chunk = Number.parseInt(rest.slice(Math.max(0, end - 7), end), 2);
    digits.push(byteToHex(chunk + (end > 7 ? 128 : 0)));
  }
  return digits.join('');
}

const lengthOf = (digits: number): string => (digits / 2).toString(16).padStart(8, '0');
const withLength = (digits: string): string => lengthOf(digits.length) + digits;
