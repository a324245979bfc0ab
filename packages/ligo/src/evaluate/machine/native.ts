/** Library functions, implemented in TypeScript. */

import type { Type } from '../../types/type';
import type { FunctionCode } from '../function-code';
import type { CompiledContract } from '../values/contract';
import type { FunctionValue } from '../values/function';
import type { Value } from '../values/value';
import type { Host } from './host';

/**
 * A library function that calls functions of the program does not call them directly; it yields the call and
 * resumes with the result, so that only the machine limits the depth of calls. A failure is thrown at the
 * `yield`.
 */
export type Steps<T = Value> = Generator<Call, T, Value>;

export interface Call {
  readonly function: FunctionValue;
  readonly arguments: readonly Value[];
}

export interface Native {
  readonly name: string;
  /** The number of parameters; zero for a constant that depends on its type. */
  readonly arity: number;
  readonly run: (this: void, args: readonly Value[], host: Host, type: Type | undefined) => Value | Steps;
  /** The code of a function written in Michelson. */
  readonly michelson?: FunctionCode;
  /** Set for a function that represents a whole contract. */
  readonly contract?: CompiledContract;
}

export const call = (fn: FunctionValue, ...args: Value[]): Call => ({ function: fn, arguments: args });

/** A library: values by path, such as `List.map`. */
export interface Library {
  readonly get: (name: string) => Native | Value | undefined;
  readonly names: () => Iterable<string>;
}

export const isNative = (entry: Native | Value): entry is Native => 'arity' in entry;
export const isSteps = (result: Value | Steps): result is Steps =>
  'next' in result && typeof result.next === 'function' && !('kind' in result);
