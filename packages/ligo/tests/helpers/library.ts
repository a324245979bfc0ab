/** A small library for tests, with signatures in the format of the reference. */
import type { LibraryEntry } from '../../src/library/entry';
import { createLanguage, type Language } from '../../src/tools/analyse';

const MODULES: Readonly<Record<string, readonly string[]>> = {
  '': [
    'type bool',
    "type 'a option",
    "type ('p, 's) entrypoint = 'p -> 's -> operation list * 's",
    'type dynamic_entrypoints = (nat, bytes) big_map',
    "val failwith : 'err 'a.'err -> 'a",
    'val abs : int -> nat',
    'val int : nat -> int',
    "val ediv : 'a 'b.'a -> 'b -> ('a, 'b) external_ediv",
    "val ignore : 'a.'a -> unit",
  ],
  List: [
    "type 'elt t = 'elt list",
    "val length : 'elt.'elt t -> nat",
    "val map : 'src 'dst.('src -> 'dst) -> 'src t -> 'dst t",
    "val fold_left : 'elt 'acc.('acc * 'elt -> 'acc) -> 'acc -> 'elt t -> 'acc",
    "val head : 'elt.'elt t -> 'elt option",
  ],
  Map: [
    "type ('key, 'value) t = ('key, 'value) map",
    "val empty : 'key 'value.('key, 'value) t",
    "val find_opt : 'key 'value.'key -> ('key, 'value) t -> 'value option",
    "val add : 'key 'value.'key -> 'value -> ('key, 'value) t -> ('key, 'value) t",
  ],
  Tezos: ['val get_sender : unit -> address', 'val get_now : unit -> timestamp'],
};

export function testLanguage(version?: string): Language {
  return createLanguage(
    Object.entries(MODULES).flatMap(([module, signatures]) =>
      signatures.map((signature) => entryOf(module, signature)),
    ),
    version,
  );
}

function entryOf(module: string, signature: string): LibraryEntry {
  const isType = signature.startsWith('type');
  const head = signature.split(/[:=]/)[0] ?? '';
  const name = head.trim().split(/\s/).at(-1) ?? '';
  return {
    module,
    name,
    kind: isType ? 'type' : 'value',
    signature,
    address: `reference/${module.toLowerCase()}#${name}`,
    summary: `What ${name} does.`,
  };
}
