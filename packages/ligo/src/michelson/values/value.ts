/** The values of Michelson. */
import type { MichelinePrim, MichelineSequence } from '../tree';
import type { BinaryType, Type } from '../types/type';

export type Value =
  | UnitValue
  | BoolValue
  | NumberValue
  | TextValue
  | BytesValue
  | SignatureValue
  | PairValue
  | OrValue
  | OptionValue
  | ListValue
  | SetValue
  | MapValue
  | LambdaValue
  | ContractValue
  | TicketValue
  | SaplingStateValue
  | OperationValue;

/** The values of one kind, also where several kinds share an interface. */
export type ValueOfKind<K extends Value['kind']> = K extends unknown ? Narrowed<Value, K> : never;

type Narrowed<V extends Value, K> = V extends Value
  ? K extends V['kind']
    ? V & { readonly kind: K }
    : never
  : never;

export interface UnitValue {
  readonly kind: 'unit';
}

export interface BoolValue {
  readonly kind: 'bool';
  readonly value: boolean;
}

/** Timestamps in seconds; elements of the scalar field of BLS12-381 are reduced. */
export interface NumberValue {
  readonly kind: 'int' | 'nat' | 'mutez' | 'timestamp' | 'bls12_381_fr';
  readonly value: bigint;
}

export interface TextValue {
  readonly kind: 'string';
  readonly value: string;
}

/** Hexadecimal digits; addresses, keys and hashes in the chain's binary form. */
export interface BytesValue {
  readonly kind: BytesKind;
  readonly value: string;
}

export type BytesKind =
  | 'bytes'
  | 'address'
  | 'key'
  | 'key_hash'
  | 'chain_id'
  | 'chest'
  | 'chest_key'
  | 'bls12_381_g1'
  | 'bls12_381_g2'
  | 'sapling_transaction';

/** The same bytes have several readable forms (`edsig…`, `sig…`); the one that was read is kept. */
export interface SignatureValue {
  readonly kind: 'signature';
  readonly value: string;
  readonly text?: string | undefined;
}

export interface PairValue {
  readonly kind: 'pair';
  readonly left: Value;
  readonly right: Value;
}

export interface OrValue {
  readonly kind: 'or';
  readonly side: 'Left' | 'Right';
  readonly value: Value;
}

export interface OptionValue {
  readonly kind: 'option';
  /** Undefined for `None`. */
  readonly value: Value | undefined;
}

/** A linked list, because lists are built and taken apart at their head. */
export interface ListValue {
  readonly kind: 'list';
  readonly cell: Cell | undefined;
  readonly size: number;
}

export interface Cell {
  readonly head: Value;
  readonly tail: ListValue;
}

/** In ascending order, without duplicates. */
export interface SetValue {
  readonly kind: 'set';
  readonly items: readonly Value[];
}

/** In ascending order of the keys, without duplicates. */
export interface MapValue {
  readonly kind: 'map' | 'big_map';
  readonly entries: readonly Entry[];
}

export type Entry = readonly [key: Value, value: Value];

export interface LambdaValue {
  readonly kind: 'lambda';
  readonly code: MichelineSequence;
  readonly type: BinaryType;
  /** Whether the code finds the lambda itself below its argument. */
  readonly isRecursive: boolean;
  /** The stack before each instruction of the code. */
  readonly stacks: Stacks;
}

export type Stacks = ReadonlyMap<MichelinePrim, readonly Type[]>;

export interface ContractValue {
  readonly kind: 'contract';
  /** An address with an entrypoint, in the chain's binary form. */
  readonly value: string;
}

export interface TicketValue {
  readonly kind: 'ticket';
  readonly ticketer: string;
  readonly content: Value;
  readonly amount: bigint;
}

/** The states of Sapling pools are only passed around: proofs cannot be verified here. */
export interface SaplingStateValue {
  readonly kind: 'sapling_state';
  readonly memoSize: number;
}

export interface OperationValue {
  readonly kind: 'operation';
  readonly operation: Operation;
}

export type Operation = Transaction | Origination | Delegation | EventEmission;

/** Addresses and hashes are in base58. */
export interface Transaction {
  readonly kind: 'transaction';
  /** The address, with the entrypoint unless it is `default`. */
  readonly destination: string;
  readonly parameter: Value;
  readonly type: Type;
  readonly amount: bigint;
}

export interface Origination {
  readonly kind: 'origination';
  readonly address: string;
  readonly script: MichelineSequence;
  readonly storage: Value;
  readonly delegate: string | undefined;
  readonly balance: bigint;
}

export interface Delegation {
  readonly kind: 'delegation';
  readonly delegate: string | undefined;
}

export interface EventEmission {
  readonly kind: 'event';
  readonly tag: string | undefined;
  readonly type: Type;
  readonly payload: Value;
}
