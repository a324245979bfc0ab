/**
 * Types of mini-c: those of Michelson, before combs of pairs are made from tuples. Functions may capture
 * values that a Michelson `lambda` cannot; they become `lambda` in the finished code.
 */
import type { Span } from '../../syntax/source';
import type { Type } from '../../types/type';

export type MiniType = (
  | BaseType
  | MemoSizeType
  | TupleType
  | OrType
  | FunctionType
  | MapType
  | ContainerType
) & {
  /** Where the type is written; absent on generated ones. */
  readonly span?: Span;
  /** The type in the program, as error messages show it. */
  readonly source?: Type;
};

/** A field or alternative with its `%` annotation, without the percent sign. */
export interface Field {
  readonly type: MiniType;
  readonly annotation?: string;
}

export interface BaseType {
  readonly kind: 'base';
  readonly name: BaseName;
}

export type BaseName =
  | 'unit'
  | 'bool'
  | 'string'
  | 'bytes'
  | 'nat'
  | 'int'
  | 'mutez'
  | 'operation'
  | 'address'
  | 'key'
  | 'key_hash'
  | 'chain_id'
  | 'signature'
  | 'timestamp'
  | 'baker_hash'
  | 'pvss_key'
  | 'baker_operation'
  | 'bls12_381_g1'
  | 'bls12_381_g2'
  | 'bls12_381_fr'
  | 'never'
  | 'tx_rollup_l2_address'
  | 'chest'
  | 'chest_key';

/** `sapling_state` and `sapling_transaction` with their memo size, and a number as a type (`type-int`). */
export interface MemoSizeType {
  readonly kind: 'sapling_state' | 'sapling_transaction' | 'type-int';
  readonly size: bigint;
}

/** Becomes a right comb; a tuple of none is `unit`, a tuple of one its only item. */
export interface TupleType {
  readonly kind: 'tuple';
  readonly fields: readonly Field[];
}

export interface OrType {
  readonly kind: 'or';
  readonly left: Field;
  readonly right: Field;
}

export interface FunctionType {
  readonly kind: 'function';
  readonly parameter: MiniType;
  readonly result: MiniType;
}

export interface MapType {
  readonly kind: 'map' | 'big_map';
  readonly key: MiniType;
  readonly value: MiniType;
}

export interface ContainerType {
  readonly kind: 'list' | 'set' | 'contract' | 'ticket' | 'option';
  readonly item: MiniType;
}

export const baseType = (name: BaseName): MiniType => ({ kind: 'base', name });

export const tupleType = (types: readonly MiniType[]): MiniType => ({
  kind: 'tuple',
  fields: types.map((type) => ({ type })),
});

export const functionType = (parameter: MiniType, result: MiniType): MiniType => ({
  kind: 'function',
  parameter,
  result,
});

export const containerType = (kind: ContainerType['kind'], item: MiniType): MiniType => ({ kind, item });

export const mapType = (kind: MapType['kind'], key: MiniType, value: MiniType): MiniType => ({
  kind,
  key,
  value,
});

export const orType = (left: Field, right: Field): MiniType => ({ kind: 'or', left, right });
