/** Equality of storages. Unlike `compare`, it takes values that are not comparable, such as functions and tickets. */
import { bindings, elements, itemsOf } from './make';
import { print } from './print';
import type { Value } from './value';

/** Functions are the same if they are made by the same code from the same captured values. */
export function isSame(a: Value, b: Value): boolean {
  if (a === b) return true;
  switch (a.kind) {
    case 'tuple':
    case 'record':
      return a.kind === b.kind && areSame(a.items, b.items);
    case 'variant':
      return a.kind === b.kind && a.name === b.name && isSame(a.value, b.value);
    case 'list':
      return a.kind === b.kind && areSame(itemsOf(a), itemsOf(b));
    case 'set':
      return a.kind === b.kind && areSame(elements(a), elements(b));
    case 'map':
    case 'big_map':
      return a.kind === b.kind && areSame(bindings(a).flat(), bindings(b).flat());
    case 'closure':
      return a.kind === b.kind && a.code === b.code && areSame(a.captured, b.captured);
    case 'native':
      return a.kind === b.kind && a.native === b.native;
    case 'partial':
      return a.kind === b.kind && isSame(a.target, b.target) && areSame(a.given, b.given);
    case 'ticket':
      return a.kind === b.kind && print(a) === print(b) && isSame(a.content, b.content);
    default:
      return a.kind === b.kind && print(a) === print(b);
  }
}

const areSame = (a: readonly Value[], b: readonly Value[]): boolean =>
  a.length === b.length &&
  a.every((value, index) => {
    const other = b[index];
    return other !== undefined && isSame(value, other);
  });
