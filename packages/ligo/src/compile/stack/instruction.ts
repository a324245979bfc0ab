/**
 * Stack code: Michelson with functions that name what they capture, and with a loop over numbers. Depths
 * count from the top of the stack.
 */
import type { Micheline } from '../../michelson';
import type { Span } from '../../syntax/source';
import type { MiniType } from '../mini-c/type';
import type { Mask } from './mask';

export type Code = readonly Instruction[];

export type Instruction = (
  | Raw
  | Plain
  | Numbered
  | Typed
  | Nested
  | Branch
  | Lambda
  | Capturing
  | CreateContract
) & { readonly span?: Span };

/** Michelson that takes a number of items and makes one. */
interface Raw {
  readonly kind: 'RAW';
  readonly taken: number;
  readonly code: readonly Micheline[];
}

interface Plain {
  /** `TRUE` is `PUSH bool True`. */
  readonly kind: 'SWAP' | 'UNIT' | 'TRUE' | 'CONS' | 'EXEC';
}

interface Numbered {
  readonly kind: 'DIG' | 'DUG' | 'DUP' | 'DROP' | 'PAIR' | 'UNPAIR' | 'GET' | 'UPDATE';
  readonly number: number;
}

interface Typed {
  readonly kind: 'NIL' | 'LEFT';
  readonly type: MiniType;
}

interface Nested {
  /** `FOR` takes start, end and step; its body takes a number. */
  readonly kind: 'DIP' | 'LOOP' | 'LOOP_LEFT' | 'ITER' | 'MAP' | 'FOR';
  readonly body: Code;
}

interface Branch {
  readonly kind: 'IF' | 'IF_NONE' | 'IF_CONS' | 'IF_LEFT';
  readonly first: Code;
  readonly second: Code;
}

interface Lambda {
  readonly kind: 'LAMBDA';
  readonly parameter: MiniType;
  readonly result: MiniType;
  readonly body: Code;
}

/** A function that captures items of the stack. The body finds its parameter above them. */
interface Capturing {
  readonly kind: 'FUNCTION' | 'RECURSIVE';
  readonly parameter: MiniType;
  readonly result: MiniType;
  /** The types of the captured items. */
  readonly captured: readonly MiniType[];
  /** Which items of the stack they are. */
  readonly from: Mask;
  readonly body: Code;
}

interface CreateContract {
  readonly kind: 'CREATE_CONTRACT';
  readonly parameter: MiniType;
  readonly storage: MiniType;
  readonly body: Code;
}

export type InstructionOf<Kind extends Instruction['kind']> = Instruction extends infer Each
  ? Each extends { readonly kind: infer Kinds }
    ? Kind extends Kinds
      ? Each
      : never
    : never
  : never;
