/** Reading and replacing parts of records and tuples. */
import type { Selector } from '../../syntax/ast';
import { errorOf, unsupported } from '../failure';
import { bindings, elements, itemsOf, tuple } from '../values/make';
import type { Value } from '../values/value';

export function select(value: Value, path: readonly Selector[]): Value {
  return path.reduce(part, value);
}

function part(value: Value, selector: Selector): Value {
  const found = partOrNothing(value, selector);
  if (found) return found;
  if (value.kind === 'unavailable') throw unsupported(value.what);
  throw errorOf(`A value of kind ${value.kind} has no part ${describe(selector)}.`);
}

function partOrNothing(value: Value, selector: Selector): Value | undefined {
  if (value.kind === 'tuple')
    return value.items[Number(selector.kind === 'index' ? selector.index : selector.name)];
  if (value.kind === 'record') return value.items[value.shape.names.indexOf(describe(selector))];
  return undefined;
}

const describe = (selector: Selector): string =>
  selector.kind === 'index' ? String(selector.index) : selector.name;

/** The value with one part replaced. */
export function replace(value: Value, path: readonly Selector[], update: Value): Value {
  const [selector, ...rest] = path;
  if (!selector) return update;
  const inner = replace(part(value, selector), rest, update);
  const replaceAt = (items: readonly Value[], place: number) =>
    items.map((item, index) => (index === place ? inner : item));
  if (value.kind === 'tuple') return { ...value, items: replaceAt(value.items, indexIn(selector)) };
  if (value.kind === 'record')
    return { ...value, items: replaceAt(value.items, value.shape.names.indexOf(describe(selector))) };
  return value;
}

const indexIn = (selector: Selector): number =>
  Number(selector.kind === 'index' ? selector.index : selector.name);

/** The elements that a loop iterates over. */
export function iterated(value: Value): Value[] {
  if (value.kind === 'list') return itemsOf(value);
  if (value.kind === 'set') return elements(value);
  if (value.kind === 'map') return bindings(value).map((pair) => tuple(...pair));
  throw errorOf(`A loop cannot iterate over a value of kind ${value.kind}.`);
}
