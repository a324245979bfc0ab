/**
 * Mini-c: a typed lambda calculus over Michelson's types, after names of modules, polymorphism, patterns,
 * records and variants are gone. The front half of the compiler produces it; the optimiser maps it to
 * itself; the stack compiler turns it into Michelson.
 */
import type { Micheline } from '../../michelson/tree';
import type { Span } from '../../syntax/source';
import type { ConstantName } from './constant';
import type { MiniType } from './type';

/** A variable. Two are the same if their identifiers are equal; the name is only for printing. */
export interface Variable {
  readonly id: number;
  /** The name in the program, or `gen` for a generated variable. */
  readonly name: string;
}

export interface Binder {
  readonly variable: Variable;
  readonly type: MiniType;
}

interface Node {
  readonly type: MiniType;
  /** The place in the program that the expression comes from; absent on generated expressions. */
  readonly span?: Span;
}

export type MiniExpression =
  | Literal
  | VariableUse
  | Dereference
  | Closure
  | RecursiveFunction
  | Application
  | Constant
  | Iterator
  | Fold
  | FoldRight
  | IfBool
  | IfNone
  | IfCons
  | IfLeft
  | Let
  | LetMutable
  | LetTuple
  | Tuple
  | Projection
  | Update
  | RawMichelson
  | InlineMichelson
  | CreateContract
  | Assign
  | ForEach
  | For
  | While;

export interface Literal extends Node {
  readonly kind: 'literal';
  readonly value: LiteralValue;
}

/** A pushable literal by its Michelson type. Bytes are hexadecimal digits without `0x`. */
export type LiteralValue =
  | { readonly type: 'unit' }
  | { readonly type: 'int' | 'nat' | 'timestamp' | 'mutez'; readonly value: bigint }
  | {
      readonly type: 'string' | 'address' | 'signature' | 'key' | 'key_hash' | 'chain_id';
      readonly value: string;
    }
  | {
      readonly type:
        | 'bytes'
        | 'operation'
        | 'bls12_381_g1'
        | 'bls12_381_g2'
        | 'bls12_381_fr'
        | 'chest'
        | 'chest_key';
      readonly value: string;
    };

export interface VariableUse extends Node {
  readonly kind: 'variable';
  readonly variable: Variable;
}

/** The value of a mutable variable. */
export interface Dereference extends Node {
  readonly kind: 'dereference';
  readonly variable: Variable;
}

/** A function. Its `type` is a function type, which gives the type of the parameter. */
export interface Closure extends Node {
  readonly kind: 'closure';
  readonly parameter: Variable;
  readonly body: MiniExpression;
}

/** A function that refers to itself as `self` and cannot be a loop: `LAMBDA_REC`. */
export interface RecursiveFunction extends Node {
  readonly kind: 'recursive';
  readonly self: Variable;
  readonly parameter: Variable;
  readonly body: MiniExpression;
}

export interface Application extends Node {
  readonly kind: 'application';
  readonly function: MiniExpression;
  readonly argument: MiniExpression;
}

export interface Constant extends Node {
  readonly kind: 'constant';
  readonly name: ConstantName;
  readonly arguments: readonly MiniExpression[];
}

/** `ITER`: `body` for each item; `MAP`; `LOOP_LEFT`: `body` until it is a right value, from `collection`. */
export interface Iterator extends Node {
  readonly kind: 'iterator';
  readonly operation: 'ITER' | 'MAP' | 'LOOP_LEFT';
  readonly binder: Binder;
  readonly body: MiniExpression;
  readonly collection: MiniExpression;
}

/** The binder of the body is the pair of accumulator and item. */
export interface Fold extends Node {
  readonly kind: 'fold';
  readonly binder: Binder;
  readonly body: MiniExpression;
  readonly collection: MiniExpression;
  readonly initial: MiniExpression;
}

/** The binder of the body is the pair of item and accumulator. */
export interface FoldRight extends Node {
  readonly kind: 'fold-right';
  readonly binder: Binder;
  readonly body: MiniExpression;
  readonly collection: MiniExpression;
  readonly itemType: MiniType;
  readonly initial: MiniExpression;
}

