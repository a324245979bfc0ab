/** Micheline as JSON, the format of node RPCs, wallets and indexers. */
import { MAX_DEPTH } from './limits';
import { bytes, int, type Micheline, prim, sequence, string } from './tree';

export type MichelineJson =
  | { readonly int: string }
  | { readonly string: string }
  | { readonly bytes: string }
  | { readonly prim: string; readonly args?: readonly MichelineJson[]; readonly annots?: readonly string[] }
  | readonly MichelineJson[];

export function toJson(node: Micheline): MichelineJson {
  switch (node.kind) {
    case 'int':
      return { int: String(node.value) };
    case 'string':
      return { string: node.value };
    case 'bytes':
      return { bytes: node.value };
    case 'sequence':
      return node.items.map(toJson);
    case 'prim':
      return {
        prim: node.prim,
        ...(node.args.length > 0 && { args: node.args.map(toJson) }),
        ...(node.annots.length > 0 && { annots: node.annots }),
      };
  }
}

/** Undefined if the data is not Micheline, or nested too deeply. */
export function fromJson(data: unknown, depth = 0): Micheline | undefined {
  if (depth > MAX_DEPTH || typeof data !== 'object' || data === null) return undefined;
  if (Array.isArray(data)) {
    const items = listFromJson(data, depth);
    return items && sequence(items);
  }
  const { int: number, string: text, bytes: digits, prim: name, args = [], annots = [] } = fieldsOf(data);
  if (typeof number === 'string') return /^-?\d+$/.test(number) ? int(BigInt(number)) : undefined;
  if (typeof text === 'string') return string(text);
  if (typeof digits === 'string') {
    return /^(?:[0-9a-fA-F]{2})*$/.test(digits) ? bytes(digits.toLowerCase()) : undefined;
  }
  if (typeof name !== 'string' || !Array.isArray(args) || !isListOfText(annots)) return undefined;
  const nodes = listFromJson(args, depth);
  return nodes && prim(name, nodes, annots);
}

const fieldsOf = (data: object): Readonly<Record<string, unknown>> => ({ ...data });

const isListOfText = (data: unknown): data is string[] =>
  Array.isArray(data) && data.every((item) => typeof item === 'string');

function listFromJson(data: readonly unknown[], depth: number): Micheline[] | undefined {
  const nodes: Micheline[] = [];
  for (const item of data) {
    const node = fromJson(item, depth + 1);
    if (!node) return undefined;
    nodes.push(node);
  }
  return nodes;
}
