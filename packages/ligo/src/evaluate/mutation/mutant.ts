/** A single mutation of a program. */
import type { Expression } from '../../syntax/ast';

export interface Mutant {
  /** The replacement of an expression, if it is the mutated one. */
  replacement(node: Expression): Expression | undefined;
}
