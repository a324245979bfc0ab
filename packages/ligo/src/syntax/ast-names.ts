/** Parts shared by several kinds of nodes. */
import type { Span } from './source';

export interface Node {
  readonly span: Span;
}

/** A bound or used name; the `@` of an escaped name is not part of its text. */
export interface Name extends Node {
  readonly text: string;
}

/** `[@key value]` or the decorator `@key` or `@key("value")`. */
export interface Attribute extends Node {
  readonly key: string;
  readonly value?: string;
}

/** One step into a record or a tuple: a field or an index. JsLIGO also allows `["f"]` and `[0]`. */
export type Selector = FieldSelector | IndexSelector;

export interface FieldSelector extends Node {
  readonly kind: 'field';
  readonly name: string;
}

export interface IndexSelector extends Node {
  readonly kind: 'index';
  readonly index: bigint;
}

export type Literal =
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'nat'; readonly value: bigint }
  | { readonly kind: 'mutez'; readonly value: bigint }
  | { readonly kind: 'string'; readonly value: string; readonly verbatim: boolean }
  /** Lower-case hexadecimal digits, without `0x`. */
  | { readonly kind: 'bytes'; readonly value: string }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'unit' };
