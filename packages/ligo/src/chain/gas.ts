/**
 * An estimate of gas. The chain adds up the cost of every Michelson instruction, which the evaluator does not
 * have. The estimate only has the same shape: each operation has a fixed cost, a call reads and writes the
 * whole storage except for big maps, and loops cost per iteration.
 */
import { bindings, elements, itemsOf } from '../evaluate/values/make';
import type { Value } from '../evaluate/values/value';

/** The fixed cost of every operation. */
export const GAS_PER_OPERATION = 1000n;

/** The cost of reading the parameter, and of reading and writing the storage. */
export function gasOfData(parameter: Value, storage: Value): bigint {
  return BigInt(weightOf(parameter) + 2 * weightOf(storage));
}

/** The number of parts of a value. Big maps count as one, because their content is read on demand. */
function weightOf(value: Value): number {
  const all = (parts: readonly Value[]): number => parts.reduce((sum, part) => sum + weightOf(part), 1);
  switch (value.kind) {
    case 'tuple':
    case 'record':
      return all(value.items);
    case 'variant':
      return all([value.value]);
    case 'list':
      return all(itemsOf(value));
    case 'set':
      return all(elements(value));
    case 'map':
      return all(bindings(value).flat());
    case 'string':
    case 'bytes':
      return 1 + Math.ceil(value.value.length / 32);
    default:
      return 1;
  }
}
