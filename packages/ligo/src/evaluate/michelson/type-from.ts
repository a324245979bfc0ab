/** Types written in Michelson. */

import type { Micheline } from '../../michelson/tree';
import type { DataType, SimpleType } from '../data-type';
import { shapeOf } from '../values/make';

export function typeFromMicheline(node: Micheline): DataType {
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
        shape: shapeOf(['Left', 'Right']),
        items: node.args.map(typeFromMicheline),
      };
    default:
      return { kind: node.prim as SimpleType };
  }
}
