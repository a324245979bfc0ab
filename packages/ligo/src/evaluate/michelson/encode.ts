/** Encodes Micheline in the chain's binary format, as hexadecimal digits. */
import { unsupported } from '../failure';
import type { Micheline, Prim } from './micheline';
import { PRIMITIVES } from './primitives';

const CODES: ReadonlyMap<string, number> = new Map(PRIMITIVES.map((name, code) => [name, code]));

export function encode(node: Micheline): string {
  switch (node.kind) {
    case 'int':
      return `00${encodeInteger(node.value)}`;
    case 'string':
      return `01${withLength(utf8(node.value))}`;
    case 'bytes':
      return `0a${withLength(node.value)}`;
    case 'sequence':
      return `02${withLength(node.items.map(encode).join(''))}`;
    case 'prim':
      return encodePrim(node);
  }
}

function encodePrim({ name, arguments: args, annotations }: Prim): string {
  const code = CODES.get(name);
  if (code === undefined) throw unsupported(`Michelson has no '${name}'.`);
  const items = args.map(encode).join('');
  const notes = annotations.length > 0 ? withLength(utf8(annotations.join(' '))) : '';
  if (args.length > 2) return `09${byte(code)}${withLength(items)}${notes || withLength('')}`;
  return `${byte(3 + 2 * args.length + (notes ? 1 : 0))}${byte(code)}${items}${notes}`;
}

/** Sign and six bits in the first byte, then seven bits per byte, least significant first. */
function encodeInteger(value: bigint): string {
  let rest = value < 0n ? -value : value;
  let digits = byte(Number(rest & 63n) + (value < 0n ? 64 : 0) + (rest > 63n ? 128 : 0));
  rest >>= 6n;
  while (rest > 0n) {
    digits += byte(Number(rest & 127n) + (rest > 127n ? 128 : 0));
    rest >>= 7n;
  }
  return digits;
}

function withLength(digits: string): string {
  return (digits.length / 2).toString(16).padStart(8, '0') + digits;
}

export const byte = (value: number): string => value.toString(16).padStart(2, '0');
export const utf8 = (text: string): string => [...new TextEncoder().encode(text)].map(byte).join('');
