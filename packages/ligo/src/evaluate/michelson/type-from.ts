/** Types written in Michelson. */
import type { DataType, SimpleType } from '../data-type';
import { shapeOf } from '../values/make';
import type { Micheline } from './micheline';

export function typeFromMicheline(node: Micheline): DataType {
  if (node.kind !== 'prim') return { kind: 'unknown', what: node.kind };
  const [first, second] = node.arguments.map(typeFromMicheline);
  switch (node.name) {
    case 'option':
    case 'list':
    case 'set':
    case 'contract':
    case 'ticket':
      return first ? { kind: node.name, item: first } : { kind: 'unknown', what: node.name };
    case 'map':
    case 'big_map':
    case 'lambda':
      return first && second
        ? { kind: node.name, from: first, to: second }
        : { kind: 'unknown', what: node.name };
    case 'pair':
      return { kind: 'tuple', items: node.arguments.map(typeFromMicheline) };
    case 'or':
      return {
        kind: 'variant',
        shape: shapeOf(['Left', 'Right']),
        items: node.arguments.map(typeFromMicheline),
      };
    default:
      return { kind: node.name as SimpleType };
  }
}
