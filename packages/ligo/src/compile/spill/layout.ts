/** Where the fields of a record and the constructors of a variant are, by the layout of their type. */
import type { Span } from '../../syntax/source';
import type { LayoutTree } from '../../types/layout';
import type { Type } from '../../types/type';
import { missingType, rowOf } from '../elaborate/context';
import type { MiniType } from '../mini-c/type';
import { concreteLayout } from './type';

/** One projection: item `index` of a tuple of `count` items. */
export interface Projection {
  readonly index: number;
  readonly count: number;
  readonly type: MiniType;
  readonly tuple: MiniType;
}

export function pathToField(record: Type, label: string, type: MiniType, span: Span): readonly Projection[] {
  const { tree } = concreteLayout(rowOf(record, span).layout);
  return findField(tree, label, type, span) ?? missingType(span);
}

function findField(
  tree: LayoutTree,
  label: string,
  type: MiniType,
  span: Span,
): readonly Projection[] | undefined {
  if (tree.kind === 'field') return tree.name === label ? [] : undefined;
  const types = itemsOf(type, span);
  for (const [index, item] of tree.items.entries()) {
    const itemType = types[index] ?? missingType(span);
    const rest = findField(item, label, itemType, span);
    if (rest !== undefined) {
      return [{ index, count: tree.items.length, type: itemType, tuple: type }, ...rest];
    }
  }
  return undefined;
}

export function itemsOf(type: MiniType, span: Span): readonly MiniType[] {
  if (type.kind !== 'tuple') return missingType(span);
  return type.fields.map((field) => field.type);
}

/** A variant as a binary tree of constructors. */
export type VariantTree =
  | { readonly kind: 'leaf'; readonly label: string; readonly type: MiniType }
  | {
      readonly kind: 'node';
      readonly left: VariantTree;
      readonly right: VariantTree;
      readonly type: MiniType;
    };

export function variantTree(variant: Type, type: MiniType, span: Span): VariantTree {
  return treeOf(concreteLayout(rowOf(variant, span).layout).tree, type, span);
}

function treeOf(tree: LayoutTree, type: MiniType, span: Span): VariantTree {
  if (tree.kind === 'field') return { kind: 'leaf', label: tree.name, type };
  return treeOfItems(tree.items, type, span);
}

/** Several alternatives side by side nest to the right. */
function treeOfItems(items: readonly LayoutTree[], type: MiniType, span: Span): VariantTree {
  const [first, ...rest] = items;
  if (first === undefined) return missingType(span);
  if (rest.length === 0) return treeOf(first, type, span);
  if (type.kind !== 'or') return missingType(span);
  const left = treeOf(first, type.left.type, span);
  return { kind: 'node', left, right: treeOfItems(rest, type.right.type, span), type };
}

/** The injections that make a value of the variant, innermost first. */
export interface Injection {
  readonly side: 'LEFT' | 'RIGHT';
  readonly type: MiniType;
}

export function injectionsOf(tree: VariantTree, label: string): readonly Injection[] | undefined {
  if (tree.kind === 'leaf') return tree.label === label ? [] : undefined;
  const left = injectionsOf(tree.left, label);
  if (left !== undefined) return [...left, { side: 'LEFT', type: tree.type }];
  const right = injectionsOf(tree.right, label);
  return right && [...right, { side: 'RIGHT', type: tree.type }];
}
