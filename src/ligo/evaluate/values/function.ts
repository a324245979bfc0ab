/** Functions as values: closures of the program, library functions, and applications that still lack arguments. */
import type { Type } from '../../types/type';
import type { Code } from '../code/code';
import type { Native } from '../machine/native';
import type { TypeEnvironment } from '../type-environment';
import type { Value } from './value';

export type FunctionValue = Closure | NativeFunction | Partial;

export interface Closure {
  readonly kind: 'closure';
  readonly code: Code;
  /** What the body uses of the scopes around it. */
  readonly captured: readonly Value[];
  /** What the type parameters in scope stand for. */
  readonly types: TypeEnvironment;
}

export interface NativeFunction {
  readonly kind: 'native';
  readonly native: Native;
  /** Its type at the place where it was named, for functions that depend on it. */
  readonly type: Type | undefined;
}

/** A function of several parameters that has got some of its arguments. */
export interface Partial {
  readonly kind: 'partial';
  readonly target: Closure | NativeFunction;
  readonly given: readonly Value[];
}

export const isFunction = (value: Value): value is FunctionValue =>
  value.kind === 'closure' || value.kind === 'native' || value.kind === 'partial';
