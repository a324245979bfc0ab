/** Values as the commands `ligo run interpret`, `evaluate-expr` and `dry-run` print them. */
import { bindings, elements, itemsOf } from './make';
import type { Value } from './value';

/** The printed value; undefined if it contains a kind of value whose notation is unknown. */
export function printInterpreted(value: Value): string | undefined {
  switch (value.kind) {
    case 'unit':
      return 'unit';
    case 'bool':
      return value.value ? 'True(unit)' : 'False(unit)';
    case 'int':
      return String(value.value);
    case 'nat':
      return `+${value.value}`;
    case 'mutez':
      return `${value.value}mutez`;
    case 'string':
      return `"${value.value}"`;
    case 'bytes':
      return `0x${value.value}`;
    case 'tuple':
      return join(value.items, (items) => `( ${items.join(' , ')} )`);
    case 'record':
      return join(value.items, (items) => {
        const fields = value.shape.names.map((name, index) => `${name} -> ${items[index]}`);
        return `record[${fields.sort().join(' , ')}]`;
      });
    case 'variant':
      return join([value.value], ([inner]) => `${value.name}(${inner})`);
    case 'list':
      return join(itemsOf(value), (items) => nest(items, 'CONS', 'LIST_EMPTY()'));
    case 'set':
      // Unlike a map, the compiler prints a set from its largest element to its smallest one.
      return join([...elements(value)].reverse(), (items) => nest(items, 'SET_ADD', 'SET_EMPTY()'));
    case 'map': {
      const entries = bindings(value).map(([key, item]) =>
        join([key, item], ([shownKey, shownItem]) => `${shownKey} , ${shownItem}`),
      );
      return allKnown(entries) ? nest(entries, 'MAP_ADD', 'MAP_EMPTY()') : undefined;
    }
    default:
      return undefined;
  }
}

function join(values: readonly Value[], show: (items: readonly string[]) => string): string | undefined {
  const items = values.map(printInterpreted);
  return allKnown(items) ? show(items) : undefined;
}

function nest(items: readonly string[], name: string, empty: string): string {
  return items.reduceRight((rest, item) => `${name}(${item} , ${rest})`, empty);
}

function allKnown(items: readonly (string | undefined)[]): items is readonly string[] {
  return items.every((item) => item !== undefined);
}
