/** Literals of both syntaxes. */
import type { SyntaxNode } from '@lezer/common';
import type { Literal } from '../ast';
import { type Lowering, textOf } from './context';

/** The value of a literal node; undefined for other nodes. */
export function literalOf(lowering: Lowering, node: SyntaxNode): Literal | undefined {
  const text = () => textOf(lowering, node);
  switch (node.name) {
    case 'Int':
      return { kind: 'int', value: digits(text()) };
    case 'Nat':
      return { kind: 'nat', value: digits(text().slice(0, -1)) };
    case 'Mutez':
      return { kind: 'mutez', value: digits(text().slice(0, -'mutez'.length)) };
    case 'Tez':
      return { kind: 'mutez', value: mutezOf(text()) };
    case 'String':
      return { kind: 'string', value: stringOf(text()), verbatim: false };
    case 'Verbatim':
      return { kind: 'string', value: verbatimOf(text()), verbatim: true };
    case 'Bytes':
      return { kind: 'bytes', value: text().slice(2).replaceAll('_', '').toLowerCase() };
    case 'true':
    case 'false':
      return { kind: 'bool', value: node.name === 'true' };
    case 'Unit':
      return { kind: 'unit' };
    default:
      return undefined;
  }
}

/** The contents of a quoted string. */
export function stringOf(quoted: string): string {
  const inside = quoted.slice(1, quoted.length > 1 && quoted.endsWith('"') ? -1 : undefined);
  return inside.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}

function verbatimOf(text: string): string {
  return text.startsWith('`') ? text.slice(1, -1) : text.slice(2, -2);
}

function digits(text: string): bigint {
  return BigInt(text.replaceAll('_', ''));
}

function mutezOf(text: string): bigint {
  const [whole = '0', fraction = ''] = text.replace(/te?z$/, '').replaceAll('_', '').split('.');
  return BigInt(whole) * 1_000_000n + BigInt(fraction.slice(0, 6).padEnd(6, '0'));
}
