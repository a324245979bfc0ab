/** Values of Michelson as values of programs. */
import { itemsOf } from '../../michelson/values/make';
import type { Value as MichelsonValue, Operation, ValueOfKind } from '../../michelson/values/value';
import { writeValue } from '../../michelson/values/write';
import type { LayoutTree } from '../../types/layout';
import type { DataType, RowType } from '../data-type';
import { errorOf } from '../failure';
import type { ChainOperation } from '../values/contract';
import { listOf, mapOf, NONE, record, setOf, some, UNIT, variant } from '../values/make';
import type { Value } from '../values/value';
import { contractOfScript } from './contract';
import { functionOf } from './function-of';
import { pathOf } from './of-value';
import { readValue } from './to-value';
import { dataTypeFrom } from './type-from';

export function fromMichelson(value: MichelsonValue, type: DataType): Value {
  switch (type.kind) {
    case 'option': {
      const { value: content } = as('option', value);
      return content ? some(fromMichelson(content, type.item)) : NONE;
    }
    case 'list':
      return listOf(itemsOf(as('list', value)).map((item) => fromMichelson(item, type.item)));
    case 'set':
      return setOf(as('set', value).items.map((item) => fromMichelson(item, type.item)));
    case 'map':
    case 'big_map':
      return mapOf(
        as(type.kind, value).entries.map(
          ([key, item]) => [fromMichelson(key, type.from), fromMichelson(item, type.to)] as const,
        ),
        type.kind,
      );
    case 'tuple':
      return {
        kind: 'tuple',
        items: combOf(value, type.items.length).map((part, index) => {
          const item = type.items[index];
          return item ? fromMichelson(part, item) : mismatch();
        }),
      };
    case 'record':
      return record(type.shape, partsByLayout(value, type.shape.tree, type.items.values()));
    case 'variant':
      return fromOr(value, type);
    case 'lambda':
      return functionOf(as('lambda', value), type);
    case 'operation':
      return { kind: 'operation', operation: chainOperation(as('operation', value).operation) };
    case 'ticket': {
      const { content, amount } = as('ticket', value);
      const ticket = readValue(writeValue(value, 'readable'), { kind: 'ticket', item: { kind: 'unit' } });
      const ticketer = ticket?.kind === 'ticket' ? ticket.ticketer : undefined;
      return { kind: 'ticket', ticketer: ticketer ?? '', content: fromMichelson(content, type.item), amount };
    }
    default:
      return readValue(writeValue(value, 'readable'), type) ?? mismatch();
  }
}

/** A value whose type is not known, such as the reason of a failure. */
export function fromUntyped(value: MichelsonValue): Value {
  switch (value.kind) {
    case 'unit':
    case 'bool':
    case 'int':
    case 'nat':
    case 'mutez':
    case 'timestamp':
    case 'string':
    case 'bytes':
    case 'address':
    case 'key':
    case 'key_hash':
    case 'signature':
    case 'chain_id':
      return fromMichelson(value, { kind: value.kind });
    case 'pair':
      return { kind: 'tuple', items: [fromUntyped(value.left), fromUntyped(value.right)] };
    default:
      return { kind: 'michelson_program', code: writeValue(value, 'readable'), source: undefined };
  }
}

function as<K extends MichelsonValue['kind']>(kind: K, value: MichelsonValue): ValueOfKind<K> {
  return value.kind === kind ? (value as ValueOfKind<K>) : mismatch();
}

function mismatch(): never {
  throw errorOf('A value of Michelson does not have the type that the program expects.');
}

function combOf(value: MichelsonValue, count: number): MichelsonValue[] {
  const parts: MichelsonValue[] = [];
  let rest = value;
  while (parts.length < count - 1) {
    const { left, right } = as('pair', rest);
    parts.push(left);
    rest = right;
  }
  return [...parts, rest];
}

function partsByLayout(value: MichelsonValue, tree: LayoutTree, types: Iterator<DataType>): Value[] {
  if (tree.kind === 'inner')
    return combOf(value, tree.items.length).flatMap((part, index) => {
      const item = tree.items[index];
      return item ? partsByLayout(part, item, types) : mismatch();
    });
  const type: DataType | undefined = types.next().value;
  return type ? [fromMichelson(value, type)] : mismatch();
}

function fromOr(value: MichelsonValue, { shape, items }: RowType): Value {
  for (const [index, name] of shape.names.entries()) {
    let rest: MichelsonValue | undefined = value;
    for (const side of pathOf(shape, name))
      rest = rest?.kind === 'or' && rest.side === side ? rest.value : undefined;
    const item = items[index];
    if (rest && item) return variant(shape, name, fromMichelson(rest, item));
  }
  return mismatch();
}

/** An operation that Michelson has made. */
export function chainOperation(operation: Operation): ChainOperation {
  switch (operation.kind) {
    case 'transaction': {
      const [destination = '', entrypoint] = operation.destination.split('%');
      const { amount, type } = operation;
      const isForAccount = !destination.startsWith('KT1');
      // The contract that is called knows the names in its parameter.
      const parameter: Value = isForAccount
        ? fromMichelson(operation.parameter, dataTypeFrom(type))
        : { kind: 'michelson_program', code: writeValue(operation.parameter, 'readable'), source: undefined };
      return { kind: 'transaction', parameter, amount, destination, entrypoint };
    }
    case 'origination': {
      const { address, script, delegate, balance } = operation;
      const contract = contractOfScript(script);
      const storage = contract.storage ? fromMichelson(operation.storage, contract.storage) : UNIT;
      return { kind: 'origination', contract, storage, balance, delegate, address };
    }
    case 'delegation':
      return operation;
    case 'event': {
      const type = dataTypeFrom(operation.type);
      return {
        kind: 'event',
        tag: operation.tag ?? '',
        payload: fromMichelson(operation.payload, type),
        type,
      };
    }
  }
}
