/** One change to a program, for mutation tests. */
import type { Expression } from '../../syntax/ast';

export interface Mutant {
  /** What replaces an expression, if this is the one that changes. */
  replacement(node: Expression): Expression | undefined;
}
