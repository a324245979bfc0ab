/** Values on the Michelson stack: all products are nested pairs, all variants are `Left` and `Right`. */
import type { LayoutTree } from '../../types/layout';
import { shapeOf, UNIT, variant } from '../values/make';
import type { Value } from '../values/value';
import { pathOf } from './of-value';

const OR = shapeOf(['Left', 'Right']);

export const left = (value: Value): Value => variant(OR, 'Left', value);
export const right = (value: Value): Value => variant(OR, 'Right', value);

export function nested(value: Value): Value {
  if (value.kind === 'tuple') return comb(value.items.map(nested));
  if (value.kind === 'record') return byLayout(value.shape.tree, value.items.map(nested).values());
  if (value.kind !== 'variant') return value;
  const inner = nested(value.value);
  if (value.name === 'Some' || value.name === 'None') return { ...value, value: inner };
  return pathOf(value.shape, value.name).reduceRight((part, side) => variant(OR, side, part), inner);
}

function byLayout(tree: LayoutTree, parts: Iterator<Value>): Value {
  if (tree.kind === 'field') return parts.next().value ?? UNIT;
  return comb(tree.items.map((item) => byLayout(item, parts)));
}

/** A right comb of pairs. */
export function comb(items: readonly Value[]): Value {
  const [first, ...rest] = items;
  if (!first) return UNIT;
  return rest.length === 0 ? first : { kind: 'tuple', items: [first, comb(rest)] };
}
