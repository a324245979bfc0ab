/** What all parts of the compiler share while one program is compiled. */
import type { LambdaExpression, Program } from '../../syntax/ast';
import type { Library } from '../machine/native';
import type { Mutant } from '../mutation/mutant';
import type { Builder } from './builder';
import type { Code } from './code';
import type { ModuleBinding, Scope } from './scope';
import type { Typing } from './typing';

export interface Context {
  readonly program: Program;
  readonly typing: Typing;
  readonly library: Library;
  /** The places of top-level values; several programs may share one machine. */
  readonly globals: { count: number };
  /** Imported files are compiled once. */
  readonly files: Map<number, ModuleBinding>;
  /** Receives the code of each declaration of the top level. */
  readonly units: Unit[];
  /** The code of each function and the unit it belongs to, for mutation tests. */
  readonly codes: Map<LambdaExpression, CompiledFunction>;
  /** The top-level values that the unit in progress uses. */
  uses: Set<number>;
  /** The one change that this compilation makes to the program. */
  readonly mutant: Mutant | undefined;
}

export interface CompiledFunction {
  readonly code: Code;
  /** The top-level values that its unit uses. */
  readonly uses: ReadonlySet<number>;
}

/** The code that evaluates one declaration of the top level. */
export interface Unit {
  readonly name: string | undefined;
  readonly code: Code;
  /** The index of the file it is declared in, zero for the main file. */
  readonly file: number;
  /** Where its values are kept, by name. */
  readonly globals: ReadonlyMap<string, number>;
  /** The top-level values that it uses. */
  readonly uses: ReadonlySet<number>;
}

/** Where an expression is: the function it belongs to and the names it sees. */
export interface Place {
  readonly context: Context;
  readonly builder: Builder;
  readonly scope: Scope;
}
