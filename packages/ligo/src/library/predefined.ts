/**
 * Corrections and additions to the reference, which lists predefined types without their arity and writes
 * nested pairs as if they were flat.
 */

/** The primitive types, with their arities. */
export const primitiveTypes: Readonly<Record<string, number>> = {
  int: 0,
  nat: 0,
  tez: 0,
  string: 0,
  bytes: 0,
  unit: 0,
  timestamp: 0,
  address: 0,
  operation: 0,
  key: 0,
  key_hash: 0,
  signature: 0,
  chain_id: 0,
  never: 0,
  bls12_381_g1: 0,
  bls12_381_g2: 0,
  bls12_381_fr: 0,
  chest: 0,
  chest_key: 0,
  baker_hash: 0,
  baker_operation: 0,
  pvss_key: 0,
  int64: 0,
  michelson_program: 0,
  mutation: 0,
  list: 1,
  set: 1,
  contract: 1,
  ticket: 1,
  sapling_state: 1,
  sapling_transaction: 1,
  views: 1,
  pbt_gen: 1,
  map: 2,
  big_map: 2,
  typed_address: 2,
  michelson_contract: 2,
  dynamic_entrypoint: 2,
  michelson_or: 2,
  michelson_pair: 2,
  external_bytes: 1,
  external_ediv: 2,
  external_and: 2,
  external_or: 2,
  external_xor: 2,
  external_lsl: 2,
  external_lsr: 2,
};

/** Signatures that replace those in the reference, by kind and qualified name. */
export const exactSignatures: Readonly<Record<string, string>> = {
  'type bool': 'type bool = False | True',
  'type option': "type 'a option = None | Some of 'a",
  'type big_set': "type 'elt big_set = ('elt, unit) big_map",
  'type module_contract':
    "type ('p, 's) module_contract = ('p * 's -> operation list * 's) * 's views * dynamic_entrypoints option",
  'type origination_result':
    "type ('p, 's) origination_result = { addr : ('p, 's) typed_address; code : ('p, 's) michelson_contract; size : int }",
  'type pbt_test': "type 'a pbt_test = 'a pbt_gen * ('a -> bool)",
  'type unforged_ticket':
    "type 's unforged_ticket = [@layout comb] { ticketer : address; value : 's; amount : nat }",
  'type Test.Next.Originate.origination_result':
    "type ('p, 's) origination_result = { taddr : ('p, 's) typed_address; code : ('p, 's) michelson_contract; size : int }",
  'type Test.Proxy_ticket.proxy_address':
    "type 'v proxy_address = (('v * nat) * address, unit) typed_address",
  'value Map.fold': "val fold : 'acc 'k 'v. ('acc * ('k * 'v) -> 'acc) -> ('k, 'v) t -> 'acc -> 'acc",
  'value Test.Next.originate':
    "val originate : 'p 's. ('p, 's) module_contract -> 's -> tez -> ('p, 's) Originate.origination_result",
  'value Test.Proxy_ticket.transfer':
    "val transfer : 'v. 'v proxy_address -> ('v * nat) * address -> test_exec_result",
  'value Test.storage_with_dynamic_entrypoints':
    "val storage_with_dynamic_entrypoints : 'p 's 's2. ('p, 's) module_contract -> 's2 -> { storage : 's2; dynamic_entrypoints : dynamic_entrypoints }",
  'value Test.Next.Dynamic_entrypoints.storage':
    "val storage : 'p 's 's2. ('p, 's) module_contract -> 's2 -> { storage : 's2; dynamic_entrypoints : dynamic_entrypoints }",
  'value Tezos.read_ticket': "val read_ticket : 'a. 'a ticket -> (address * ('a * nat)) * 'a ticket",
  'value Tezos.Next.Ticket.read': "val read : 'a. 'a ticket -> (address * ('a * nat)) * 'a ticket",
  'value Tezos.sapling_verify_update':
    "val sapling_verify_update : 'n. 'n sapling_transaction -> 'n sapling_state -> (bytes * (int * 'n sapling_state)) option",
  'value Tezos.Next.Sapling.verify_update':
    "val verify_update : 'n. 'n sapling_transaction -> 'n sapling_state -> (bytes * (int * 'n sapling_state)) option",
};

/** Names that the reference lists but the compiler does not have. */
export const missingValues: ReadonlySet<string> = new Set(['Tezos.failwith', 'Tezos.min_block_time']);

/** Modules whose members are also visible in the enclosing module. */
export const includedModules: Readonly<Record<string, string>> = {
  'Test.Next': 'Test.Next.Typed_address',
};

/** Modules that have a second path. */
export const moduleAliases: Readonly<Record<string, string>> = {
  'Test.Next.PBT': 'Test.PBT',
  'Test.Next.Ticket.Proxy': 'Test.Proxy_ticket',
};
