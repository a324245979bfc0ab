/** Values in the compiler's JSON format, without the source positions that it adds to field names. */
import { bindings, elements, itemsOf } from '../evaluate/values/make';
import { print } from '../evaluate/values/print';
import type { Value } from '../evaluate/values/value';

export type Json = string | boolean | null | readonly Json[];

export function jsonOf(value: Value): Json {
  switch (value.kind) {
    case 'unit':
      return ['constant', ['unit']];
    case 'bool':
      return ['constant', ['bool', value.value]];
    case 'int':
    case 'nat':
    case 'mutez':
    case 'timestamp':
    case 'int64':
      return ['constant', [value.kind, String(value.value)]];
    case 'string':
    case 'address':
    case 'key':
    case 'key_hash':
    case 'signature':
    case 'chain_id':
      return ['constant', [value.kind, value.value]];
    case 'bytes':
      return ['constant', ['bytes', `0x${value.value}`]];
    case 'list':
      return ['list', itemsOf(value).map(jsonOf)];
    case 'set':
      return ['set', elements(value).map(jsonOf)];
    case 'map':
    case 'big_map':
      return ['map', bindings(value).map((pair) => pair.map(jsonOf))];
    case 'tuple':
      return ['record', value.items.map((item, index) => [['Label', String(index)], jsonOf(item)])];
    case 'record': {
      const names = [...value.shape.names].sort();
      return ['record', names.map((name) => [['Label', name], jsonPart(value, name)])];
    }
    case 'variant':
      return ['constructor', [value.name, jsonOf(value.value)]];
    case 'typed_address':
      return ['typed_address', value.address];
    default:
      return [value.kind, print(value)];
  }
}

function jsonPart(value: Value & { kind: 'record' }, name: string): Json {
  const item = value.items[value.shape.names.indexOf(name)];
  return item ? jsonOf(item) : null;
}
