/** The values of LIGO programs and tests, as the evaluator holds them. Values are immutable. */

import type { LayoutTree } from '../../types/layout';
import type { Micheline } from '../michelson/micheline';
import type { ChainOperation, CompiledContract } from './contract';
import type { FunctionValue } from './function';
import type { Tree } from './tree';

export type Value =
  | Unit
  | Bool
  | NumberValue
  | Text
  | Bytes
  | Encoded
  | Tuple
  | RecordValue
  | Variant
  | List
  | SetValue
  | MapValue
  | FunctionValue
  | ContractValue
  | TypedAddress
  | OperationValue
  | Ticket
  | MichelsonProgram
  | MichelsonContract
  | Mutation
  | Generator
  | Views
  | DynamicEntrypoint
  | Unavailable;

export interface Unit {
  readonly kind: 'unit';
}

export interface Bool {
  readonly kind: 'bool';
  readonly value: boolean;
}

/** Everything that is a number; `int64` exists in tests only. */
export interface NumberValue {
  readonly kind: 'int' | 'nat' | 'mutez' | 'timestamp' | 'int64' | 'bls12_381_fr';
  readonly value: bigint;
}

export interface Text {
  readonly kind: 'string';
  readonly value: string;
}

/** Bytes as lower-case hexadecimal digits: comparing and joining them is comparing and joining strings. */
export interface Bytes {
  readonly kind: 'bytes' | 'chest' | 'chest_key' | 'bls12_381_g1' | 'bls12_381_g2';
  readonly value: string;
  /** The function that was packed to these bytes. */
  readonly packed?: FunctionValue;
}

/** Values with a base58check notation. An address may end in `%entrypoint`. */
export interface Encoded {
  readonly kind: 'address' | 'key' | 'key_hash' | 'signature' | 'chain_id';
  readonly value: string;
}

export interface Tuple {
  readonly kind: 'tuple';
  readonly items: readonly Value[];
}

/** How a record or a variant is laid out in Michelson; the names are in the order of the layout. */
export interface Shape {
  readonly names: readonly string[];
  readonly tree: LayoutTree;
}

export interface RecordValue {
  readonly kind: 'record';
  readonly shape: Shape;
  /** In the order of the shape. */
  readonly items: readonly Value[];
}

export interface Variant {
  readonly kind: 'variant';
  readonly shape: Shape;
  readonly name: string;
  readonly value: Value;
}

export type List = Cons | Nil;

export interface Cons {
  readonly kind: 'list';
  readonly size: number;
  readonly head: Value;
  readonly tail: List;
}

export interface Nil {
  readonly kind: 'list';
  readonly size: 0;
}

export interface SetValue {
  readonly kind: 'set';
  readonly tree: Tree<Value, undefined> | undefined;
}

export interface MapValue {
  readonly kind: 'map' | 'big_map';
  readonly tree: Tree<Value, Value> | undefined;
  /** Of a big map in a storage. */
  readonly id?: number;
}

export interface ContractValue {
  readonly kind: 'contract';
  readonly address: string;
  readonly entrypoint: string | undefined;
}

export interface TypedAddress {
  readonly kind: 'typed_address';
  readonly address: string;
}

export interface OperationValue {
  readonly kind: 'operation';
  readonly operation: ChainOperation;
}

export interface Ticket {
  readonly kind: 'ticket';
  readonly ticketer: string;
  readonly content: Value;
  readonly amount: bigint;
}

/** A Michelson value in a test, such as the reason of a failure. */
export interface MichelsonProgram {
  readonly kind: 'michelson_program';
  readonly code: Micheline;
  /** The value it was made from, so that values without Michelson notation here can be read back. */
  readonly source: Value | undefined;
}

export interface MichelsonContract {
  readonly kind: 'michelson_contract';
  readonly contract: CompiledContract;
}

/** One change to a program or value that a mutation test tries. */
export interface Mutation {
  readonly kind: 'mutation';
  readonly place: string;
  readonly replacement: string;
}

/** A generator of random values in property-based tests. */
export interface Generator {
  readonly kind: 'generator';
  readonly next: () => Value;
}

export interface Views {
  readonly kind: 'views';
  readonly views: readonly (readonly [string, FunctionValue])[];
}

export interface DynamicEntrypoint {
  readonly kind: 'dynamic_entrypoint';
  readonly key: bigint;
  readonly initial: FunctionValue | undefined;
}

/** A value that only the compiler knows, such as the size of Michelson code; any use but passing it on is an error. */
export interface Unavailable {
  readonly kind: 'unavailable';
  readonly what: string;
}
