/** Prints values like the compiler's test framework: `Test.log`, `Test.to_string`, results of tests. */
import { layOutArgument } from '../../michelson/layout';
import { printTimestamp } from '../../michelson/values/timestamp';
import { bindings, elements, itemsOf } from './make';
import type { Value, Views } from './value';

export function print(value: Value): string {
  switch (value.kind) {
    case 'unit':
      return '()';
    case 'bool':
      return String(value.value);
    case 'int':
    case 'int64':
      return String(value.value);
    case 'nat':
      return `${value.value}n`;
    case 'mutez':
      return `${value.value}mutez`;
    case 'timestamp':
      return `timestamp(${printTimestamp(value.value)})`;
    case 'string':
      return `"${value.value}"`;
    case 'bytes':
    case 'chest':
    case 'chest_key':
    case 'bls12_381_g1':
    case 'bls12_381_g2':
      return `0x${value.value}`;
    case 'bls12_381_fr':
      return String(value.value);
    case 'address':
    case 'key':
    case 'key_hash':
    case 'signature':
    case 'chain_id':
      return value.value;
    case 'tuple':
      return `(${value.items.map(print).join(' , ')})`;
    case 'record': {
      const fields = value.shape.names.map((name, index) => ({ name, item: value.items[index] }));
      fields.sort((a, b) => (a.name < b.name ? -1 : 1));
      return `{${fields.map(({ name, item }) => `${name} = ${item ? print(item) : ''}`).join(' ; ')}}`;
    }
    case 'variant':
      return `${value.name} (${print(value.value)})`;
    case 'list':
      return `[${itemsOf(value).map(print).join(' ; ')}]`;
    case 'set':
      return `{${elements(value).map(print).join(' ; ')}}`;
    case 'map':
    case 'big_map':
      return `[${bindings(value)
        .map(([key, item]) => `${print(key)} -> ${print(item)}`)
        .join(' ; ')}]`;
    case 'contract':
      return `${value.address}(${value.entrypoint ?? 'None'})`;
    case 'typed_address':
      return value.address;
    case 'ticket':
      return `{amount = ${value.amount}n ; ticketer = ${value.ticketer} ; value = ${print(value.content)}}`;
    case 'michelson_program':
      return layOutArgument(value.code);
    case 'mutation':
      return `Mutation at: ${value.place}\nReplacing by: ${value.replacement}.\n`;
    case 'generator':
      return 'Generator';
    case 'closure':
    case 'native':
    case 'partial':
      return '<fun>';
    default:
      return printOpaque(value);
  }
}

type Opaque =
  | Extract<Value, { kind: 'operation' | 'michelson_contract' | 'dynamic_entrypoint' | 'unavailable' }>
  | Views;

function printOpaque(value: Opaque): string {
  switch (value.kind) {
    case 'views':
      return 'views';
    case 'operation':
      return `<operation ${value.operation.kind}>`;
    case 'michelson_contract':
      return '<contract>';
    case 'dynamic_entrypoint':
      return `<dynamic entrypoint ${value.key}>`;
    case 'unavailable':
      return `<${value.what}>`;
  }
}

/** An RFC 3339 date, or the number of seconds for dates out of its range. */
