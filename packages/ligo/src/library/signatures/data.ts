/** Text, bytes, numbers, tuples, assertions, dynamic entrypoints. */
import type { ModuleSignatures } from '../entry';

export const data: readonly ModuleSignatures[] = [
  {
    path: 'String',
    signatures: [
      'val length : string -> nat',
      'val size : string -> nat',
      'val concat : string -> string -> string',
      'val concats : string list -> string',
      'val sub : nat -> nat -> string -> string',
      'val slice : nat -> nat -> string -> string',
    ],
  },
  {
    path: 'Bytes',
    signatures: [
      'val length : bytes -> nat',
      'val size : bytes -> nat',
      'val concat : bytes -> bytes -> bytes',
      'val concats : bytes list -> bytes',
      'val sub : nat -> nat -> bytes -> bytes',
      'val slice : nat -> nat -> bytes -> bytes',
      "val pack : 'a. 'a -> bytes",
      "val unpack : 'a. bytes -> 'a option",
    ],
  },
  {
    path: 'Bitwise',
    signatures: [
      "val and : 'a 'b. 'a -> 'b -> ('a, 'b) external_and",
      "val @or : 'a 'b. 'a -> 'b -> ('a, 'b) external_or",
      "val xor : 'a 'b. 'a -> 'b -> ('a, 'b) external_xor",
      "val shift_left : 'a 'b. 'a -> 'b -> ('a, 'b) external_lsl",
      "val shift_right : 'a 'b. 'a -> 'b -> ('a, 'b) external_lsr",
    ],
  },
  {
    path: 'Crypto',
    signatures: [
      'val blake2b : bytes -> bytes',
      'val sha256 : bytes -> bytes',
      'val sha512 : bytes -> bytes',
      'val sha3 : bytes -> bytes',
      'val keccak : bytes -> bytes',
      'val hash_key : key -> key_hash',
      'val check : key -> signature -> bytes -> bool',
    ],
  },
  {
    path: 'Tuple2',
    signatures: [
      "val get1 : 'a 'b. ('a * 'b) -> 'a",
      "val get2 : 'a 'b. ('a * 'b) -> 'b",
      "val swap : 'a 'b. ('a * 'b) -> ('b * 'a)",
      "val curry : 'a 'b 'c. (('a * 'b) -> 'c) -> 'a -> 'b -> 'c",
      "val uncurry : 'a 'b 'c. ('a -> 'b -> 'c) -> ('a * 'b) -> 'c",
    ],
  },
  {
    path: 'Assert',
    signatures: [
      'val assert : bool -> unit',
      "val some : 'a. 'a option -> unit",
      "val none : 'a. 'a option -> unit",
    ],
  },
  {
    path: 'Assert.Error',
    signatures: [
      'val assert : bool -> string -> unit',
      "val some : 'a. 'a option -> string -> unit",
      "val none : 'a. 'a option -> string -> unit",
    ],
  },
  {
    path: 'Dynamic_entrypoints',
    signatures: [
      'type t = (nat, bytes) big_map',
      "val get : 'param 'storage. ('param, 'storage) dynamic_entrypoint -> dynamic_entrypoints -> ('param, 'storage) entrypoint option",
      "val set : 'param 'storage. ('param, 'storage) dynamic_entrypoint -> ('param, 'storage) entrypoint option -> dynamic_entrypoints -> dynamic_entrypoints",
      "val set_bytes : 'param 'storage. ('param, 'storage) dynamic_entrypoint -> bytes option -> dynamic_entrypoints -> dynamic_entrypoints",
    ],
  },
];
