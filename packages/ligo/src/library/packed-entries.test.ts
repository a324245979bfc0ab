import { expect, test } from 'vitest';
import { packEntries, unpackEntries } from './packed-entries';

test.each([
  ['a value', { name: 'length', kind: 'value', signature: "val length : 'a.'a list -> nat" }],
  ['a deprecated value', { name: 'sub', kind: 'value', signature: 'val sub : int', deprecated: 'List.sub' }],
  ['a type', { name: 't', kind: 'type', signature: 'type t = (nat, bytes) big_map' }],
  ['a type with a parameter', { name: 't', kind: 'type', signature: "type 'elt t = 'elt list" }],
  ['a type with parameters', { name: 'map', kind: 'type', signature: "type ('k, 'v) map = ('k, 'v) t" }],
  ['a type without a definition', { name: 'big_map', kind: 'type', signature: 'type big_map' }],
] as const)('%s is restored', (_, declared) => {
  const entry = { module: 'List', ...declared, address: '', summary: '' };
  const sent = JSON.parse(JSON.stringify(packEntries([entry])));
  expect(unpackEntries(sent)).toEqual([entry]);
});
