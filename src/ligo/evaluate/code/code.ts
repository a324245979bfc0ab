/** Code for the machine: each function of a program is one list of instructions. */
import type { LambdaExpression, Program } from '../../syntax/ast';
import type { Span } from '../../syntax/source';
import type { Frame } from '../machine/frame';
import type { Machine } from '../machine/machine';

/** One step. It may jump by setting `frame.position`. */
export type Instruction = (frame: Frame, machine: Machine) => void;

export interface Code {
  /** The name it is bound to. */
  readonly name: string | undefined;
  readonly span: Span;
  readonly arity: number;
  /** How many local variables it has; the arguments come first. */
  readonly slots: number;
  readonly instructions: readonly Instruction[];
  /** The place in the source of instructions that can fail or call. */
  readonly places: ReadonlyMap<number, Span>;
  /** Where it comes from, for mutation tests. */
  readonly lambda: LambdaExpression | undefined;
  readonly program: Program;
  /** An estimate of its size: instructions, with the bytes of literals and the functions inside it. */
  readonly weight: number;
}
