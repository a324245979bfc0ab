/** Types of values as types of Michelson, and back. */

import { checkType } from '../../michelson/check';
import { type Micheline, type MichelinePrim, prim } from '../../michelson/tree';
import { type Type, typeToMicheline } from '../../michelson/types/type';
import type { LayoutTree } from '../../types/layout';
import type { DataType, RowType, SimpleType } from '../data-type';
import { unsupported } from '../failure';
import { shapeOf } from '../values/make';

function typeFromMicheline(node: Micheline): DataType {
  if (node.kind !== 'prim') return { kind: 'unknown', what: node.kind };
  const [first, second] = node.args.map(typeFromMicheline);
  switch (node.prim) {
    case 'option':
    case 'list':
    case 'set':
    case 'contract':
    case 'ticket':
      return first ? { kind: node.prim, item: first } : { kind: 'unknown', what: node.prim };
    case 'map':
    case 'big_map':
    case 'lambda':
      return first && second
        ? { kind: node.prim, from: first, to: second }
        : { kind: 'unknown', what: node.prim };
    case 'pair':
      return { kind: 'tuple', items: node.args.map(typeFromMicheline) };
    case 'or':
      return {
        kind: 'variant',
        shape: shapeOf(['Left', 'Right'].map((side, index) => nameOf(node.args[index]) ?? side)),
        items: node.args.map(typeFromMicheline),
      };
    default:
      return { kind: node.prim as SimpleType };
  }
}

/** The name of a part of an `or`: an entrypoint, if it is in the parameter of a contract. */
function nameOf(node: Micheline | undefined): string | undefined {
  const annotation = node?.kind === 'prim' ? node.annots.find((text) => text.startsWith('%')) : undefined;
  return annotation?.slice(1) || undefined;
}

export const dataTypeFrom = (type: Type): DataType => typeFromMicheline(typeToMicheline(type));

/** Throws a failure for types that only tests have, or that are not known. */
export const typeIn = (type: DataType): Type => typeFromNode(typeNode(type));

export function typeFromNode(node: Micheline): Type {
  const { type: found, problems } = checkType(node);
  if (!found) throw unsupported(problems[0]?.message ?? 'The type is not one of Michelson.');
  return found;
}

export function typeNode(type: DataType): MichelinePrim {
  switch (type.kind) {
    case 'option':
    case 'list':
    case 'set':
    case 'contract':
    case 'ticket':
      return prim(type.kind, [typeNode(type.item)]);
    case 'map':
    case 'big_map':
    case 'lambda':
      return prim(type.kind, [typeNode(type.from), typeNode(type.to)]);
    case 'typed_address':
      return prim('address');
    case 'tuple':
      return comb('pair', type.items.map(typeNode));
    case 'record':
    case 'variant':
      return rowNode(type);
    case 'unknown':
      throw unsupported(`A type is not known here (${type.what}).`);
    default:
      return prim(type.kind);
  }
}

function rowNode({ kind, shape, items }: RowType): MichelinePrim {
  const parts = items.map(typeNode).values();
  const name = kind === 'record' ? 'pair' : 'or';
  const build = (tree: LayoutTree): MichelinePrim => {
    if (tree.kind === 'inner') return comb(name, tree.items.map(build));
    const part = parts.next().value ?? prim('unit');
    return kind === 'variant' ? withName(part, tree.name) : part;
  };
  return build(shape.tree);
}

/** Constructors of a parameter are entrypoints. */
export const withName = (node: MichelinePrim, name: string): MichelinePrim => ({
  ...node,
  annots: [`%${name.charAt(0).toLowerCase()}${name.slice(1)}`],
});

function comb(name: string, parts: readonly MichelinePrim[]): MichelinePrim {
  const [first, ...rest] = parts;
  if (!first) return prim(name === 'or' ? 'never' : 'unit');
  return rest.length === 0 ? first : prim(name, [first, comb(name, rest)]);
}
