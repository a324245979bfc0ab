/** Refuses sets and tickets of values that cannot be compared. */
import type { Span } from '../../syntax/source';
import { visitWithSpan } from '../mini-c/span';
import type { MiniExpression } from '../mini-c/tree';
import type { BaseName, MiniType } from '../mini-c/type';
import { refuse } from '../problem';

export function refuseIncomparable(expression: MiniExpression): void {
  /** Types are shared by many expressions. */
  const seen = new Set<MiniType>();
  visitWithSpan(expression, ({ type }, span) => check(type, span, seen));
}

function check(type: MiniType, span: Span, seen: Set<MiniType>): void {
  if (seen.has(type)) return;
  seen.add(type);
  if (type.kind === 'set' || type.kind === 'ticket') {
    const found = incomparablePart(type.item);
    if (found) {
      const message = `The ${type.kind} constructor needs a comparable type argument, but it was given a non-comparable one.`;
      refuse('not-comparable', message, found.span ?? type.span ?? span);
    }
  }
  for (const part of partsOf(type)) check(part, span, seen);
}

const COMPARABLE: ReadonlySet<BaseName> = new Set<BaseName>([
  'unit',
  'never',
  'bool',
  'int',
  'nat',
  'string',
  'timestamp',
  'mutez',
  'chain_id',
  'bytes',
  'key_hash',
  'address',
  'key',
  'signature',
]);

function incomparablePart(type: MiniType): MiniType | undefined {
  switch (type.kind) {
    case 'base':
      return COMPARABLE.has(type.name) ? undefined : type;
    case 'tuple':
    case 'option':
    case 'or':
      return partsOf(type)
        .map(incomparablePart)
        .find((part) => part !== undefined);
    default:
      return type;
  }
}

function partsOf(type: MiniType): readonly MiniType[] {
  switch (type.kind) {
    case 'tuple':
      return type.fields.map((field) => field.type);
    case 'or':
      return [type.left.type, type.right.type];
    case 'function':
      return [type.parameter, type.result];
    case 'map':
    case 'big_map':
      return [type.key, type.value];
    case 'base':
    case 'type-int':
    case 'sapling_state':
    case 'sapling_transaction':
      return [];
    default:
      return [type.item];
  }
}
