/** `Test.Next`: the modules for tests. */
import type { ModuleSignatures } from '../entry';

export const testNext: readonly ModuleSignatures[] = [
  {
    path: 'Test.Next',
    signatures: [
      "val originate : 'p 's. ('p, 's) module_contract -> 's -> tez -> ('p, 's) Originate.origination_result",
      "val failwith : 'a 'b. 'a -> 'b",
    ],
  },
  {
    path: 'Test.Next.Account',
    signatures: [
      'type info = { addr : address; pk : key; sk : string }',
      'val address : nat -> address',
      'val alice : unit -> address',
      'val bob : unit -> address',
      'val carol : unit -> address',
      'val dan : unit -> address',
      'val add : string -> key -> unit',
      'val info : nat -> Test.Next.Account.info',
      'val new : unit -> Test.Next.Account.info',
    ],
  },
  {
    path: 'Test.Next.Account.Contract',
    signatures: [
      'val bootstrap : nat -> address',
      "val bootstrap_typed_address : 'a 'b. nat -> ('a, 'b) typed_address",
    ],
  },
  {
    path: 'Test.Next.Originate',
    signatures: [
      "type ('p, 's) origination_result = { taddr : ('p, 's) typed_address; code : ('p, 's) michelson_contract; size : int }",
      "val contract : 'p 's. ('p, 's) module_contract -> 's -> tez -> ('p, 's) origination_result",
      "val from_file : 'p 's. string -> 's -> tez -> ('p, 's) origination_result",
      "val michelson : 'p 's. ('p, 's) michelson_contract -> 's -> tez -> ('p, 's) typed_address",
    ],
  },
  {
    path: 'Test.Next.Address',
    signatures: [
      'val get_balance : address -> tez',
      "val to_typed_address : 'a 'b. address -> ('a, 'b) typed_address",
      "val get_storage : 'b. address -> 'b",
    ],
  },
  {
    path: 'Test.Next.Assert',
    signatures: [
      "val failwith : 'a 'b. 'a -> 'b",
      'val assert : bool -> unit',
      "val some : 'a. 'a option -> unit",
      "val none : 'a. 'a option -> unit",
    ],
  },
  {
    path: 'Test.Next.Assert.Error',
    signatures: [
      'val assert : bool -> string -> unit',
      "val some : 'a. 'a option -> string -> unit",
      "val none : 'a. 'a option -> string -> unit",
    ],
  },
  {
    path: 'Test.Next.Compare',
    signatures: [
      "val eq : 'a. 'a -> 'a -> bool",
      "val neq : 'a. 'a -> 'a -> bool",
      "val gt : 'a. 'a -> 'a -> bool",
      "val lt : 'a. 'a -> 'a -> bool",
      "val ge : 'a. 'a -> 'a -> bool",
      "val le : 'a. 'a -> 'a -> bool",
    ],
  },
  {
    path: 'Test.Next.Contract',
    signatures: [
      "val transfer : 'p. 'p contract -> 'p -> tez -> test_exec_result",
      "val transfer_exn : 'p. 'p contract -> 'p -> tez -> nat",
      "val to_typed_address : 'p 's. 'p contract -> ('p, 's) typed_address",
    ],
  },
  {
    path: 'Test.Next.Crypto',
    signatures: ['val sign : string -> bytes -> signature'],
  },
  {
    path: 'Test.Next.Dynamic_entrypoints',
    signatures: [
      "val storage : 'p 's 's2. ('p, 's) module_contract -> 's2 -> { storage : 's2; dynamic_entrypoints : dynamic_entrypoints }",
    ],
  },
  {
    path: 'Test.Next.IO',
    signatures: [
      'val print : string -> unit',
      'val println : string -> unit',
      'val eprint : string -> unit',
      'val eprintln : string -> unit',
      "val log : 'a. 'a -> unit",
      'val set_test_print : unit -> unit',
      'val unset_test_print : unit -> unit',
    ],
  },
  {
    path: 'Test.Next.Michelson',
    signatures: [
      "val run : 'a 'b. ('a -> 'b) -> 'a -> michelson_program",
      "val eval : 'a. 'a -> michelson_program",
      "val decompile : 'a. michelson_program -> 'a",
      'val parse : string -> michelson_program',
    ],
  },
  {
    path: 'Test.Next.Michelson.Contract',
    signatures: [
      "val compile : 'p 's. (('p * 's) -> (operation list * 's)) -> ('p, 's) michelson_contract",
      "val compile_with_views : 'p 's. (('p * 's) -> (operation list * 's)) -> 's views -> ('p, 's) michelson_contract",
      "val size : 'p 's. ('p, 's) michelson_contract -> int",
      "val from_file : 'p 's. string -> ('p, 's) michelson_contract",
    ],
  },
  {
    path: 'Test.Next.Mutation',
    signatures: [
      "val func : 'a 'b. 'a -> ('a -> 'b) -> ('b * mutation) option",
      "val from_file : 'b 'p 's. string -> 's -> tez -> ((('p, 's) typed_address * ('p, 's) michelson_contract * int) -> 'b) -> ('b * mutation) option",
      "val contract : 'p 's 'b. ('p, 's) module_contract -> 's -> tez -> (('p, 's) typed_address -> ('p, 's) michelson_contract -> int -> 'b) -> ('b * mutation) option",
      "val value : 'a. nat -> 'a -> ('a * mutation) option",
      'val save : string -> mutation -> string option',
    ],
  },
  {
    path: 'Test.Next.Mutation.All',
    signatures: [
      "val func : 'a 'b. 'a -> ('a -> 'b) -> ('b * mutation) list",
      "val from_file : 'b 'p 's. string -> 's -> tez -> ((('p, 's) typed_address * ('p, 's) michelson_contract * int) -> 'b) -> ('b * mutation) list",
      "val contract : 'p 's 'b. ('p, 's) module_contract -> 's -> tez -> (('p, 's) typed_address -> ('p, 's) michelson_contract -> int -> 'b) -> ('b * mutation) list",
    ],
  },
  {
    path: 'Test.Next.State',
    signatures: [
      'val reset : nat -> tez list -> unit',
      'val reset_at : timestamp -> nat -> tez list -> unit',
      'val set_source : address -> unit',
      'val set_baker_policy : test_baker_policy -> unit',
      'val set_baker : address -> unit',
      'val bake_until : nat -> unit',
      'val restore : unit -> unit',
      'val save : unit -> unit',
      'val drop : unit -> unit',
      'val last_originations : unit -> (address, address list) map',
      "val last_events : 'a 'p 's. ('p, 's) typed_address -> string -> 'a list",
      'val register_delegate : key_hash -> unit',
      'val get_voting_power : key_hash -> nat',
      'val get_total_voting_power : unit -> nat',
      'val stake : key_hash -> tez -> unit',
      'val register_constant : michelson_program -> string',
      "val set_big_map : 'k 'v. int -> ('k, 'v) big_map -> unit",
    ],
  },
  {
    path: 'Test.Next.State.Reset',
    signatures: [
      'val add_baker : (string * key) -> tez option -> unit',
      "val add_func_contract : 'p 's. (('p * 's) -> (operation list * 's)) -> 's -> tez -> unit",
    ],
  },
  {
    path: 'Test.Next.String',
    signatures: [
      'val chr : nat -> string option',
      'val nl : string',
      "val show : 'a. 'a -> string",
      "val json : 'a. 'a -> string",
      "val debugger_json : 'a. 'a -> string",
    ],
  },
  {
    path: 'Test.Next.Timelock',
    signatures: [
      'val create : bytes -> nat -> (chest * chest_key)',
      'val create_key : chest -> nat -> chest_key',
      'val verify : chest -> chest_key -> nat -> bool',
    ],
  },
  {
    path: 'Test.Next.Typed_address',
    signatures: [
      "val transfer : 'p 's. ('p, 's) typed_address -> 'p -> tez -> test_exec_result",
      "val transfer_exn : 'p 's. ('p, 's) typed_address -> 'p -> tez -> nat",
      "val get_storage : 'p 's. ('p, 's) typed_address -> 's",
      "val get_balance : 'p 's. ('p, 's) typed_address -> tez",
      "val to_address : 'p 's. ('p, 's) typed_address -> address",
      "val to_contract : 'p 's. ('p, 's) typed_address -> 'p contract",
      "val get_entrypoint : 'p 's 'q. string -> ('p, 's) typed_address -> 'q contract",
    ],
  },
];
