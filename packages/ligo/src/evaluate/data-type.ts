/**
 * Types at run time: used to read Michelson values, to choose entrypoints and to generate random values.
 * Aliases are expanded.
 */
import type { Shape } from './values/value';

export type DataType =
  | { readonly kind: SimpleType }
  | { readonly kind: 'option' | 'list' | 'set' | 'contract' | 'ticket'; readonly item: DataType }
  | {
      readonly kind: 'map' | 'big_map' | 'lambda' | 'typed_address';
      readonly from: DataType;
      readonly to: DataType;
    }
  | { readonly kind: 'tuple'; readonly items: readonly DataType[] }
  | RowType
  /** A JsLIGO union, or a type that the checker could not determine: any value is accepted. */
  | { readonly kind: 'unknown'; readonly what: string };

/** A record or a variant; names and items are in layout order. */
export interface RowType {
  readonly kind: 'record' | 'variant';
  readonly shape: Shape;
  readonly items: readonly DataType[];
}

export type SimpleType =
  | 'unit'
  | 'bool'
  | 'int'
  | 'nat'
  | 'mutez'
  | 'timestamp'
  | 'string'
  | 'bytes'
  | 'address'
  | 'key'
  | 'key_hash'
  | 'signature'
  | 'chain_id'
  | 'operation'
  | 'never'
  | 'chest'
  | 'chest_key'
  | 'bls12_381_g1'
  | 'bls12_381_g2'
  | 'bls12_381_fr';
