/** The shared state of compiling one program. */
import type { LambdaExpression, Program } from '../../syntax/ast';
import type { ProgramFunctions } from '../function-code';
import type { Library } from '../machine/native';
import type { Mutant } from '../mutation/mutant';
import type { Builder } from './builder';
import type { Code } from './code';
import type { ModuleBinding, Scope } from './scope';
import type { Typing } from './typing';
import type { Watch } from './watch';

export interface Context {
  readonly program: Program;
  readonly typing: Typing;
  readonly functions: ProgramFunctions;
  readonly library: Library;
  /** The slots of top-level values; several programs may share one machine. */
  readonly globals: { count: number };
  /** Imported files are compiled once. */
  readonly files: Map<number, ModuleBinding>;
  /** Receives the code of each top-level declaration. */
  readonly units: Unit[];
  /** The code and the unit of each function, for mutation tests. */
  readonly codes: Map<LambdaExpression, CompiledFunction>;
  /** The top-level values used by the current unit. */
  uses: Set<number>;
  /** The mutation that this compilation applies, if any. */
  readonly mutant: Mutant | undefined;
  readonly watch: Watch | undefined;
}

export interface CompiledFunction {
  readonly code: Code;
  /** The top-level values that its unit uses. */
  readonly uses: ReadonlySet<number>;
}

/** The code that evaluates one top-level declaration. */
export interface Unit {
  readonly name: string | undefined;
  readonly code: Code;
  /** The index of its file; zero for the main file. */
  readonly file: number;
  /** The slots of its values, by name. */
  readonly globals: ReadonlyMap<string, number>;
  /** The top-level values that it uses. */
  readonly uses: ReadonlySet<number>;
}

/** The context of an expression: its function and its scope. */
export interface Place {
  readonly context: Context;
  readonly builder: Builder;
  readonly scope: Scope;
}
