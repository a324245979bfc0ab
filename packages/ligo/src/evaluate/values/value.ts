/** The values of LIGO programs and tests in the evaluator. Values are immutable. */

import type { Micheline } from '../../michelson/tree';
import type { LayoutTree } from '../../types/layout';
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

/** All numbers; `int64` exists in tests only. */
export interface NumberValue {
  readonly kind: 'int' | 'nat' | 'mutez' | 'timestamp' | 'int64' | 'bls12_381_fr';
  readonly value: bigint;
}

export interface Text {
  readonly kind: 'string';
  readonly value: string;
}

/** Bytes as lower-case hexadecimal digits, so that they are compared and concatenated as strings. */
export interface Bytes {
  readonly kind: 'bytes' | 'chest' | 'chest_key' | 'bls12_381_g1' | 'bls12_381_g2';
  readonly value: string;
  /** The function packed to these bytes. */
  readonly packed?: FunctionValue;
}

/** Values with a Base58Check encoding. An address may end in `%entrypoint`. */
export interface Encoded {
  readonly kind: 'address' | 'key' | 'key_hash' | 'signature' | 'chain_id';
  readonly value: string;
}

export interface Tuple {
  readonly kind: 'tuple';
  readonly items: readonly Value[];
}

/** The Michelson layout of a record or a variant; the names are in layout order. */
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
  /** Set for a big map in a storage. */
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

/** A Michelson value in a test, such as the reason for a failure. */
export interface MichelsonProgram {
  readonly kind: 'michelson_program';
  readonly code: Micheline;
  /** The original value, so that values without Michelson notation can be read back. */
  readonly source: Value | undefined;
}

export interface MichelsonContract {
  readonly kind: 'michelson_contract';
  readonly contract: CompiledContract;
}

/** A mutation of a program or value, tried by a mutation test. */
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

/** A value that only the compiler knows, such as the size of Michelson code; it can only be passed on. */
export interface Unavailable {
  readonly kind: 'unavailable';
  readonly what: string;
}
