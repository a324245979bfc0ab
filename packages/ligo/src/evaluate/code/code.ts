/** Machine code: each function of a program is one list of instructions. */
import type { LambdaExpression, Program } from '../../syntax/ast';
import type { Span } from '../../syntax/source';
import type { ProgramFunctions } from '../function-code';
import type { Frame } from '../machine/frame';
import type { Machine } from '../machine/machine';

/** One step. It may jump by setting `frame.position`. */
export type Instruction = (frame: Frame, machine: Machine) => void;

export interface Code {
  /** The name it is bound to. */
  readonly name: string | undefined;
  readonly span: Span;
  readonly arity: number;
  /** The number of local variables; the arguments come first. */
  readonly slots: number;
  readonly instructions: readonly Instruction[];
  /** The source positions of instructions that can fail or call. */
  readonly places: ReadonlyMap<number, Span>;
  /** The source expression, for mutation tests. */
  readonly lambda: LambdaExpression | undefined;
  readonly program: Program;
  /** The functions of the program as Michelson. */
  readonly functions: ProgramFunctions;
  /** The names of the captured variables, by index. */
  readonly captures: readonly string[];
  /** An estimate of its size: instructions, plus the bytes of literals and nested functions. */
  readonly weight: number;
}
