/** Converts values to Micheline: readable, as in failures, or optimised, for packing. */

import { bytes, int, type Micheline, prim, sequence, string } from '../../michelson/tree';
import { toBinary } from '../../michelson/values/address';
import { printTimestamp } from '../../michelson/values/timestamp';
import type { LayoutTree } from '../../types/layout';
import { unsupported } from '../failure';
import { functionCode } from '../function-code';
import { bindings, elements, itemsOf } from '../values/make';
import type { Encoded, Shape, Value } from '../values/value';

export type Mode = 'readable' | 'optimised';

export function micheline(value: Value, mode: Mode): Micheline {
  const inner = (item: Value): Micheline => micheline(item, mode);
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
      return mode === 'optimised' ? int(value.value) : string(printTimestamp(value.value));
    case 'bls12_381_fr':
      return bytes(littleEndian(value.value));
    case 'string':
      return string(value.value);
    case 'bytes':
    case 'chest':
    case 'chest_key':
    case 'bls12_381_g1':
    case 'bls12_381_g2':
      return bytes(value.value);
    case 'address':
    case 'key':
    case 'key_hash':
    case 'signature':
    case 'chain_id':
      return encodedNode(value.kind, value.value, mode);
    case 'contract':
      return encodedNode('address', addressOf(value.address, value.entrypoint), mode);
    case 'typed_address':
      return encodedNode('address', value.address, mode);
    case 'tuple':
      return pairs(value.items.map(inner), mode);
    case 'record':
      return recordNode(value.shape.tree, value.items.map(inner).values(), mode);
    case 'variant':
      return variantNode(value.shape, value.name, inner(value.value));
    case 'list':
      return sequence(itemsOf(value).map(inner));
    case 'set':
      return sequence(elements(value).map(inner));
    case 'map':
    case 'big_map':
      return sequence(bindings(value).map(([key, item]) => prim('Elt', [inner(key), inner(item)])));
    case 'ticket':
      return pairs(
        [encodedNode('address', value.ticketer, mode), inner(value.content), int(value.amount)],
        mode,
      );
    case 'michelson_program':
      return value.code;
    case 'closure':
    case 'native':
    case 'partial': {
      const { readable, packed } = functionCode(value);
      return mode === 'optimised' ? packed : readable;
    }
    case 'unavailable':
      throw unsupported(value.what);
    default:
      throw unsupported(`A value of kind ${value.kind} has no Michelson notation here.`);
  }
}

export const addressOf = (address: string, entrypoint: string | undefined): string =>
  entrypoint && entrypoint !== 'default' ? `${address}%${entrypoint}` : address;

function encodedNode(kind: Encoded['kind'], value: string, mode: Mode): Micheline {
  if (mode === 'readable') return string(value);
  const digits = toBinary(kind, value);
  if (digits === undefined) throw unsupported(`"${value}" is not a valid ${kind}.`);
  return bytes(digits);
}

/** A right comb; the readable form is one flat `Pair`. */
function pairs(items: readonly Micheline[], mode: Mode): Micheline {
  const [first, ...rest] = items;
  if (!first) return prim('Unit');
  if (rest.length === 0) return first;
  if (mode === 'optimised') return prim('Pair', [first, pairs(rest, mode)]);
  const last = rest.at(-1);
  // `Pair a (Pair b c)` and `Pair a b c` are the same comb, and the readable form is always the short one.
  if (last?.kind === 'prim' && last.prim === 'Pair')
    return prim('Pair', [first, ...rest.slice(0, -1), ...last.args]);
  return prim('Pair', items);
}

/** The parts are in layout order. */
function recordNode(tree: LayoutTree, parts: Iterator<Micheline>, mode: Mode): Micheline {
  if (tree.kind === 'field') return parts.next().value ?? prim('Unit');
  return pairs(
    tree.items.map((item) => recordNode(item, parts, mode)),
    mode,
  );
}

function variantNode(shape: Shape, name: string, content: Micheline): Micheline {
  if (name === 'None' && shape.names.includes('Some')) return prim('None');
  if (name === 'Some' && shape.names.includes('None')) return prim('Some', [content]);
  return pathOf(shape, name).reduceRight<Micheline>((node, side) => prim(side, [node]), content);
}

/** The path from the root of the `or` tree to a constructor. */
export function pathOf({ tree }: Shape, name: string): readonly Side[] {
  return pathIn(tree, name) ?? [];
}

export type Side = 'Left' | 'Right';

function pathIn(tree: LayoutTree, name: string): Side[] | undefined {
  if (tree.kind === 'field') return tree.name === name ? [] : undefined;
  for (const [index, item] of tree.items.entries()) {
    const path = pathIn(item, name);
    if (!path) continue;
    const last = index === tree.items.length - 1;
    return [...Array<Side>(index).fill('Right'), ...(last ? [] : (['Left'] as const)), ...path];
  }
  return undefined;
}

function littleEndian(value: bigint): string {
  const digits = value.toString(16).padStart(64, '0');
  return (digits.match(/../g) ?? []).reverse().join('');
}
