/** The size of types. Types may share parts, and so be far larger when expanded than in memory. */
import { partsOf } from './substitute';
import { prune, type Type } from './type';

/** Whether a type, when expanded, has more than this many parts. */
export function isLargerThan(type: Type, limit: number): boolean {
  return count(type, limit) > limit;
}

function count(type: Type, limit: number): number {
  let total = 1;
  for (const part of partsOf(prune(type))) {
    if (total > limit) return total;
    total += count(part, limit - total);
  }
  return total;
}
