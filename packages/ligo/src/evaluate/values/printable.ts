import { bindings, elements, itemsOf } from './make';
import type { Value } from './value';

/** Whether the chain accepts all strings in a value: they consist of printable ASCII characters and line feeds. */
export function isPrintable(value: Value): boolean {
  switch (value.kind) {
    case 'string':
      return /^[\n -~]*$/.test(value.value);
    case 'tuple':
    case 'record':
      return value.items.every(isPrintable);
    case 'variant':
      return isPrintable(value.value);
    case 'list':
      return itemsOf(value).every(isPrintable);
    case 'set':
      return elements(value).every(isPrintable);
    case 'map':
    case 'big_map':
      return bindings(value).flat().every(isPrintable);
    case 'ticket':
      return isPrintable(value.content);
    default:
      return true;
  }
}
