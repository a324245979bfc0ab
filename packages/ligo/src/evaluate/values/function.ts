/** Functions as values: closures, library functions, and partial applications. */
import type { Type } from '../../types/type';
import type { Code } from '../code/code';
import type { ProgramFunctions } from '../function-code';
import type { Native } from '../machine/native';
import type { TypeEnvironment } from '../type-environment';
import type { Value } from './value';

export type FunctionValue = Closure | NativeFunction | Partial;

export interface Closure {
  readonly kind: 'closure';
  readonly code: Code;
  /** The captured variables of enclosing scopes. */
  readonly captured: readonly Value[];
  /** The arguments of the type parameters in scope. */
  readonly types: TypeEnvironment;
}

export interface NativeFunction {
  readonly kind: 'native';
  readonly native: Native;
  /** Its instantiated type, for functions that depend on it. */
  readonly type: Type | undefined;
  /** The program that uses it. */
  readonly program?: ProgramFunctions;
}

/** A partially applied function. */
export interface Partial {
  readonly kind: 'partial';
  readonly target: Closure | NativeFunction;
  readonly given: readonly Value[];
}

export const isFunction = (value: Value): value is FunctionValue =>
  value.kind === 'closure' || value.kind === 'native' || value.kind === 'partial';
