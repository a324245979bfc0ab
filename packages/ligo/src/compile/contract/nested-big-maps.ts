/** A big map cannot be a value of another map. */
import type { Span } from '../../syntax/source';
import { partsOf as partsOfType } from '../../types/substitute';
import type { Type } from '../../types/type';
import type { Expression } from '../aggregated/expression';
import { walk } from '../aggregated/traverse';
import { refuse } from '../problem';

export function refuseNestedBigMaps(expression: Expression): void {
  const checked = new Set<Type>();
  for (const { type, span } of walk(expression)) {
    if (checked.has(type)) continue;
    checked.add(type);
    const nested = nestedBigMap(type, false);
    if (nested !== undefined) refuseAt(nested.span ?? span);
  }
}

function refuseAt(span: Span): never {
  const message = 'Invalid big map nesting. A big map cannot be nested inside another big map.';
  return refuse('nested-big-map', message, span);
}

function nestedBigMap(type: Type, isInMap: boolean): Type | undefined {
  if (type.kind === 'arrow') return nestedBigMap(type.parameter, false) ?? nestedBigMap(type.result, false);
  if (type.kind === 'constant' && (type.name === 'big_map' || type.name === 'map')) {
    if (type.name === 'big_map' && isInMap) return type;
    const [key, value] = type.arguments;
    return (key && nestedBigMap(key, false)) ?? (value && nestedBigMap(value, true));
  }
  for (const part of partsOfType(type)) {
    const nested = nestedBigMap(part, isInMap);
    if (nested !== undefined) return nested;
  }
  return undefined;
}
