/** Variants that are visible only inside later types of the same name: `type a = A | B`, then `type a = a list`. */
import { partsOf } from './substitute';
import type { SumType, Type } from './type';

/** Larger types are not searched further. */
const MAX_SEARCHED = 2000;

export function hiddenSums(type: Type, name: string): SumType[] {
  const found: SumType[] = [];
  const seen = new Set<Type>();
  const visit = (part: Type) => {
    if (seen.has(part) || seen.size > MAX_SEARCHED) return;
    seen.add(part);
    if (part.kind === 'sum' && part.alias?.name === name) found.push(part);
    for (const inner of partsOf(part)) visit(inner);
  };
  for (const part of partsOf(type)) visit(part);
  return found;
}
