/** The chain's binary encoding of Micheline, as hexadecimal digits. `decode.ts` is the inverse. */
import { byteToHex, utf8ToHex } from './hex';
import { PRIMITIVE_CODES } from './primitives';
import type { Micheline, MichelinePrim } from './tree';

/** Undefined if the tree contains a name that is not a primitive of Michelson. */
export function encodeMicheline(node: Micheline): string | undefined {
  const parts: string[] = [];
  return encode(node, parts) === undefined ? undefined : parts.join('');
}

/** The size in bytes, which determines what storing a script costs. */
export function sizeOfMicheline(node: Micheline): number | undefined {
  const digits = encode(node, []);
  return digits === undefined ? undefined : digits / 2;
}

/** The bytes of a node without those of the nodes below it. The own sizes of all nodes add up to the size of a tree. */
export function ownSizeOf(node: Micheline): number {
  if (node.kind === 'sequence') return TAG_BYTES + LENGTH_BYTES;
  if (node.kind !== 'prim') return sizeOfMicheline(node) ?? 0;
  const isLong = node.args.length > 2;
  const notes =
    isLong || node.annots.length > 0 ? LENGTH_BYTES + utf8ToHex(node.annots.join(' ')).length / 2 : 0;
  return TAG_BYTES + CODE_BYTES + (isLong ? LENGTH_BYTES : 0) + notes;
}

const TAG_BYTES = 1;
const CODE_BYTES = 1;
const LENGTH_BYTES = 4;

/** Appends the encoding and returns its number of digits; undefined if there is none. */
function encode(node: Micheline, parts: string[]): number | undefined {
  switch (node.kind) {
    case 'int':
      return append(parts, `00${encodeInteger(node.value)}`);
    case 'string':
      return append(parts, `01${withLength(utf8ToHex(node.value))}`);
    case 'bytes':
      return append(parts, `0a${withLength(node.value)}`);
    case 'sequence':
      return encodeList('02', node.items, parts);
    case 'prim':
      return encodePrim(node, parts);
  }
}

function append(parts: string[], digits: string): number {
  parts.push(digits);
  return digits.length;
}

/** What precedes the list, the length of all items, the items. */
function encodeList(head: string, items: readonly Micheline[], parts: string[]): number | undefined {
  const position = parts.push('') - 1;
  const length = encodeAll(items, parts);
  if (length === undefined) return undefined;
  parts[position] = head + lengthOf(length);
  return head.length + LENGTH_DIGITS + length;
}

function encodeAll(items: readonly Micheline[], parts: string[]): number | undefined {
  let length = 0;
  for (const item of items) {
    const digits = encode(item, parts);
    if (digits === undefined) return undefined;
    length += digits;
  }
  return length;
}

/** Up to two arguments have tags of their own, with and without annotations; the last tag is for all other cases. */
function encodePrim({ prim, args, annots }: MichelinePrim, parts: string[]): number | undefined {
  const code = PRIMITIVE_CODES.get(prim);
  if (code === undefined) return undefined;
  const isLong = args.length > 2;
  const tag = isLong ? 9 : 3 + 2 * args.length + (annots.length > 0 ? 1 : 0);
  const head = byteToHex(tag) + byteToHex(code);
  const content = isLong ? encodeList(head, args, parts) : encodeShort(head, args, parts);
  if (content === undefined) return undefined;
  const hasNotes = isLong || annots.length > 0;
  return content + (hasNotes ? append(parts, withLength(utf8ToHex(annots.join(' ')))) : 0);
}

function encodeShort(head: string, args: readonly Micheline[], parts: string[]): number | undefined {
  const start = append(parts, head);
  const length = encodeAll(args, parts);
  return length === undefined ? undefined : start + length;
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

const LENGTH_DIGITS = 2 * LENGTH_BYTES;
const lengthOf = (digits: number): string => (digits / 2).toString(16).padStart(LENGTH_DIGITS, '0');
const withLength = (digits: string): string => lengthOf(digits.length) + digits;
