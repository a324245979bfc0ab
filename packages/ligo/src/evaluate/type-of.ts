/** Converts the checker's types to run-time types. */
import { settledLayout } from '../types/layout';
import { ERROR, isBool, optionValue } from '../types/make';
import { prune, type RecordType, type SumType, type Type, tupleItems } from '../types/type';
import type { DataType, SimpleType } from './data-type';
import type { Shape } from './values/value';

const SIMPLE: ReadonlyMap<string, SimpleType> = new Map(
  (
    [
      'unit bool int nat timestamp string bytes address key key_hash signature chain_id operation never chest chest_key',
      'bls12_381_g1 bls12_381_g2 bls12_381_fr',
    ]
      .join(' ')
      .split(' ') as SimpleType[]
  ).map((name) => [name, name]),
);

export function dataType(type: Type): DataType {
  const known = prune(type);
  switch (known.kind) {
    case 'constant':
      return constantType(known.name, known.arguments);
    case 'sum': {
      if (isBool(known)) return { kind: 'bool' };
      const item = optionValue(known);
      return item ? { kind: 'option', item: dataType(item) } : rowType('variant', known);
    }
    case 'record': {
      const items = known.fields.size > 0 ? tupleItems(known) : undefined;
      return items ? { kind: 'tuple', items: items.map(dataType) } : rowType('record', known);
    }
    case 'arrow':
      return { kind: 'lambda', from: dataType(known.parameter), to: dataType(known.result) };
    case 'singleton':
      return { kind: known.literal.kind };
    default:
      return { kind: 'unknown', what: known.kind };
  }
}

function constantType(name: string, args: readonly Type[]): DataType {
  const [first, second] = args.map(dataType);
  switch (name) {
    case 'tez':
    case 'mutez':
      return { kind: 'mutez' };
    case 'list':
    case 'set':
    case 'contract':
    case 'ticket':
      return first ? { kind: name, item: first } : { kind: 'unknown', what: name };
    case 'map':
    case 'big_map':
    case 'typed_address':
      return first && second ? { kind: name, from: first, to: second } : { kind: 'unknown', what: name };
    default: {
      const simple = SIMPLE.get(name);
      return simple ? { kind: simple } : { kind: 'unknown', what: name };
    }
  }
}

function rowType(kind: 'record' | 'variant', type: RecordType | SumType): DataType {
  const shape = shapeOfType(type);
  return {
    kind,
    shape,
    items: shape.names.map((name) => dataType(type.fields.get(name) ?? ERROR)),
  };
}

/** The order and the layout of fields or constructors. */
export function shapeOfType(type: RecordType | SumType): Shape {
  const layout = settledLayout(type.layout);
  return { names: layout.order, tree: layout.tree };
}