export interface IfBool extends Node {
  readonly kind: 'if-bool';
  readonly condition: MiniExpression;
  readonly whenTrue: MiniExpression;
  readonly whenFalse: MiniExpression;
}

export interface IfNone extends Node {
  readonly kind: 'if-none';
  readonly option: MiniExpression;
  readonly none: MiniExpression;
  readonly binder: Binder;
  readonly some: MiniExpression;
}

export interface IfCons extends Node {
  readonly kind: 'if-cons';
  readonly list: MiniExpression;
  readonly nil: MiniExpression;
  readonly head: Binder;
  readonly tail: Binder;
  readonly cons: MiniExpression;
}

export interface IfLeft extends Node {
  readonly kind: 'if-left';
  readonly or: MiniExpression;
  readonly leftBinder: Binder;
  readonly left: MiniExpression;
  readonly rightBinder: Binder;
  readonly right: MiniExpression;
}

export interface Let extends Node {
  readonly kind: 'let';
  readonly binder: Binder;
  readonly value: MiniExpression;
  /** `[@inline]`. */
  readonly inline: boolean;
  readonly body: MiniExpression;
}

export interface LetMutable extends Node {
  readonly kind: 'let-mutable';
  readonly binder: Binder;
  readonly value: MiniExpression;
  readonly body: MiniExpression;
}

export interface LetTuple extends Node {
  readonly kind: 'let-tuple';
  readonly binders: readonly Binder[];
  readonly value: MiniExpression;
  readonly body: MiniExpression;
}

export interface Tuple extends Node {
  readonly kind: 'tuple';
  readonly items: readonly MiniExpression[];
}

/** Item `index` of a tuple of `count` items. */
export interface Projection extends Node {
  readonly kind: 'projection';
  readonly tuple: MiniExpression;
  readonly index: number;
  readonly count: number;
}

/** A tuple of `count` items with another item `index`. */
export interface Update extends Node {
  readonly kind: 'update';
  readonly tuple: MiniExpression;
  readonly index: number;
  readonly count: number;
  readonly value: MiniExpression;
}

/** `[%Michelson ({| … |} : a -> b)]`: a function written in Michelson. */
export interface RawMichelson extends Node {
  readonly kind: 'raw-michelson';
  readonly code: readonly Micheline[];
}

/** `[%michelson ({| … |} x y : t)]`: Michelson applied to arguments, the first on top of the stack. */
export interface InlineMichelson extends Node {
  readonly kind: 'inline-michelson';
  readonly code: readonly Micheline[];
  readonly arguments: readonly MiniExpression[];
}

/** The arguments are delegate, amount and initial storage. */
export interface CreateContract extends Node {
  readonly kind: 'create-contract';
  readonly parameterType: MiniType;
  readonly storageType: MiniType;
  readonly binder: Binder;
  readonly code: MiniExpression;
  readonly arguments: readonly MiniExpression[];
}

export interface Assign extends Node {
  readonly kind: 'assign';
  readonly variable: Variable;
  readonly value: MiniExpression;
}

/** Two binders, for the key and the value, for a map with both named; otherwise one. */
export interface ForEach extends Node {
  readonly kind: 'for-each';
  readonly collection: MiniExpression;
  readonly binders: readonly Binder[];
  readonly body: MiniExpression;
}

export interface For extends Node {
  readonly kind: 'for';
  readonly start: MiniExpression;
  readonly final: MiniExpression;
  readonly step: MiniExpression;
  readonly binder: Binder;
  readonly body: MiniExpression;
}

export interface While extends Node {
  readonly kind: 'while';
  readonly condition: MiniExpression;
  readonly body: MiniExpression;
}

/** A contract in mini-c. */
export interface MiniContract {
  /** A closed function from a pair of parameter and storage to a pair of operations and storage. */
  readonly main: MiniExpression;
  readonly views?: MiniViews;
}

/** All views of a contract, which are optimised together. */
export interface MiniViews {
  readonly names: readonly string[];
  /** A tuple with, for each name, a function from a pair of argument and storage to the result. */
  readonly functions: MiniExpression;
  /** Where the views are declared. */
  readonly spans: readonly Span[];
}
