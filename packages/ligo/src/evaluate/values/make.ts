/** Constructors and accessors of values. */
import { combLayout, field as layoutField } from '../../types/layout';
import { compare } from './compare';
import { entries, insert, type Tree } from './tree';
import type {
  Bool,
  Bytes,
  Encoded,
  List,
  MapValue,
  NumberValue,
  RecordValue,
  SetValue,
  Shape,
  Text,
  Tuple,
  Unit,
  Value,
  Variant,
} from './value';

export const UNIT: Unit = { kind: 'unit' };
export const TRUE: Bool = { kind: 'bool', value: true };
export const FALSE: Bool = { kind: 'bool', value: false };
export const NIL: List = { kind: 'list', size: 0 };
const OPTION: Shape = shapeOf(['None', 'Some']);
export const NONE: Variant = { kind: 'variant', shape: OPTION, name: 'None', value: UNIT };

export const bool = (value: boolean): Bool => (value ? TRUE : FALSE);
export const int = (value: bigint): NumberValue => ({ kind: 'int', value });
export const nat = (value: bigint): NumberValue => ({ kind: 'nat', value });
export const mutez = (value: bigint): NumberValue => ({ kind: 'mutez', value });
export const timestamp = (value: bigint): NumberValue => ({ kind: 'timestamp', value });
export const text = (value: string): Text => ({ kind: 'string', value });
export const bytes = (value: string): Bytes => ({ kind: 'bytes', value });
export const encoded = (kind: Encoded['kind'], value: string): Encoded => ({ kind, value });
export const address = (value: string): Encoded => ({ kind: 'address', value });
export const tuple = (...items: Value[]): Tuple => ({ kind: 'tuple', items });
export const record = (shape: Shape, items: readonly Value[]): RecordValue => ({
  kind: 'record',
  shape,
  items,
});
export const some = (value: Value): Variant => ({ kind: 'variant', shape: OPTION, name: 'Some', value });
export const option = (value: Value | undefined): Variant => (value ? some(value) : NONE);
export const cons = (head: Value, tail: List): List => ({ kind: 'list', size: tail.size + 1, head, tail });

/** The default layout: all parts side by side. */
export function shapeOf(names: readonly string[]): Shape {
  const { tree, order } = combLayout(names.map((name) => layoutField(name)));
  return { names: order, tree };
}

export function variant(shape: Shape, name: string, value: Value = UNIT): Variant {
  return { kind: 'variant', shape, name, value };
}

/** A record with the given fields, in layout order. */
export function recordOf(fields: Readonly<Record<string, Value>>): RecordValue {
  return record(shapeOf(Object.keys(fields)), Object.values(fields));
}

export function listOf(items: readonly Value[], tail: List = NIL): List {
  let list = tail;
  for (let index = items.length - 1; index >= 0; index--) list = cons(items[index] ?? UNIT, list);
  return list;
}

export function itemsOf(list: List): Value[] {
  const items: Value[] = [];
  for (let rest = list; 'head' in rest; rest = rest.tail) items.push(rest.head);
  return items;
}

export const setOf = (items: readonly Value[]): SetValue => ({
  kind: 'set',
  tree: items.reduce<Tree<Value, undefined> | undefined>(
    (tree, item) => insert(tree, item, undefined, compare),
    undefined,
  ),
});

/** A map of the bindings; for equal keys, the last one wins. */
export const mapOf = (
  bindings: readonly (readonly [Value, Value])[],
  kind: MapValue['kind'] = 'map',
): MapValue => ({
  kind,
  tree: bindings.reduce<Tree<Value, Value> | undefined>(
    (tree, [key, value]) => insert(tree, key, value, compare),
    undefined,
  ),
});

export const elements = (set: SetValue): Value[] => entries(set.tree).map(({ key }) => key);
export const bindings = (map: MapValue): [Value, Value][] =>
  entries(map.tree).map(({ key, value }) => [key, value]);
